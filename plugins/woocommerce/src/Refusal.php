<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use RuntimeException;

/** Nothing was charged. The message is for the customer, in their language. */
final class Refusal extends RuntimeException
{
}
