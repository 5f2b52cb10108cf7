<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Pasarela;
use WC_Order;

/** The customer pays on the page of the gateway. Its settings have the connection, which C2P uses too. */
final class PageGateway extends Gateway
{
    public const ID = 'pasarela';

    public function __construct()
    {
        parent::__construct(
            self::ID,
            __('Pasarela', 'pasarela-woocommerce'),
            __('Your customers pay in bolívares on the page of your gateway: C2P, Pago Móvil, immediate debit or card. A shop in USD is charged at the rate of the BCV.', 'pasarela-woocommerce'),
        );
    }

    public function init_form_fields(): void
    {
        $this->form_fields = [
            'enabled' => [
                'title' => __('Enabled', 'pasarela-woocommerce'),
                'type' => 'checkbox',
                'label' => __('Offer the page of Pasarela at the checkout', 'pasarela-woocommerce'),
                'description' => __('The currency of the shop must be USD or VES.', 'pasarela-woocommerce'),
                'default' => 'no',
            ],
            'address' => [
                'title' => __('Address of the gateway', 'pasarela-woocommerce'),
                'type' => 'text',
                'description' => __('The address where your gateway runs, such as https://pay.example.com. Its operator knows it.', 'pasarela-woocommerce'),
                'placeholder' => 'https://pay.example.com',
                'default' => '',
            ],
            'api_key' => [
                'title' => __('API key', 'pasarela-woocommerce'),
                'type' => 'password',
                'description' => __('pas_test_… for tests with simulated banks, pas_live_… for real money. It needs the scopes collect, read and refund, and no others.', 'pasarela-woocommerce'),
                'default' => '',
            ],
            'webhook_secret' => [
                'title' => __('Webhook secret', 'pasarela-woocommerce'),
                'type' => 'password',
                'description' => sprintf(
                    /* translators: 1: address of this shop, 2: names of events. */
                    __('Register this address in the gateway: %1$s with the events %2$s. The gateway then shows a secret once, whsec_…: paste it here. Without it, orders are updated every few minutes instead of at once.', 'pasarela-woocommerce'),
                    '<code>' . esc_html(WebhookReceiver::address()) . '</code>',
                    '<code>' . implode(', ', WebhookReceiver::EVENTS) . '</code>',
                ),
                'default' => '',
            ],
            'title' => [
                'title' => __('Title', 'pasarela-woocommerce'),
                'type' => 'text',
                'description' => __('The name of this way to pay, as customers read it.', 'pasarela-woocommerce'),
                'default' => __('Pago Móvil, C2P or card', 'pasarela-woocommerce'),
            ],
            'description' => [
                'title' => __('Description', 'pasarela-woocommerce'),
                'type' => 'textarea',
                'description' => __('The text that customers read below the title.', 'pasarela-woocommerce'),
                'default' => __('You pay in bolívares on a secure page, and then return to the shop.', 'pasarela-woocommerce'),
            ],
        ];
    }

    public function admin_options(): void
    {
        parent::admin_options();
        ConnectionCheck::render();
    }

    /** @throws \Exception */
    public function validate_address_field(string $key, ?string $value): string
    {
        $address = trim((string) $value);
        try {
            new Pasarela('pas_test_x', $address === '' ? 'https://pay.example.com' : $address);
        } catch (InvalidArgumentException) {
            self::refuse(__('The address of the gateway must begin with https:// and have nothing after the host but a path.', 'pasarela-woocommerce'));
        }
        return rtrim($address, '/');
    }

    /** @throws \Exception */
    public function validate_api_key_field(string $key, ?string $value): string
    {
        $apiKey = trim((string) $value);
        if ($apiKey !== '' && !preg_match('/^pas_(test|live)_[\x21-\x7e]+\z/', $apiKey)) {
            self::refuse(__('The API key begins with pas_test_ or pas_live_. The webhook secret, whsec_…, belongs in the other field.', 'pasarela-woocommerce'));
        }
        return $apiKey;
    }

    /** @throws \Exception */
    public function validate_webhook_secret_field(string $key, ?string $value): string
    {
        $secret = trim((string) $value);
        if (preg_match('/^pas_(test|live)_/', $secret)) {
            self::refuse(__('The webhook secret is not the API key: the gateway shows it when the address is registered.', 'pasarela-woocommerce'));
        }
        return $secret;
    }

    /** WooCommerce keeps the former value after an exception; the first line shows the reason above the form. */
    private static function refuse(string $reason): never
    {
        if (class_exists('WC_Admin_Settings')) {
            \WC_Admin_Settings::add_error($reason);
        }
        throw new \Exception($reason);
    }

    protected function pay(Pasarela $pasarela, WC_Order $order): string
    {
        return (new PagePayment($pasarela, new Settlement($pasarela)))->begin($order, $this->get_return_url($order));
    }
}
