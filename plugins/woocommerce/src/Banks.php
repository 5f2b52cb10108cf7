<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Exception\PasarelaException;

/** Banks of the customers, from the gateway, kept for an hour; that there are none now, for a minute. */
final class Banks
{
    /** @return array<string, string> Names by code, of the banks whose customers can pay by C2P. */
    public static function ofC2p(): array
    {
        $name = 'pasarela_banks_' . md5(Settings::address());
        $banks = get_transient($name);
        if (is_array($banks)) {
            return $banks;
        }
        try {
            $banks = [];
            foreach (Settings::client(Settings::READ_TIMEOUT_SECONDS)->banks->list(maxRetries: 0) as $bank) {
                if (in_array('c2p', $bank['services'], true)) {
                    $banks[$bank['code']] = "{$bank['code']} {$bank['name']}";
                }
            }
        } catch (PasarelaException | InvalidArgumentException $error) {
            Log::error('banks not readable', $error);
            // Not on every page: a gateway that does not answer would slow down the whole shop.
            set_transient($name, [], MINUTE_IN_SECONDS);
            return [];
        }
        set_transient($name, $banks, HOUR_IN_SECONDS);
        return $banks;
    }
}
