<?php
declare(strict_types=1);

namespace Pasarela\Http;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * Your own PSR-18 client, such as Guzzle's. Set its time limit to at least 90 seconds, let it follow no redirects, and let it
 * send nothing twice (curl does on a connection that was used before: `CURLOPT_FRESH_CONNECT`). PSR-18 has no setting for
 * these.
 */
final class Psr18Client implements HttpClient
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function send(Request $request, float $timeoutSeconds): Response
    {
        $message = $this->requests->createRequest($request->method, $request->url);
        foreach ($request->headers as $name => $value) {
            $message = $message->withHeader($name, $value);
        }
        if ($request->body !== null) {
            $message = $message->withBody($this->streams->createStream($request->body));
        }
        try {
            $response = $this->client->sendRequest($message);
            $headers = array_map(
                static fn (array $values): string => implode(', ', $values),
                array_change_key_case($response->getHeaders()),
            );
            return new Response($response->getStatusCode(), $headers, (string) $response->getBody());
        } catch (ClientExceptionInterface $error) {
            throw new ConnectionFailed($error->getMessage(), false, $error);
        }
    }
}
