<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Automattic\WooCommerce\Caches\OrderCache;
use Automattic\WooCommerce\Internal\DataStores\Orders\OrdersTableDataStore;
use WC_Order;

/**
 * One request at a time per order, so that a webhook, a return and a double click see each other's changes. Not the
 * protection from a second charge: that is the Idempotency-Key, which works without a lock too.
 */
final class Lock
{
    /**
     * Runs the work with the order as it is stored now.
     *
     * @template Result
     * @param callable(WC_Order): Result $work
     * @return Result
     * @throws OrderBusy
     */
    public static function hold(int $orderId, int $waitSeconds, callable $work): mixed
    {
        global $wpdb;
        // The server ends a lock with the connection, so none outlives its request.
        $name = 'pasarela_' . substr(md5($wpdb->dbname . $wpdb->prefix), 0, 12) . "_$orderId";
        $answer = $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, %d)', $name, $waitSeconds));
        // Null: a database without such locks.
        if ($answer !== null && (int) $answer === 0) {
            throw new OrderBusy("order $orderId");
        }
        try {
            return $work(self::readOrder($orderId));
        } finally {
            if ($answer !== null) {
                $wpdb->get_var($wpdb->prepare('SELECT RELEASE_LOCK(%s)', $name));
            }
        }
    }

    /** Past the caches of this request, which may be older than the lock. */
    private static function readOrder(int $orderId): WC_Order
    {
        clean_post_cache($orderId);
        if (class_exists(OrderCache::class)) {
            wc_get_container()->get(OrderCache::class)->remove($orderId);
        }
        if (method_exists(OrdersTableDataStore::class, 'clear_cached_data')) {
            wc_get_container()->get(OrdersTableDataStore::class)->clear_cached_data([$orderId]);
        }
        $order = wc_get_order($orderId);
        if (!$order instanceof WC_Order) {
            throw new OrderBusy("order $orderId does not exist");
        }
        $order->read_meta_data(true);
        return $order;
    }
}
