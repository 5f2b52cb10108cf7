<?php
declare(strict_types=1);

namespace Pasarela\Exception;

use JsonException;
use Pasarela\Json;
use RuntimeException;
use Throwable;

/** Base class of all errors of a call. The message is human-readable. */
class PasarelaException extends RuntimeException
{
    /** HTTP status; null without a response. */
    public readonly ?int $status;
    /** Quote it when you report a problem. */
    public readonly ?string $requestId;
    /** The bank's code, if the bank declined. */
    public readonly ?string $failureCode;
    /** Message for the person who pays, if the bank declined. */
    public readonly ?string $customerMessage;
    /** The payment that failed or was not sent, if there is one. */
    public readonly ?string $paymentId;
    /** @var list<array{path: string, message: string}> Invalid fields with the reason. */
    public readonly array $details;
    public readonly ?int $retryAfterSeconds;
    /** Idempotency key of the call: a retry with the same key is never executed twice. */
    public readonly ?string $idempotencyKey;
    /** Number of attempts. */
    public readonly int $attempts;

    /**
     * @param string $errorCode Machine-readable code.
     * @param array<string, mixed> $fields
     */
    public function __construct(
        string $message,
        public readonly string $errorCode,
        array $fields = [],
        ?Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
        $this->status = $fields['status'] ?? null;
        $this->requestId = $fields['requestId'] ?? null;
        $this->failureCode = $fields['failureCode'] ?? null;
        $this->customerMessage = $fields['customerMessage'] ?? null;
        $this->paymentId = $fields['paymentId'] ?? null;
        $this->details = $fields['details'] ?? [];
        $this->retryAfterSeconds = $fields['retryAfterSeconds'] ?? null;
        $this->idempotencyKey = $fields['idempotencyKey'] ?? null;
        $this->attempts = $fields['attempts'] ?? 1;
    }

    /** Class and sentence of a status, for responses without a message. */
    private const KINDS = [
        400 => [InvalidRequestException::class, 'The request is not valid.'],
        401 => [AuthenticationException::class, 'The API key was refused.'],
        404 => [NotFoundException::class, 'There is no resource at this address: check baseUrl and the id.'],
        405 => [
            InvalidRequestException::class,
            'The gateway does not support this call: it may be older than this library.',
        ],
        408 => [UnavailableException::class, 'The request did not arrive in time.'],
        409 => [ConflictException::class, 'The idempotency key belongs to another call.'],
        413 => [InvalidRequestException::class, 'The body is too large.'],
        415 => [InvalidRequestException::class, 'The body was not accepted as JSON.'],
        422 => [BankRejectedException::class, 'The bank declined.'],
        429 => [RateLimitException::class, 'Too many requests.'],
        431 => [InvalidRequestException::class, 'The headers are too large.'],
        503 => [UnavailableException::class, 'The gateway is temporarily unavailable.'],
    ];

    /**
     * Error of a response with a status of 400 or above.
     *
     * @internal
     * @param array<string, mixed> $fields
     */
    public static function ofResponse(int $status, string $text, array $fields): self
    {
        $body = self::readBody($text);
        $other = [self::class, "The gateway responded $status without an explanation."];
        [$class, $sentence] = self::KINDS[$status] ?? $other;
        $details = is_array($body['details'] ?? null) ? array_values(array_filter($body['details'], is_array(...))) : [];
        // The gateway's message already contains the first of them.
        $others = array_map(
            static fn (array $wrong): string => ($wrong['path'] ?? '') . ' ' . ($wrong['message'] ?? ''),
            array_slice($details, 1),
        );
        $text = static fn (string $name): ?string => is_string($body[$name] ?? null) ? $body[$name] : null;
        $message = $text('message') ?? $sentence;
        return new $class($others === [] ? $message : "$message " . implode('; ', $others) . '.', $text('error') ?? 'unreadable_answer', [
            ...$fields,
            'status' => $status,
            'requestId' => $text('requestId') ?? $fields['requestId'] ?? null,
            'failureCode' => $text('failureCode') ?? ($status === 422 ? $text('code') ?? 'UNKNOWN' : null),
            'customerMessage' => $text('customerMessage'),
            'paymentId' => $text('paymentId'),
            'details' => $details,
        ]);
    }

    /**
     * A response that is not JSON comes from a proxy in front of the gateway.
     *
     * @return array<mixed>
     */
    private static function readBody(string $text): array
    {
        try {
            $body = Json::decode($text);
        } catch (JsonException) {
            return [];
        }
        return is_array($body) ? $body : [];
    }
}
