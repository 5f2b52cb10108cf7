<?php
declare(strict_types=1);

namespace Pasarela;

use DateTimeImmutable;
use Exception;
use JsonException;
use Pasarela\Exception\WebhookVerificationException;

/**
 * Verification of webhook deliveries.
 *
 * @phpstan-import-type WebhookEvent from Types
 */
final class Webhook
{
    private const PREFIX = 'whsec_';
    private const BASE64 = '~^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?\z~';

    /**
     * Verifies that a delivery comes from your gateway, and returns its event.
     *
     * @param string $rawBody Body exactly as it arrived, before any JSON parser: `file_get_contents('php://input')`.
     * @param array<string, mixed> $headers All headers of the request: `$_SERVER`, `getallheaders()` or
     *     `$request->getHeaders()` of PSR-7.
     * @param string|list<string> $secret Shown when the endpoint was created; several during a rotation.
     * @param int|null $now Seconds since 1970 instead of the current time, to verify a stored delivery.
     * @return WebhookEvent
     * @throws WebhookVerificationException Respond 400 and do nothing.
     */
    public static function verify(
        string $rawBody,
        array $headers,
        #[\SensitiveParameter] string|array $secret,
        int $toleranceSeconds = 300,
        ?int $now = null,
    ): array {
        $secrets = self::secretsOf($secret);
        $proof = self::readProof($headers);
        if ($proof === null) {
            throw new WebhookVerificationException('missing_headers', self::MISSING_HEADERS);
        }
        if (!self::isProven($proof, $rawBody, $secrets)) {
            throw self::explainMismatch($proof, $rawBody, $secrets);
        }
        $event = self::parse($rawBody);
        $sent = self::sentAt($proof, $event);
        if ($sent === null || abs(($now ?? time()) - $sent) > $toleranceSeconds) {
            throw new WebhookVerificationException('wrong_time', sprintf(self::WRONG_TIME, $toleranceSeconds));
        }
        return $event;
    }

    /**
     * @param string|array<mixed> $secret
     * @return list<string>
     */
    private static function secretsOf(#[\SensitiveParameter] string|array $secret): array
    {
        $secrets = array_values((array) $secret);
        foreach ($secrets === [] ? [''] : $secrets as $each) {
            if (!is_string($each) || $each === '') {
                throw new WebhookVerificationException('bad_secret', self::BAD_SECRET);
            }
            if (preg_match('/^pas_(test|live)_/', $each)) {
                throw new WebhookVerificationException('bad_secret', self::API_KEY);
            }
        }
        return $secrets;
    }

    /**
     * Signatures of a delivery. The standard one is required if any of its three headers is there: it covers the id and the
     * time, so a delivery cannot be replayed later or under another id.
     *
     * @param array<mixed> $headers
     * @return array{id: string|null, timestamp: string, signatures: list<string>}|null
     */
    private static function readProof(array $headers): ?array
    {
        $given = [];
        foreach ($headers as $name => $value) {
            $given[strtr(strtolower(preg_replace('/^HTTP_/', '', (string) $name)), '_', '-')] = $value;
        }
        $header = static fn (string $name): string => (string) (((array) ($given[$name] ?? ''))[0] ?? '');
        $trio = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
        if (array_intersect_key($given, array_flip($trio)) !== []) {
            [$id, $timestamp, $standard] = array_map($header, $trio);
            $isComplete = $id !== '' && $timestamp !== '' && $standard !== '';
            return $isComplete ? ['id' => $id, 'timestamp' => $timestamp, 'signatures' => explode(' ', $standard)] : null;
        }
        $plain = $header('x-webhook-signature');
        return $plain === '' ? null : ['id' => null, 'timestamp' => '', 'signatures' => [$plain]];
    }

    /**
     * @param array{id: string|null, timestamp: string, signatures: list<string>} $proof
     * @param list<string> $secrets
     */
    private static function isProven(array $proof, string $body, #[\SensitiveParameter] array $secrets): bool
    {
        ['id' => $id, 'timestamp' => $timestamp, 'signatures' => $signatures] = $proof;
        $isProven = false;
        foreach ($secrets as $secret) {
            $expected = $id === null
                ? 'sha256=' . hash_hmac('sha256', $body, $secret)
                : 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", self::standardKey($secret), true));
            foreach ($signatures as $signature) {
                // Compared in constant time, and all of them.
                $isProven = hash_equals($expected, $signature) || $isProven;
            }
        }
        return $isProven;
    }

    /** The bytes that a generated secret (`whsec_`) encodes, or the text of a secret of your choice. */
    private static function standardKey(#[\SensitiveParameter] string $secret): string
    {
        $encoded = substr($secret, strlen(self::PREFIX));
        $isEncoded = str_starts_with($secret, self::PREFIX) && preg_match(self::BASE64, $encoded);
        return $isEncoded ? (string) base64_decode($encoded) : $secret;
    }

    /**
     * @param array{id: string|null, timestamp: string, signatures: list<string>} $proof
     * @param list<string> $secrets
     */
    private static function explainMismatch(
        array $proof,
        string $body,
        #[\SensitiveParameter] array $secrets,
    ): WebhookVerificationException {
        // The same JSON as the gateway serializes it. Its floats are compared as text and go nowhere else.
        $value = json_decode($body);
        $rewritten = json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
        if ($value !== null && $rewritten !== false && self::isProven($proof, $rewritten, $secrets)) {
            return new WebhookVerificationException('rewritten_body', self::REWRITTEN_BODY);
        }
        $isSurrounded = array_filter($secrets, static fn (string $secret): bool => $secret !== trim($secret)) !== [];
        $message = self::WRONG_SIGNATURE . ($isSurrounded ? self::SURROUNDED_SECRET : '');
        return new WebhookVerificationException('wrong_signature', $message);
    }

    /** @return WebhookEvent */
    private static function parse(string $body): array
    {
        try {
            $event = Json::decode($body);
            if (is_array($event) && is_string($event['event'] ?? null) && is_array($event['data'] ?? null)) {
                return $event;
            }
        } catch (JsonException) {
        }
        throw new WebhookVerificationException('not_an_event', self::NOT_AN_EVENT);
    }

    /**
     * @param array{id: string|null, timestamp: string, signatures: list<string>} $proof
     * @param array<mixed> $event
     */
    private static function sentAt(array $proof, array $event): ?int
    {
        if ($proof['id'] !== null) {
            return preg_match('/^\d{1,12}\z/', $proof['timestamp']) ? (int) $proof['timestamp'] : null;
        }
        $text = is_string($event['timestamp'] ?? null) ? $event['timestamp'] : '';
        try {
            // Not any text: PHP reads "now" and "" as the current time.
            return preg_match('/^\d{4}-\d\d-\d\dT/', $text) ? (new DateTimeImmutable($text))->getTimestamp() : null;
        } catch (Exception) {
            return null;
        }
    }

    private const BAD_SECRET =
        'The signing secret is empty: pass the one that was shown when the endpoint was created (whsec_…).';
    private const API_KEY =
        'You passed an API key: the signing secret is the one shown when the endpoint was created (whsec_…).';
    private const MISSING_HEADERS =
        'There is no complete signature: neither webhook-id, webhook-timestamp and webhook-signature together nor ' .
        'x-webhook-signature without any of them. Pass all headers of the request. If you do, a proxy removed them, or ' .
        'the request is not from the gateway.';
    private const REWRITTEN_BODY =
        'The signature belongs to another serialization of this JSON: it was parsed and serialized again on its way. ' .
        'Pass the text exactly as it arrived.';
    private const WRONG_SIGNATURE =
        'The signature does not match: the secret is that of another endpoint or was rotated, the body was changed on ' .
        'its way, or the request is not from the gateway.';
    private const SURROUNDED_SECRET = ' The secret you passed has white space around it.';
    private const NOT_AN_EVENT = 'The signature is valid, but the body is not an event of a gateway.';
    private const WRONG_TIME =
        'The signature is valid, but the delivery was not signed within %d s of now: it was replayed, or the clock of ' .
        'this machine is wrong.';
}
