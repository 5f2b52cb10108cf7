<?php
declare(strict_types=1);

namespace Pasarela;

use InvalidArgumentException;
use JsonException;
use Pasarela\Exception\ConnectionException;
use Pasarela\Exception\NotFoundException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Http\ConnectionFailed;
use Pasarela\Http\HttpClient;
use Pasarela\Http\Request;

/** @internal A call: its request, its attempts and its result. */
final class Transport
{
    public function __construct(
        #[\SensitiveParameter] private readonly string $apiKey,
        private readonly string $baseUrl,
        private readonly ?string $language,
        private readonly float $timeoutSeconds,
        private readonly float $totalTimeoutSeconds,
        private readonly int $maxRetries,
        private readonly HttpClient $http,
    ) {
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     */
    public function send(string $operation, array $path, array $query, ?array $body, CallOptions $options): mixed
    {
        [$method, , , $isFile] = Routes::ROUTES[$operation];
        $key = $method === 'POST' ? self::keyOf($options->idempotencyKey) : null;
        $request = $this->build($operation, $path, $query, $body, $key);
        $timeout = $options->timeoutSeconds ?? $this->timeoutSeconds;
        $maxRetries = $options->maxRetries ?? $this->maxRetries;
        $deadline = self::now() + $this->totalTimeoutSeconds;
        $uncertain = null;
        for ($attempts = 1, $retries = 0; ; $attempts++) {
            $remaining = max(0.001, $deadline - self::now());
            try {
                return $this->sendOnce($request, min($timeout, $remaining), $key, $attempts, $isFile);
            } catch (PasarelaException $error) {
                // Not found on a retry: an earlier attempt deleted it, and its response was lost.
                if ($method === 'DELETE' && $attempts > 1 && $path !== [] && $error instanceof NotFoundException) {
                    return [...$path, 'deleted' => true];
                }
                if ($key !== null && Outcome::mayHaveBeenExecuted($error)) {
                    $uncertain ??= $error;
                }
                if ($maxRetries === 0 || !Retry::isWorthRetrying($error)) {
                    throw Outcome::errorOfCall($error, $uncertain);
                }
                if (!Retry::isStillRunning($error)) {
                    $retries++;
                }
                $wait = Retry::delaySeconds($error, $retries);
                if ($retries > $maxRetries || self::now() + $wait >= $deadline) {
                    throw Outcome::errorOfCall($error, $uncertain);
                }
                usleep((int) ($wait * 1_000_000));
            }
        }
    }

    /**
     * A retry sends the same bytes again.
     *
     * @param array<string, string> $path
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     */
    private function build(string $operation, array $path, array $query, ?array $body, ?string $key): Request
    {
        [$method, $route, $decimals] = Routes::ROUTES[$operation];
        $address = preg_replace_callback(
            '/\{(\w+)\}/',
            static fn (array $found): string => self::segment($found[1], $path[$found[1]] ?? ''),
            $route,
        );
        $given = array_filter($query, static fn (mixed $value): bool => $value !== null);
        $parameters = [];
        foreach ($given as $name => $value) {
            $parameters[$name] = self::parameter((string) $name, $value);
        }
        $search = http_build_query($parameters, '', '&', PHP_QUERY_RFC3986);
        return new Request(
            $method,
            $this->baseUrl . $address . ($search === '' ? '' : "?$search"),
            array_filter([
                'x-api-key' => $this->apiKey,
                'accept' => 'application/json',
                'user-agent' => 'pasarela-php/' . Pasarela::VERSION,
                'accept-language' => $this->language,
                'idempotency-key' => $key,
                'content-type' => $body === null ? null : 'application/json',
            ], static fn (?string $value): bool => $value !== null),
            $body === null ? null : Json::encode($body, $decimals),
        );
    }

    private function sendOnce(
        Request $request,
        float $timeoutSeconds,
        ?string $key,
        int $attempts,
        bool $isFile,
    ): mixed {
        $fields = ['idempotencyKey' => $key, 'attempts' => $attempts];
        preg_match('~^\w+://[^/?]+~', $request->url, $origin);
        try {
            $response = $this->http->send($request, $timeoutSeconds);
        } catch (ConnectionFailed $cause) {
            throw new ConnectionException(
                "No connection to the gateway at $origin[0]: {$cause->getMessage()}.",
                $cause->isTimeout ? 'timeout' : 'connection_failed',
                $fields,
                $cause,
            );
        }
        $fields['requestId'] = $response->header('x-request-id');
        $fields['retryAfterSeconds'] = Retry::readRetryAfter($response->header('retry-after'), time());
        if ($response->status >= 400) {
            throw PasarelaException::ofResponse($response->status, $response->body, $fields);
        }
        $hasFile = str_starts_with($response->header('content-disposition') ?? '', 'attachment');
        $isSuccess = $response->status >= 200 && $response->status < 300;
        if ($isSuccess && $hasFile === $isFile) {
            try {
                return $isFile ? $response->body : Json::decode($response->body);
            } catch (JsonException) {
            }
        }
        // Of a write, it may be the beginning of the gateway's answer.
        $isLost = $isSuccess && $key !== null;
        $reason = $isLost ? 'but its answer broke off, or it is not a gateway' : 'but is not a gateway';
        $message = "$origin[0] responded with {$response->status}, $reason: check baseUrl.";
        $fields['status'] = $response->status;
        throw $isLost
            ? new ConnectionException($message, 'unreadable_answer', $fields)
            : new PasarelaException($message, 'unreadable_answer', $fields);
    }

    /** Idempotency key for all attempts of a call. */
    private static function keyOf(?string $given): string
    {
        $key = $given ?? self::uuid();
        if (preg_match('/^[\x20-\x7e]{1,255}\z/', $key)) {
            return $key;
        }
        throw new InvalidArgumentException('idempotencyKey must be 1 to 255 printable ASCII characters.');
    }

    private static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }

    /** Path segment; an empty one or one of dots would address another resource. */
    private static function segment(string $name, string $value): string
    {
        if (preg_match('/^\.{0,2}\z/', $value)) {
            throw new InvalidArgumentException("$name must be a string that is not empty, \".\" or \"..\".");
        }
        return rawurlencode($value);
    }

    private static function parameter(string $name, mixed $value): string
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        if (is_int($value) || is_string($value)) {
            return (string) $value;
        }
        throw new InvalidArgumentException("$name must be a string or a whole number: a float is not exact.");
    }

    private static function now(): float
    {
        return hrtime(true) / 1e9;
    }
}
