<?php
declare(strict_types=1);

namespace Pasarela\Http;

use CurlHandle;

/** The curl extension. One handle for all requests keeps the connection open between reads. */
final class CurlClient implements HttpClient
{
    private ?CurlHandle $handle = null;

    public function send(Request $request, float $timeoutSeconds): Response
    {
        $handle = $this->handle ??= curl_init();
        curl_reset($handle);
        $headers = [];
        $options = [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            // Without an Expect header curl does not wait for a go-ahead before a long body.
            CURLOPT_HTTPHEADER => [...self::lines($request->headers), 'expect:'],
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_FOLLOWLOCATION => false,
            // On a connection that was used before, curl sends a request again by itself if there is no response.
            CURLOPT_FRESH_CONNECT => $request->method !== 'GET',
            CURLOPT_TIMEOUT_MS => max(1, (int) ceil($timeoutSeconds * 1000)),
            CURLOPT_NOSIGNAL => true,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HEADERFUNCTION => static function (CurlHandle $_handle, string $line) use (&$headers): int {
                if (str_starts_with($line, 'HTTP/')) {
                    $headers = [];
                }
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $headers[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ];
        if ($request->body !== null) {
            $options[CURLOPT_POSTFIELDS] = $request->body;
        }
        curl_setopt_array($handle, $options);
        $body = curl_exec($handle);
        if (!is_string($body)) {
            $isTimeout = curl_errno($handle) === CURLE_OPERATION_TIMEDOUT;
            $reason = $isTimeout ? sprintf('no response within %g s', $timeoutSeconds) : curl_error($handle);
            throw new ConnectionFailed($reason, $isTimeout);
        }
        return new Response((int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE), $headers, $body);
    }

    /**
     * @param array<string, string> $headers
     * @return list<string>
     */
    private static function lines(array $headers): array
    {
        return array_map(
            static fn (string $name, string $value): string => "$name: $value",
            array_keys($headers),
            array_values($headers),
        );
    }
}
