<?php
// Deleting the plugin deletes its keys and secrets. Orders keep the ids of their payments.
declare(strict_types=1);

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

delete_option('woocommerce_pasarela_settings');
delete_option('woocommerce_pasarela_c2p_settings');
delete_option('pasarela_polled_at');
