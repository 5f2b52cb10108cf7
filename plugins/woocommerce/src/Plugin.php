<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

/** Registration of everything that the plugin does with WordPress and WooCommerce. */
final class Plugin
{
    public const DOMAIN = 'pasarela-woocommerce';
    public const VERSION = '0.2.0';

    public function __construct(private readonly string $file)
    {
    }

    public function register(): void
    {
        add_action('before_woocommerce_init', $this->declareCompatibility(...));
        add_action('plugins_loaded', $this->start(...));
        register_deactivation_hook($this->file, Poll::unschedule(...));
    }

    private function declareCompatibility(): void
    {
        if (class_exists(FeaturesUtil::class)) {
            FeaturesUtil::declare_compatibility('custom_order_tables', $this->file, true);
            FeaturesUtil::declare_compatibility('cart_checkout_blocks', $this->file, true);
        }
    }

    private function start(): void
    {
        add_action('init', $this->loadTranslations(...), 1);
        if (!class_exists('WC_Payment_Gateway')) {
            add_action('admin_notices', $this->showMissingWooCommerce(...));
            return;
        }
        add_filter('woocommerce_payment_gateways', static fn (array $gateways): array => [
            ...$gateways,
            PageGateway::class,
            C2pGateway::class,
        ]);
        add_action('woocommerce_api_' . WebhookReceiver::API, static fn () => WebhookReceiver::answer());
        add_action('woocommerce_blocks_payment_method_type_registration', function (object $registry): void {
            foreach ([PageGateway::ID, C2pGateway::ID] as $id) {
                $registry->register(new BlocksMethod($id, $this->file));
            }
        });
        ConnectionCheck::register();
        Poll::register();
        OrderPage::register();
    }

    /** Every Spanish reads the translation of Venezuela: a site in es_ES has no other. */
    private function loadTranslations(): void
    {
        $locale = determine_locale();
        $file = dirname($this->file) . '/languages/' . self::DOMAIN . '-es_VE.mo';
        if (str_starts_with($locale, 'es') && is_readable($file)) {
            load_textdomain(self::DOMAIN, $file, $locale);
        }
    }

    private function showMissingWooCommerce(): void
    {
        $text = __('Pasarela needs WooCommerce: install and activate it.', 'pasarela-woocommerce');
        echo '<div class="notice notice-error"><p>', esc_html($text), '</p></div>';
    }
}
