<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\PasarelaException;
use Throwable;

/** WooCommerce → Status → Logs, source `pasarela`. Only codes and ids are written: no message has personal data. */
final class Log
{
    public static function info(string $event, array $ids = []): void
    {
        wc_get_logger()->info(self::line($event, $ids), ['source' => 'pasarela']);
    }

    public static function error(string $event, Throwable $error, array $ids = []): void
    {
        $cause = $error instanceof PasarelaException
            ? ['error' => $error->errorCode, 'status' => $error->status, 'request' => $error->requestId]
            : ['error' => $error::class];
        wc_get_logger()->error(self::line($event, $ids + $cause), ['source' => 'pasarela']);
    }

    /** @param array<string, string|int|null> $ids */
    private static function line(string $event, array $ids): string
    {
        foreach (array_filter($ids, static fn (mixed $id): bool => $id !== null && $id !== '') as $name => $id) {
            $event .= " $name=$id";
        }
        return $event;
    }
}
