<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use RuntimeException;

/** Another request works on the order. */
final class OrderBusy extends RuntimeException
{
}
