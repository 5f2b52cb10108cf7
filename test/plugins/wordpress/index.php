<?php
// A shop for the tests: `php -S localhost:3000 index.php` with the unpacked plugin in SHOP_PLUGIN and a folder in SHOP_STATE.
declare(strict_types=1);

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Pasarela\WooCommerce\ConnectionCheck;

require __DIR__ . '/wordpress.php';
require __DIR__ . '/woocommerce.php';
require __DIR__ . '/orders.php';
require getenv('SHOP_PLUGIN') . '/pasarela-woocommerce.php';

do_action('before_woocommerce_init');
do_action('plugins_loaded');
do_action('init');
do_action('action_scheduler_init');

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$input = str_starts_with($path, '/shop/') ? json_decode((string) file_get_contents('php://input') ?: '{}', true) : [];
$order = static fn (): WC_Order => wc_get_order((int) $input['order']);

function gateway(string $id): WC_Payment_Gateway
{
    return WC()->payment_gateways()->payment_gateways()[$id];
}

/** Submission of the checkout form. */
function checkOut(array $input): array
{
    global $notices;
    $_POST = array_map('addslashes', $input['fields'] ?? []);
    $gateway = gateway($input['method']);
    $answer = $gateway instanceof Pasarela\WooCommerce\C2pGateway && !$gateway->validate_fields()
        ? ['result' => 'failure']
        : $gateway->process_payment((int) $input['order']);
    return $answer + ['notices' => $notices];
}

/** As WooCommerce's wc_create_refund: a true answer refunds the order. */
function refund(WC_Order $order, string $amount): array
{
    $answer = gateway($order->get_payment_method())->process_refund($order->get_id(), $amount, 'reason');
    if ($answer instanceof WP_Error) {
        return ['refunded' => false, 'code' => $answer->code, 'message' => $answer->message];
    }
    wc_get_order($order->get_id())->update_status('refunded');
    return ['refunded' => $answer];
}

function render(callable $print): string
{
    ob_start();
    $print();
    return (string) ob_get_clean();
}

function blocks(): array
{
    $registry = new class {
        public array $methods = [];

        public function register(object $method): void
        {
            $method->initialize();
            $this->methods[$method->get_name()] = $method;
        }
    };
    do_action('woocommerce_blocks_payment_method_type_registration', $registry);
    return array_map(static fn (object $method): array => [
        'isActive' => $method->is_active(),
        'scripts' => $method->get_payment_method_script_handles(),
        'data' => $method->get_payment_method_data(),
    ], $registry->methods);
}

/** Runs the actions that are scheduled once; they may schedule others. */
function runScheduled(): array
{
    $due = [];
    Stored::change('scheduled.json', static function (?array $all) use (&$due): array {
        $due = array_filter($all ?? [], static fn (array $each): bool => $each['seconds'] === 0);
        return array_values(array_diff_key($all ?? [], $due));
    });
    foreach ($due as ['call' => [$hook, $arguments]]) {
        do_action($hook, ...$arguments);
    }
    return ['ran' => count($due)];
}

/** The form of a method's settings, saved. */
function saveSettings(array $input): array
{
    $gateway = gateway($input['method']);
    foreach ($input['fields'] as $name => $value) {
        $_POST["woocommerce_{$input['method']}_$name"] = $value;
    }
    do_action("woocommerce_update_options_payment_gateways_{$input['method']}");
    return ['errors' => $gateway->errors, 'saved' => get_option("woocommerce_{$input['method']}_settings")];
}

/** As WordPress deletes a plugin; the options that remain. */
function uninstall(): array
{
    define('WP_UNINSTALL_PLUGIN', 'pasarela-woocommerce/pasarela-woocommerce.php');
    require getenv('SHOP_PLUGIN') . '/uninstall.php';
    return Stored::read('options.json');
}

if ($path === '/wc-api/pasarela/') {
    do_action('woocommerce_api_pasarela');
}
if (preg_match('~^/checkout/order-received/(\d+)/~', $path, $found)) {
    $query = ['order-received' => $found[1]];
    do_action('template_redirect');
    $shown = wc_get_order((int) $found[1]);
    echo apply_filters('woocommerce_thankyou_order_received_text', 'Thank you.', $shown), ' [', $shown->get_status(), ']';
    exit;
}
header('content-type: application/json');
echo json_encode(match ($path) {
    '/' => 'the shop',
    '/shop/checkout' => checkOut($input),
    '/shop/refund' => refund($order(), $input['amount']),
    '/shop/poll' => [do_action('pasarela_poll')],
    '/shop/scheduled' => runScheduled(),
    '/shop/cancel' => [$order()->update_status('cancelled')],
    '/shop/may-cancel' => ['mayCancel' => apply_filters('woocommerce_cancel_unpaid_order', true, $order())],
    '/shop/check' => ConnectionCheck::run(),
    '/shop/blocks' => blocks(),
    '/shop/settings' => saveSettings($input),
    '/shop/uninstall' => uninstall(),
    '/shop/deactivate' => [do_action('deactivate')],
    '/shop/method' => [
        'isAvailable' => gateway($input['method'])->is_available(),
        'fields' => gateway($input['method'])->form_fields,
        'form' => render(gateway($input['method'])->payment_fields(...)),
        'settings' => render(gateway($input['method'])->admin_options(...)),
        'declared' => FeaturesUtil::$declared,
    ],
}, JSON_THROW_ON_ERROR);
