<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use WC_Order;

/** The page that the customer returns to: reads the gateway, and says what it means for the order. */
final class OrderPage
{
    private const WAIT_SECONDS = 3;

    /** Of the order of this page, as it was read. */
    private static ?State $state = null;

    public static function register(): void
    {
        add_action('template_redirect', self::read(...));
        add_filter('woocommerce_thankyou_order_received_text', self::text(...), 10, 2);
    }

    /** Before the page is made, so that it shows the status that the order has now. */
    private static function read(): void
    {
        if (!is_order_received_page()) {
            return;
        }
        $order = wc_get_order(absint(get_query_var('order-received')));
        $key = wp_unslash($_GET['key'] ?? '');
        $isShown = $order instanceof WC_Order && is_string($key) && hash_equals($order->get_order_key(), $key);
        if ($isShown && self::isOurs($order) && !$order->is_paid()) {
            self::$state = Poll::check($order->get_id(), self::WAIT_SECONDS);
        }
    }

    /** WooCommerce passes no order where its details may not be shown. */
    private static function text(mixed $text, mixed $order = null): mixed
    {
        if (!$order instanceof WC_Order || !self::isOurs($order) || $order->is_paid() || $order->has_status('refunded')) {
            return $text;
        }
        if (self::$state?->progress === Progress::Partial && self::$state->session !== null) {
            return esc_html__('A part of your payment has arrived. Pay the rest with the same data; do not pay the whole amount again.', 'pasarela-woocommerce')
                . self::link(self::$state->session['url'], __('Pay the rest', 'pasarela-woocommerce'));
        }
        if ($order->has_status('on-hold')) {
            return esc_html(Attempt::doNotPayAgain());
        }
        return esc_html__('We have not received your payment. If you already sent a transfer, do not pay again: the order is updated when it arrives.', 'pasarela-woocommerce')
            . self::link($order->get_checkout_payment_url(), __('Pay the order', 'pasarela-woocommerce'));
    }

    private static function link(string $url, string $text): string
    {
        return ' <a href="' . esc_url($url) . '">' . esc_html($text) . '</a>';
    }

    private static function isOurs(WC_Order $order): bool
    {
        return in_array($order->get_payment_method(), [PageGateway::ID, C2pGateway::ID], true);
    }
}
