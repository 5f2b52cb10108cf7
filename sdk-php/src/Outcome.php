<?php
declare(strict_types=1);

namespace Pasarela;

use Pasarela\Exception\ConnectionException;
use Pasarela\Exception\PasarelaException;

/** @internal What the errors of a write say about whether it was executed. */
final class Outcome
{
    /** Codes of answers that promise that nothing was sent to a bank. */
    private const NOTHING_WAS_SENT = ['provider_unavailable', 'payment_service_unavailable', 'rate_unavailable'];

    /** Statuses of answers that the gateway gives with regard to the Idempotency-Key: it replays what an attempt did. */
    private const DECISIONS = [400, 404, 409, 422];

    /** Codes that leave open what an earlier attempt did: it still runs, or a proxy responded. */
    private const UNDECIDED = ['idempotency_request_in_progress', 'unreadable_answer'];

    /** Whether an attempt of a write that failed may have been executed nevertheless. */
    public static function mayHaveBeenExecuted(PasarelaException $error): bool
    {
        return $error instanceof ConnectionException
            || ($error->status ?? 0) >= 500 && !in_array($error->errorCode, self::NOTHING_WAS_SENT, true);
    }

    /**
     * Error of a call: that of its last attempt, unless an attempt of a write may have been executed and the last one does
     * not settle it.
     *
     * @param PasarelaException|null $uncertain Error of the first attempt that may have been executed.
     */
    public static function errorOfCall(PasarelaException $last, ?PasarelaException $uncertain): PasarelaException
    {
        if ($uncertain === null || self::isDecision($last)) {
            return $last;
        }
        return new ConnectionException(
            "{$uncertain->getMessage()} The request may have been executed: repeat it with the same idempotencyKey.",
            $uncertain->errorCode,
            [
                'status' => $uncertain->status,
                'requestId' => $uncertain->requestId,
                'attempts' => $last->attempts,
                'idempotencyKey' => $last->idempotencyKey,
                'retryAfterSeconds' => $last->retryAfterSeconds,
            ],
            $last instanceof ConnectionException ? $last->getPrevious() : $last,
        );
    }

    private static function isDecision(PasarelaException $error): bool
    {
        return in_array($error->status, self::DECISIONS, true) && !in_array($error->errorCode, self::UNDECIDED, true);
    }
}
