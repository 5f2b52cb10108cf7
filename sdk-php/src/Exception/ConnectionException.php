<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/**
 * No response that settles the outcome: none, half of one, or an error of the gateway or of a proxy after which the request may
 * have been executed. Repeat it with `idempotencyKey`, or look up the payment. `getPrevious()` has the error of the last
 * attempt.
 */
final class ConnectionException extends PasarelaException
{
}
