<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;

/** The button “Test the connection” of the settings: calls the gateway as a payment would, and moves no money. */
final class ConnectionCheck
{
    private const ACTION = 'pasarela_check';
    private const RESULT = 'pasarela_check_result';

    public static function register(): void
    {
        add_action('admin_post_' . self::ACTION, self::answer(...));
    }

    public static function render(): void
    {
        $url = wp_nonce_url(admin_url('admin-post.php?action=' . self::ACTION), self::ACTION);
        if (Settings::isConfigured() && Settings::isTest()) {
            self::show(true, __('Test mode: the key is a test key. Customers pay at simulated banks, and no real money moves.', 'pasarela-woocommerce'), 'warning');
        }
        $results = get_transient(self::RESULT);
        delete_transient(self::RESULT);
        foreach (is_array($results) ? $results : [] as [$isGood, $text]) {
            self::show($isGood, $text);
        }
        echo '<p><a class="button" href="', esc_url($url), '">', esc_html__('Test the connection', 'pasarela-woocommerce'), '</a> ';
        echo esc_html__('Save the settings first.', 'pasarela-woocommerce'), '</p>';
    }

    /** @return list<array{bool, string}> Whether it works, and what it is. */
    public static function run(): array
    {
        if (!Settings::isConfigured()) {
            return [[false, __('Type the address of the gateway and the API key first.', 'pasarela-woocommerce')]];
        }
        try {
            $pasarela = Settings::client();
            $pasarela->banks->list(maxRetries: 0);
        } catch (PasarelaException | InvalidArgumentException $error) {
            /* translators: %s: explanation. */
            return [[false, sprintf(__('The gateway does not accept the connection: %s', 'pasarela-woocommerce'), $error->getMessage())]];
        }
        return [
            [true, __('The gateway accepts the API key.', 'pasarela-woocommerce')],
            self::checkCurrency($pasarela),
            self::checkPage($pasarela),
            self::checkWebhook($pasarela),
        ];
    }

    /** @return array{bool, string} */
    private static function checkCurrency(Pasarela $pasarela): array
    {
        $currency = get_woocommerce_currency();
        if (!Amount::isSupported($currency)) {
            /* translators: %s: currency of the shop. */
            return [false, sprintf(__('The currency of the shop is %s. Pasarela collects orders in USD and VES.', 'pasarela-woocommerce'), $currency)];
        }
        try {
            $rate = $currency === 'USD' ? $pasarela->quote(['usdAmount' => '1'])['bcvRate'] : null;
        } catch (PasarelaException $error) {
            /* translators: %s: explanation. */
            return [false, sprintf(__('There is no rate of the BCV now: %s', 'pasarela-woocommerce'), $error->getMessage())];
        }
        return [true, $rate === null
            ? __('The shop is in VES: no rate is needed.', 'pasarela-woocommerce')
            /* translators: %s: rate of the central bank. */
            : sprintf(__('The shop is in USD; the rate of the BCV is %s.', 'pasarela-woocommerce'), $rate)];
    }

    /** @return array{bool, string} A session as an order has one, ended at once. */
    private static function checkPage(Pasarela $pasarela): array
    {
        try {
            $session = $pasarela->checkout->sessions->create([
                'vesAmount' => '1',
                'description' => __('Test of the connection', 'pasarela-woocommerce'),
                'returnUrl' => wc_get_checkout_url(),
                'expiresInMinutes' => 5,
            ]);
            $pasarela->checkout->sessions->expire($session['sessionId']);
        } catch (PasarelaException $error) {
            /* translators: 1: host of the shop, 2: explanation. */
            $text = __('A page to pay on cannot be created. The host %1$s must be registered for your tenant in the gateway, and the key needs the scope collect: %2$s', 'pasarela-woocommerce');
            return [false, sprintf($text, wp_parse_url(home_url(), PHP_URL_HOST), $error->getMessage())];
        }
        return [true, __('A page to pay on can be created, and customers can return from it.', 'pasarela-woocommerce')];
    }

    /** @return array{bool, string} */
    private static function checkWebhook(Pasarela $pasarela): array
    {
        if (Settings::webhookSecret() === '') {
            return [false, __('There is no webhook secret: orders are updated every few minutes only.', 'pasarela-woocommerce')];
        }
        try {
            $endpoints = array_filter($pasarela->webhooks->list(), static fn (array $each): bool => $each['isActive']
                && $each['url'] === WebhookReceiver::address()
                && array_diff(WebhookReceiver::EVENTS, $each['events']) === []);
            if ($endpoints === []) {
                return [false, __('The gateway has no active endpoint with the address and the events of this shop.', 'pasarela-woocommerce')];
            }
            $report = $pasarela->notifications->test(['webhookId' => reset($endpoints)['id']]);
        } catch (PasarelaException) {
            return [true, __('The key may not read the webhooks, which is fine: send a test notification from the dashboard of the gateway.', 'pasarela-woocommerce')];
        }
        return ($report['deliveries'][0]['status'] ?? '') === 'delivered'
            ? [true, __('A test notification arrived, and its signature is right.', 'pasarela-woocommerce')]
            : [false, __('A test notification did not arrive, the webhook secret is another one, or the clock of this server is wrong by more than five minutes.', 'pasarela-woocommerce')];
    }

    private static function answer(): never
    {
        if (!current_user_can('manage_woocommerce') || !check_admin_referer(self::ACTION)) {
            wp_die('', '', ['response' => 403]);
        }
        set_transient(self::RESULT, self::run(), MINUTE_IN_SECONDS);
        wp_safe_redirect(admin_url('admin.php?page=wc-settings&tab=checkout&section=' . PageGateway::ID));
        exit;
    }

    private static function show(bool $isGood, string $text, ?string $kind = null): void
    {
        $kind ??= $isGood ? 'success' : 'error';
        echo '<div class="notice inline notice-', esc_attr($kind), '"><p>', esc_html($text), '</p></div>';
    }
}
