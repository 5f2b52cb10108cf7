<?php
declare(strict_types=1);

namespace Pasarela;

use InvalidArgumentException;
use Pasarela\Http\CurlClient;
use Pasarela\Http\HttpClient;

/** Client of a gateway for one tenant. */
final class Pasarela extends Resources
{
    public const VERSION = '0.2.0';

    /**
     * @param string $apiKey Key of your tenant, `pas_test_…` or `pas_live_…`. Use it only on a server: it can move your money.
     * @param string $baseUrl Address of your gateway, such as `https://pay.example.com`.
     * @param 'en'|'es'|null $language Language of messages; by default your tenant's.
     * @param float $timeoutSeconds Time limit of one attempt. A card charge takes up to 60 s, after the log-on at the bank.
     * @param float $totalTimeoutSeconds Time limit of a call with all its retries. After 4 minutes the gateway can answer
     *     a retry of a request whose process died.
     * @param int $maxRetries Maximum number of retries of a call.
     * @param HttpClient|null $http Replacement of curl, such as `Http\Psr18Client`.
     */
    public function __construct(
        #[\SensitiveParameter] string $apiKey,
        string $baseUrl,
        ?string $language = null,
        float $timeoutSeconds = 90,
        float $totalTimeoutSeconds = 300,
        int $maxRetries = 2,
        ?HttpClient $http = null,
    ) {
        // The error message does not contain the key.
        if (!preg_match('/^[\x21-\x7e]+\z/', $apiKey)) {
            throw new InvalidArgumentException(
                'apiKey must be the key of your tenant, pas_test_… or pas_live_…, without spaces or line breaks.',
            );
        }
        parent::__construct(new Transport(
            $apiKey,
            self::readUrl($baseUrl),
            $language,
            $timeoutSeconds,
            $totalTimeoutSeconds,
            $maxRetries,
            $http ?? new CurlClient(),
        ));
    }

    private static function readUrl(string $baseUrl): string
    {
        $parts = preg_match('/[\x00-\x20\x7f]/', $baseUrl) ? false : parse_url($baseUrl);
        $refused = ['user', 'pass', 'query', 'fragment'];
        if (
            is_array($parts)
            && in_array(strtolower($parts['scheme'] ?? ''), ['http', 'https'], true)
            && ($parts['host'] ?? '') !== ''
            && array_intersect_key($parts, array_flip($refused)) === []
        ) {
            return rtrim($baseUrl, '/');
        }
        throw new InvalidArgumentException('baseUrl must be the address of your gateway, such as https://pay.example.com.');
    }
}
