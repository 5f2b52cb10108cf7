<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 429: too many calls, or too many declined cards of one holder. See `retryAfterSeconds`. */
final class RateLimitException extends PasarelaException
{
}
