<?php
/**
 * Plugin Name: Pasarela for WooCommerce
 * Description: Collects in bolívares through your own Pasarela gateway: C2P, Pago Móvil, immediate debit and cards.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * Requires Plugins: woocommerce
 * WC requires at least: 8.2
 * Author: Pasarela
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: pasarela-woocommerce
 * Domain Path: /languages
 */

declare(strict_types=1);

use Pasarela\WooCommerce\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

require_once __DIR__ . '/sdk/autoload.php';

spl_autoload_register(static function (string $class): void {
    $prefix = 'Pasarela\\WooCommerce\\';
    if (str_starts_with($class, $prefix)) {
        $file = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});

(new Plugin(__FILE__))->register();
