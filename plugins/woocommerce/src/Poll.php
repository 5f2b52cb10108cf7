<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Exception\InvalidRequestException;
use Pasarela\Exception\PasarelaException;
use WC_Order;

/** Reads the gateway for orders that wait, so that a lost webhook costs minutes and no order. */
final class Poll
{
    private const HOOK = 'pasarela_poll';
    private const CHECK_HOOK = 'pasarela_check_order';
    private const GROUP = 'pasarela';
    private const INTERVAL_SECONDS = 300;
    private const CHECK_AFTER_SECONDS = 600;
    /** Option with the time of the last run that read all orders. */
    private const LAST_RUN = 'pasarela_polled_at';

    /** Statuses of an order that can still be paid. */
    private const UNPAID = ['pending', 'failed', 'cancelled'];
    /** A transfer pays a session up to 24 hours after the day that the session may last. */
    private const UNPAID_DAYS = 3;
    /** Orders without a change for longer than this are read once an hour. */
    private const RECENT_SECONDS = 2 * 3600;
    /** A person or a page waits for the cancellation. */
    private const CANCEL_WAIT_SECONDS = 3;

    public static function register(): void
    {
        add_action(self::HOOK, self::run(...));
        add_action(self::CHECK_HOOK, static fn (int $orderId) => self::checkReversal($orderId));
        add_action('action_scheduler_init', self::schedule(...));
        add_filter('woocommerce_cancel_unpaid_order', self::mayCancel(...), 10, 2);
        // After WooCommerce has returned the goods to the stock: an order that turns out to be paid takes them again.
        add_action('woocommerce_order_status_cancelled', self::checkCanceled(...), 20, 2);
    }

    public static function schedule(): void
    {
        if (!as_has_scheduled_action(self::HOOK, [], self::GROUP)) {
            // Unique: two requests may come here at once.
            as_schedule_recurring_action(time() + self::INTERVAL_SECONDS, self::INTERVAL_SECONDS, self::HOOK, [], self::GROUP, true);
        }
    }

    public static function unschedule(): void
    {
        if (function_exists('as_unschedule_all_actions')) {
            as_unschedule_all_actions(self::HOOK, [], self::GROUP);
        }
    }

    /** Follows a reversal whose outcome is not known; the order itself has a status that is not polled. */
    public static function scheduleCheck(int $orderId): void
    {
        as_schedule_single_action(time() + self::CHECK_AFTER_SECONDS, self::CHECK_HOOK, [$orderId], self::GROUP);
    }

    public static function run(): void
    {
        if (!Settings::isConfigured()) {
            return;
        }
        $now = time();
        foreach (self::due($now) as $orderId) {
            $order = wc_get_order($orderId);
            if (!$order instanceof WC_Order || !self::isOurs($order)) {
                continue;
            }
            try {
                self::read($orderId, 0);
            } catch (OrderBusy) {
                continue;
            } catch (InvalidRequestException $error) {
                Log::error('order not read', $error, ['order' => $orderId]);
            } catch (PasarelaException | InvalidArgumentException $error) {
                // The others would wait for the same gateway; the next run reads them.
                Log::error('orders not read', $error, ['order' => $orderId]);
                return;
            }
        }
        update_option(self::LAST_RUN, $now, false);
    }

    /** The state of the order; null if it could not be read now. */
    public static function check(int $orderId, int $waitSeconds = 0): ?State
    {
        try {
            return self::read($orderId, $waitSeconds);
        } catch (OrderBusy) {
            return null;
        } catch (PasarelaException | InvalidArgumentException $error) {
            Log::error('order not read', $error, ['order' => $orderId]);
            return null;
        }
    }

    private static function read(int $orderId, int $waitSeconds): State
    {
        $settlement = new Settlement(Settings::client(Settings::READ_TIMEOUT_SECONDS));
        return Lock::hold($orderId, $waitSeconds, static fn (WC_Order $order): State => $settlement->refresh($order));
    }

    private static function checkReversal(int $orderId): void
    {
        self::check($orderId);
        $order = wc_get_order($orderId);
        if ($order instanceof WC_Order && (new Record($order))->isReversing()) {
            self::scheduleCheck($orderId);
        }
    }

    /** At once, and by the schedule if the gateway does not answer now: its customer may be on the page. */
    private static function checkCanceled(int $orderId, WC_Order $order): void
    {
        if (self::isOurs($order)) {
            self::check($orderId, self::CANCEL_WAIT_SECONDS);
        }
    }

    /** WooCommerce cancels unpaid orders after a while: not one that is being paid, nor one that cannot be read now. */
    private static function mayCancel(bool $mayCancel, WC_Order $order): bool
    {
        if (!$mayCancel || !self::isOurs($order)) {
            return $mayCancel;
        }
        return in_array(self::check($order->get_id())?->progress, [Progress::None, Progress::Open, Progress::Unreadable], true);
    }

    /**
     * Orders to read now, whatever way to pay the customer chose last.
     *
     * @return list<int>
     */
    private static function due(int $now): array
    {
        $after = static fn (int $seconds): string => '>' . ($now - $seconds);
        $recent = self::find(['status' => ['on-hold', ...self::UNPAID], 'date_modified' => $after(self::RECENT_SECONDS)]);
        $held = self::find(['status' => ['on-hold']]);
        $unpaid = self::find(['status' => self::UNPAID, 'date_modified' => $after(self::UNPAID_DAYS * DAY_IN_SECONDS)]);
        $lastRun = (int) get_option(self::LAST_RUN, 0);
        $older = array_filter([...$held, ...$unpaid], static fn (int $id): bool => self::hour($id, $now) !== self::hour($id, $lastRun));
        return array_values(array_unique([...$recent, ...$older]));
    }

    /**
     * Number of the order's hour. It begins at another minute for every id, so that runs share the work, and is compared
     * with that of the last run, because a server may run the schedule as seldom as it likes.
     */
    private static function hour(int $orderId, int $time): int
    {
        return intdiv($time + $orderId % 12 * self::INTERVAL_SECONDS, HOUR_IN_SECONDS);
    }

    private static function isOurs(WC_Order $order): bool
    {
        $record = new Record($order);
        return $record->sessions() !== [] || $record->payments() !== [];
    }

    /**
     * @param array<string, mixed> $query
     * @return list<int>
     */
    private static function find(array $query): array
    {
        $ids = wc_get_orders($query + ['return' => 'ids', 'limit' => -1, 'orderby' => 'date', 'order' => 'DESC']);
        return array_map(intval(...), $ids);
    }
}
