<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;

/** One of the two payment methods in the checkout of blocks. */
final class BlocksMethod extends AbstractPaymentMethodType
{
    private const SCRIPT = 'pasarela-blocks';

    public function __construct(string $id, private readonly string $pluginFile)
    {
        $this->name = $id;
    }

    public function initialize(): void
    {
        $this->settings = (array) get_option("woocommerce_{$this->name}_settings", []);
    }

    public function is_active(): bool
    {
        return $this->gateway()?->is_available() ?? false;
    }

    /** @return list<string> */
    public function get_payment_method_script_handles(): array
    {
        $needed = ['wc-blocks-registry', 'wc-settings', 'wp-element', 'wp-html-entities'];
        wp_register_script(self::SCRIPT, plugins_url('assets/blocks.js', $this->pluginFile), $needed, Plugin::VERSION, true);
        return [self::SCRIPT];
    }

    /** @return array<string, mixed> Texts are translated here: the script has none. */
    public function get_payment_method_data(): array
    {
        $gateway = $this->gateway();
        $data = [
            'title' => (string) $gateway?->get_title(),
            'description' => (string) $gateway?->get_description(),
            'supports' => ['products'],
        ];
        if ($this->name !== C2pGateway::ID) {
            return $data;
        }
        return $data + [
            'bankLabel' => __('Your bank', 'pasarela-woocommerce'),
            'choose' => __('Choose…', 'pasarela-woocommerce'),
            'banks' => array_map(
                static fn (string $code, string $name): array => ['code' => $code, 'name' => $name],
                array_map('strval', array_keys(Banks::ofC2p())),
                array_values(Banks::ofC2p()),
            ),
            'inputs' => array_map(
                static fn (string $name, array $input): array => ['name' => $name] + $input,
                array_keys(C2pGateway::inputs()),
                array_values(C2pGateway::inputs()),
            ),
        ];
    }

    private function gateway(): ?Gateway
    {
        $gateway = WC()->payment_gateways()->payment_gateways()[$this->name] ?? null;
        return $gateway instanceof Gateway ? $gateway : null;
    }
}
