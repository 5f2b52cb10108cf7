<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** No response. The request may have been executed: repeat it with `idempotencyKey`, or look up the payment. */
final class ConnectionException extends PasarelaException
{
}
