<?php
declare(strict_types=1);

namespace Pasarela\Http;

use RuntimeException;
use Throwable;

/** There is no complete response. The request may have been executed. */
final class ConnectionFailed extends RuntimeException
{
    public function __construct(string $reason, public readonly bool $isTimeout = false, ?Throwable $previous = null)
    {
        parent::__construct($reason, 0, $previous);
    }
}
