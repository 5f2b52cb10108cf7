<?php
declare(strict_types=1);

namespace Pasarela;

use DateTimeImmutable;
use Pasarela\Exception\ConnectionException;
use Pasarela\Exception\PasarelaException;

/** @internal Decision to repeat a call, and the wait before. */
final class Retry
{
    private const FIRST_DELAY_SECONDS = 0.5;
    private const LONGEST_DELAY_SECONDS = 8.0;

    /** Statuses of temporary errors. The gateway's decisions (400, 404, 422 …) are final. */
    private const RETRYABLE = [408, 429, 500, 502, 503, 504];

    /** The block of a card holder lasts for minutes. */
    private const NOT_RETRIED = ['card_velocity_blocked'];

    /** Retries are always safe: reads change nothing, and all attempts of a write share one key. */
    public static function isWorthRetrying(PasarelaException $error): bool
    {
        if ($error instanceof ConnectionException || self::isStillRunning($error)) {
            return true;
        }
        return in_array($error->status, self::RETRYABLE, true) && !in_array($error->errorCode, self::NOT_RETRIED, true);
    }

    /** An earlier attempt of this call is still in flight; waiting for it does not count as a retry. */
    public static function isStillRunning(PasarelaException $error): bool
    {
        return $error->errorCode === 'idempotency_request_in_progress';
    }

    /** Exponential backoff with jitter, at least Retry-After. */
    public static function delaySeconds(PasarelaException $error, int $retries): float
    {
        $longest = min(self::LONGEST_DELAY_SECONDS, self::FIRST_DELAY_SECONDS * 2 ** max(0, $retries - 1));
        $jitter = random_int(0, 1_000_000) / 1_000_000;
        return max((float) ($error->retryAfterSeconds ?? 0), $longest * (0.5 + $jitter / 2));
    }

    /** Parses Retry-After: a number of seconds, or a date if a proxy responds. */
    public static function readRetryAfter(?string $header, int $nowSeconds): ?int
    {
        if ($header === null) {
            return null;
        }
        if (preg_match('/^\d{1,9}\z/', $header)) {
            return (int) $header;
        }
        $at = DateTimeImmutable::createFromFormat('D, d M Y H:i:s \G\M\T', $header, new \DateTimeZone('UTC'));
        return $at === false ? null : max(0, $at->getTimestamp() - $nowSeconds);
    }
}
