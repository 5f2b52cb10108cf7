<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/**
 * 503 and 408: the bank, the rate or the gateway is unavailable. Nothing was done, and the call may be repeated. A write that
 * may have been executed ends with a `ConnectionException` instead.
 */
final class UnavailableException extends PasarelaException
{
}
