<?php
declare(strict_types=1);

namespace Pasarela;

/** @internal Settings of one call; null keeps those of the client. */
final class CallOptions
{
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?float $timeoutSeconds = null,
        public readonly ?int $maxRetries = null,
    ) {
    }
}
