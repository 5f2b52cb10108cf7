<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Pasarela;
use WC_Order;

/** C2P in the checkout form of the shop. */
final class C2pGateway extends Gateway
{
    public const ID = 'pasarela_c2p';

    public function __construct()
    {
        parent::__construct(
            self::ID,
            __('Pasarela C2P', 'pasarela-woocommerce'),
            __('Your customers type their bank, document, phone and token in the checkout of the shop. The connection is the one of the method “Pasarela”.', 'pasarela-woocommerce'),
        );
        $this->has_fields = true;
    }

    public function init_form_fields(): void
    {
        $this->form_fields = [
            'enabled' => [
                'title' => __('Enabled', 'pasarela-woocommerce'),
                'type' => 'checkbox',
                'label' => __('Offer C2P inside the checkout of the shop', 'pasarela-woocommerce'),
                'description' => __('The currency of the shop must be USD: the gateway prices a C2P in USD. A shop in VES offers C2P on the page of Pasarela.', 'pasarela-woocommerce'),
                'default' => 'no',
            ],
            'title' => [
                'title' => __('Title', 'pasarela-woocommerce'),
                'type' => 'text',
                'description' => __('The name of this way to pay, as customers read it.', 'pasarela-woocommerce'),
                'default' => __('C2P', 'pasarela-woocommerce'),
            ],
            'description' => [
                'title' => __('Description', 'pasarela-woocommerce'),
                'type' => 'textarea',
                'description' => __('The text that customers read below the title.', 'pasarela-woocommerce'),
                'default' => __('Request the C2P token from your bank, and type it here. You are charged in bolívares.', 'pasarela-woocommerce'),
            ],
        ];
    }

    /** The API prices a C2P in USD only. */
    public function is_available(): bool
    {
        return parent::is_available() && get_woocommerce_currency() === 'USD' && Banks::ofC2p() !== [];
    }

    public function payment_fields(): void
    {
        parent::payment_fields();
        echo '<fieldset class="pasarela-c2p">';
        woocommerce_form_field('pasarela_bank', [
            'type' => 'select',
            'label' => __('Your bank', 'pasarela-woocommerce'),
            'required' => true,
            'options' => ['' => __('Choose…', 'pasarela-woocommerce')] + Banks::ofC2p(),
        ]);
        foreach (self::inputs() as $name => ['label' => $label, 'placeholder' => $placeholder, 'attributes' => $attributes]) {
            woocommerce_form_field($name, [
                'type' => 'text',
                'label' => $label,
                'required' => true,
                'placeholder' => $placeholder,
                'custom_attributes' => $attributes,
            ]);
        }
        echo '</fieldset>';
    }

    /** @return array<string, array{label: string, placeholder: string, attributes: array<string, string>}> */
    public static function inputs(): array
    {
        return [
            'pasarela_document' => [
                'label' => __('Document', 'pasarela-woocommerce'),
                'placeholder' => 'V12345678',
                'attributes' => ['maxlength' => '20'],
            ],
            'pasarela_phone' => [
                'label' => __('Phone registered at your bank', 'pasarela-woocommerce'),
                'placeholder' => '04141234567',
                'attributes' => ['inputmode' => 'tel', 'maxlength' => '20'],
            ],
            'pasarela_token' => [
                'label' => __('C2P token', 'pasarela-woocommerce'),
                'placeholder' => '',
                'attributes' => ['inputmode' => 'numeric', 'maxlength' => '8', 'autocomplete' => 'one-time-code'],
            ],
        ];
    }

    public function validate_fields(): bool
    {
        $mistakes = self::payer()->mistakes();
        if (!preg_match('/^\d{6,8}\z/', self::posted('pasarela_token'))) {
            $mistakes[] = __('Type the token that your bank gave you: 6 to 8 digits.', 'pasarela-woocommerce');
        }
        foreach ($mistakes as $mistake) {
            wc_add_notice($mistake, 'error');
        }
        return $mistakes === [];
    }

    protected function pay(Pasarela $pasarela, WC_Order $order): string
    {
        (new C2pPayment($pasarela, new Settlement($pasarela)))->charge($order, self::payer(), self::posted('pasarela_token'));
        return $this->get_return_url($order);
    }

    private static function payer(): Payer
    {
        return new Payer(self::posted('pasarela_bank'), self::posted('pasarela_document'), self::posted('pasarela_phone'));
    }

    private static function posted(string $name): string
    {
        // WooCommerce has verified the nonce of the checkout before.
        $value = wp_unslash($_POST[$name] ?? '');
        return is_string($value) ? sanitize_text_field($value) : '';
    }
}
