<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use WC_Order;

/** Everything that the plugin keeps about an order, in its metadata: ids of the gateway, and no data of the payer. */
final class Record
{
    private const SESSIONS = '_pasarela_sessions';
    private const PAYMENTS = '_pasarela_payments';
    private const PAID_BY = '_pasarela_paid_by';
    private const HELD = '_pasarela_held';
    private const REVERSING = '_pasarela_reversing';
    private const REFERENCE = '_pasarela_reference';
    private const NOTED = '_pasarela_noted';

    public function __construct(public readonly WC_Order $order)
    {
    }

    /** @return list<string> Checkout sessions, oldest first. */
    public function sessions(): array
    {
        return $this->list(self::SESSIONS);
    }

    public function addSession(string $sessionId): void
    {
        $this->addAttempt(self::SESSIONS, $sessionId);
    }

    /** @return list<string> C2P payments requested in the shop, oldest first. */
    public function payments(): array
    {
        return $this->list(self::PAYMENTS);
    }

    public function addPayment(string $paymentId): void
    {
        $this->addAttempt(self::PAYMENTS, $paymentId);
    }

    /** Whether an event is about this order: only ids that this shop created for it are. */
    public function knows(array $event): bool
    {
        return in_array($event['sessionId'] ?? $event['checkoutSessionId'] ?? '', $this->sessions(), true)
            || in_array($event['paymentId'] ?? '', $this->payments(), true);
    }

    /** The payment that paid the order. */
    public function paidBy(): string
    {
        return (string) $this->order->get_meta(self::PAID_BY);
    }

    public function setPaidBy(string $paymentId): void
    {
        $this->order->update_meta_data(self::PAID_BY, $paymentId);
        $this->order->delete_meta_data(self::HELD);
        $this->order->save();
    }

    /** Whether the order is on hold because of an outcome that was not known. */
    public function isHeld(): bool
    {
        return $this->order->get_meta(self::HELD) === 'yes';
    }

    public function setHeld(bool $isHeld): void
    {
        $this->flag(self::HELD, $isHeld);
    }

    /** Whether a reversal was sent whose outcome is not known. */
    public function isReversing(): bool
    {
        return $this->order->get_meta(self::REVERSING) === 'yes';
    }

    public function setReversing(bool $isReversing): void
    {
        $this->flag(self::REVERSING, $isReversing);
    }

    /** Adds a note for the shop, once per subject, however often the gateway is read. */
    public function noteOnce(string $subject, string $text): void
    {
        if (!in_array($subject, $this->list(self::NOTED), true)) {
            $this->add(self::NOTED, $subject);
            $this->order->add_order_note($text);
        }
    }

    /**
     * Reference of the order on receipts and in the dashboard of the gateway. Kept, because other plugins can change the
     * number of an order; saved with the first session or payment.
     */
    public function reference(): string
    {
        $kept = (string) $this->order->get_meta(self::REFERENCE);
        if ($kept !== '') {
            return $kept;
        }
        $reference = substr(trim((string) preg_replace('/[^\x21-\x7e]+/', ' ', $this->order->get_order_number())), 0, 128)
            ?: (string) $this->order->get_id();
        $this->order->update_meta_data(self::REFERENCE, $reference);
        return $reference;
    }

    /** @return array{orderId: string, shop: string} */
    public function metadata(): array
    {
        return ['orderId' => (string) $this->order->get_id(), 'shop' => substr((string) wp_parse_url(home_url(), PHP_URL_HOST), 0, 200)];
    }

    /**
     * The same for every submission of the same attempt. The order's own random key makes it unique among shops that share
     * a tenant; the hash of the body is keyed, because the body may have data of the payer.
     *
     * @param array<mixed> $body
     */
    public function idempotencyKey(string $step, int $attempt, array $body): string
    {
        $order = substr(hash('sha256', $this->order->get_id() . $this->order->get_order_key()), 0, 24);
        $content = substr(hash_hmac('sha256', (string) wp_json_encode($body), wp_salt()), 0, 24);
        return "woocommerce $order $step $attempt $content";
    }

    private function flag(string $name, bool $isSet): void
    {
        if (($this->order->get_meta($name) === 'yes') === $isSet) {
            return;
        }
        if ($isSet) {
            $this->order->update_meta_data($name, 'yes');
        } else {
            $this->order->delete_meta_data($name);
        }
        $this->order->save();
    }

    /** @return list<string> */
    private function list(string $name): array
    {
        $value = $this->order->get_meta($name);
        return is_array($value) ? array_values(array_filter($value, is_string(...))) : [];
    }

    /** The schedule finds orders by their last change, and not every storage counts metadata as one. */
    private function addAttempt(string $name, string $id): void
    {
        $this->order->set_date_modified(time());
        $this->add($name, $id);
    }

    private function add(string $name, string $item): void
    {
        $this->order->update_meta_data($name, array_values(array_unique([...$this->list($name), $item])));
        $this->order->save();
    }
}
