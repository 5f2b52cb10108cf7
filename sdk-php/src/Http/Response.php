<?php
declare(strict_types=1);

namespace Pasarela\Http;

final class Response
{
    /** @param array<string, string> $headers Names in lower case. */
    public function __construct(
        public readonly int $status,
        private readonly array $headers,
        public readonly string $body,
    ) {
    }

    public function header(string $name): ?string
    {
        return $this->headers[$name] ?? null;
    }
}
