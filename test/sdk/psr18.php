<?php
// As much of PSR-7, PSR-17 and PSR-18 as the adapter uses, and a call with it: prints what the client got and the result.
namespace Psr\Http\Message {
    interface RequestFactoryInterface
    {
        public function createRequest(string $method, $uri): object;
    }

    interface StreamFactoryInterface
    {
        public function createStream(string $content = ''): string;
    }
}

namespace Psr\Http\Client {
    interface ClientInterface
    {
        public function sendRequest(object $request): object;
    }

    interface ClientExceptionInterface extends \Throwable
    {
    }
}

namespace {
    use Pasarela\Exception\ConnectionException;
    use Pasarela\Http\Psr18Client;
    use Pasarela\Pasarela;

    require __DIR__ . '/../../sdk-php/autoload.php';

    final class Message
    {
        public array $headers = [];
        public string $body = '';

        public function __construct(public string $method = '', public string $url = '', private int $status = 200)
        {
        }

        public function withHeader(string $name, string $value): self
        {
            $copy = clone $this;
            $copy->headers[$name] = [$value];
            return $copy;
        }

        public function withBody(string $body): self
        {
            $copy = clone $this;
            $copy->body = $body;
            return $copy;
        }

        public function getStatusCode(): int
        {
            return $this->status;
        }

        public function getHeaders(): array
        {
            return $this->headers;
        }

        public function getBody(): string
        {
            return $this->body;
        }
    }

    final class Failure extends RuntimeException implements Psr\Http\Client\ClientExceptionInterface
    {
    }

    final class Client implements
        Psr\Http\Client\ClientInterface,
        Psr\Http\Message\RequestFactoryInterface,
        Psr\Http\Message\StreamFactoryInterface
    {
        public array $requests = [];

        public function createRequest(string $method, $uri): object
        {
            return new Message($method, $uri);
        }

        public function createStream(string $content = ''): string
        {
            return $content;
        }

        public function sendRequest(object $request): object
        {
            $this->requests[] = $request;
            if (count($this->requests) > 1) {
                throw new Failure('gone');
            }
            $limited = (new Message(status: 429))->withHeader('Retry-After', '0')->withHeader('X-Request-Id', 'r-9');
            return $limited->withBody('{"error":"rate_limited","message":"No."}');
        }
    }

    $client = new Client();
    $pasarela = new Pasarela('pas_test_x', 'http://gateway', maxRetries: 1, http: new Psr18Client($client, $client, $client));
    try {
        $pasarela->c2p->request(['usdAmount' => '25.50']);
    } catch (ConnectionException $error) {
        $keys = array_unique(array_map(static fn (Message $sent): string => $sent->headers['idempotency-key'][0], $client->requests));
        echo json_encode([
            'sent' => array_map(static fn (Message $sent): string => "$sent->method $sent->url $sent->body", $client->requests),
            'keys' => count($keys),
            'isKeyOfError' => $keys[0] === $error->idempotencyKey,
            'attempts' => $error->attempts,
            'message' => $error->getMessage(),
        ], JSON_UNESCAPED_SLASHES);
    }
}
