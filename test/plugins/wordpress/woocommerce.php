<?php
// The classes and functions of WooCommerce and of its scheduler that the plugin uses.
declare(strict_types=1);

namespace Automattic\WooCommerce\Utilities {
    final class FeaturesUtil
    {
        public static array $declared = [];

        public static function declare_compatibility(string $feature, string $file, bool $isCompatible): void
        {
            self::$declared[$feature] = $isCompatible;
        }
    }
}

namespace Automattic\WooCommerce\Blocks\Payments\Integrations {
    abstract class AbstractPaymentMethodType
    {
        protected $name = '';
        protected $settings = [];

        public function get_name(): string
        {
            return $this->name;
        }
    }
}

namespace {
    abstract class WC_Payment_Gateway
    {
        public $id;
        public $enabled = 'no';
        public $title = '';
        public $description = '';
        public $method_title = '';
        public $method_description = '';
        public $has_fields = false;
        public $supports = ['products'];
        public $form_fields = [];
        public $settings = [];
        public $errors = [];

        public function init_settings()
        {
            $this->settings = get_option("woocommerce_{$this->id}_settings", []);
            $this->enabled = $this->settings['enabled'] ?? 'no';
        }

        public function process_admin_options()
        {
            $this->init_settings();
            foreach ($this->form_fields as $key => $field) {
                $posted = $_POST["woocommerce_{$this->id}_$key"] ?? null;
                $method = "validate_{$key}_field";
                try {
                    $this->settings[$key] = method_exists($this, $method) ? $this->$method($key, $posted) : (string) $posted;
                } catch (Exception $error) {
                    $this->errors[] = $error->getMessage();
                }
            }
            update_option("woocommerce_{$this->id}_settings", $this->settings);
        }

        public function get_option($key)
        {
            return $this->settings[$key] ?? $this->form_fields[$key]['default'] ?? '';
        }

        public function is_available()
        {
            return $this->enabled === 'yes';
        }

        public function get_title()
        {
            return $this->title;
        }

        public function get_description()
        {
            return $this->description;
        }

        public function payment_fields()
        {
            echo $this->get_description();
        }

        public function admin_options()
        {
            echo esc_html($this->method_title);
        }

        public function get_return_url($order = null)
        {
            return $order->get_checkout_order_received_url();
        }
    }

    final class WC_Payment_Gateways
    {
        private array $gateways = [];

        public function __construct()
        {
            foreach (apply_filters('woocommerce_payment_gateways', []) as $class) {
                $gateway = new $class();
                $this->gateways[$gateway->id] = $gateway;
            }
        }

        public function payment_gateways(): array
        {
            return $this->gateways;
        }
    }

    final class WC_Shop
    {
        private ?WC_Payment_Gateways $gateways = null;

        public function api_request_url(string $name): string
        {
            return home_url() . "/wc-api/$name/";
        }

        public function payment_gateways(): WC_Payment_Gateways
        {
            return $this->gateways ??= new WC_Payment_Gateways();
        }
    }

    function WC(): WC_Shop
    {
        static $shop = null;
        return $shop ??= new WC_Shop();
    }

    function get_woocommerce_currency(): string
    {
        return (string) get_option('woocommerce_currency');
    }

    function wc_get_checkout_url(): string
    {
        return home_url() . '/checkout/';
    }

    function is_order_received_page(): bool
    {
        return get_query_var('order-received') !== '';
    }

    function woocommerce_form_field(string $name, array $field): void
    {
        echo '<label>', esc_html($field['label']), '</label>';
        foreach ($field['options'] ?? [] as $value => $text) {
            echo '<option value="', esc_attr((string) $value), '">', esc_html($text), '</option>';
        }
    }

    $notices = [];
    function wc_add_notice(string $text, string $kind): void
    {
        $GLOBALS['notices'][] = $text;
    }

    function wc_get_logger(): object
    {
        return new class {
            public function __call(string $level, array $arguments): void
            {
                file_put_contents(Stored::path('log.txt'), "$level {$arguments[0]}\n", FILE_APPEND | LOCK_EX);
            }
        };
    }

    function as_has_scheduled_action(string $hook, array $arguments, string $group): bool
    {
        return in_array([$hook, $arguments], array_column(Stored::read('scheduled.json') ?? [], 'call'), true);
    }
    function as_schedule_recurring_action(int $at, int $seconds, string $hook, array $arguments, string $group, bool $isUnique): void
    {
        Stored::change('scheduled.json', static function (?array $all) use ($hook, $arguments, $seconds, $isUnique): array {
            $isThere = in_array([$hook, $arguments], array_column($all ?? [], 'call'), true);
            return $isUnique && $isThere ? $all : [...$all ?? [], ['call' => [$hook, $arguments], 'seconds' => $seconds]];
        });
    }
    function as_schedule_single_action(int $at, string $hook, array $arguments, string $group): void
    {
        Stored::change('scheduled.json', static fn (?array $all): array => [...$all ?? [], ['call' => [$hook, $arguments], 'seconds' => 0]]);
    }
    function as_unschedule_all_actions(string $hook, array $arguments, string $group): void
    {
        Stored::change('scheduled.json', static fn (?array $all): array => array_values(array_filter($all ?? [], static fn (array $each): bool => $each['call'][0] !== $hook)));
    }
}
