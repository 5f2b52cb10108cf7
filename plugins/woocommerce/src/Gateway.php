<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;
use WC_Order;
use WC_Payment_Gateway;
use WP_Error;

/** Common part of the two payment methods. */
abstract class Gateway extends WC_Payment_Gateway
{
    /** A second submission waits so long for the first one's outcome. */
    private const WAIT_SECONDS = 20;

    public function __construct(string $id, string $title, string $description)
    {
        $this->id = $id;
        $this->method_title = $title;
        $this->method_description = $description;
        $this->supports = ['products', 'refunds'];
        $this->init_form_fields();
        $this->init_settings();
        $this->title = (string) $this->get_option('title');
        $this->description = (string) $this->get_option('description');
        add_action("woocommerce_update_options_payment_gateways_$id", [$this, 'process_admin_options']);
    }

    /** Moves the payment of the order; returns where the customer goes on. */
    abstract protected function pay(Pasarela $pasarela, WC_Order $order): string;

    public function is_available(): bool
    {
        return parent::is_available() && Settings::isConfigured() && Amount::isSupported(get_woocommerce_currency());
    }

    public function needs_setup(): bool
    {
        return !Settings::isConfigured();
    }

    public function get_description(): string
    {
        $description = parent::get_description();
        return Settings::isTest()
            ? trim($description . ' ' . __('Test mode: no real money moves.', 'pasarela-woocommerce'))
            : $description;
    }

    /**
     * @param int $order_id
     * @return array{result: string, redirect?: string}
     */
    public function process_payment($order_id): array
    {
        try {
            return ['result' => 'success', 'redirect' => $this->payOnce((int) $order_id)];
        } catch (Refusal $refusal) {
            wc_add_notice($refusal->getMessage(), 'error');
        } catch (OrderBusy) {
            wc_add_notice(Attempt::doNotPayAgain(), 'error');
        } catch (PasarelaException | InvalidArgumentException $error) {
            Log::error('payment not begun', $error, ['order' => (int) $order_id]);
            wc_add_notice(__('The payment could not begin, and nothing was charged. Try again in a few minutes, or choose another way to pay.', 'pasarela-woocommerce'), 'error');
        }
        return ['result' => 'failure'];
    }

    /** Of two submissions at once the first one pays; the second waits for its outcome and charges nothing. */
    private function payOnce(int $orderId): string
    {
        $pasarela = Settings::client();
        try {
            return Lock::hold($orderId, 0, fn (WC_Order $order): string => $this->pay($pasarela, $order));
        } catch (OrderBusy) {
            return Lock::hold($orderId, self::WAIT_SECONDS, fn (WC_Order $order): string => $this->follow($pasarela, $order));
        }
    }

    private function follow(Pasarela $pasarela, WC_Order $order): string
    {
        $state = (new Settlement($pasarela))->refresh($order);
        if ($state->progress === Progress::Open && $state->session !== null) {
            return $state->session['url'];
        }
        if (in_array($state->progress, [Progress::Paid, Progress::Confirming], true)) {
            return $this->get_return_url($order);
        }
        Attempt::requireFree($state);
        throw new Refusal(__('The payment was not completed, and nothing was charged. Try again.', 'pasarela-woocommerce'));
    }

    /**
     * @param int $order_id
     * @param string|float|null $amount
     * @param string $reason
     */
    public function process_refund($order_id, $amount = null, $reason = ''): bool|WP_Error
    {
        try {
            return Lock::hold((int) $order_id, 5, static fn (WC_Order $order): bool|WP_Error => (new Refund(Settings::client()))->refund($order, (string) $amount));
        } catch (OrderBusy | InvalidArgumentException) {
            return new WP_Error('pasarela_busy', __('The order is being updated, or the gateway is not configured. Nothing was returned: try again.', 'pasarela-woocommerce'));
        }
    }
}
