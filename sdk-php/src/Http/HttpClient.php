<?php
declare(strict_types=1);

namespace Pasarela\Http;

/** Sends a request once and follows no redirect: it would send the key to another address. */
interface HttpClient
{
    /** @throws ConnectionFailed if there is no complete response within the time limit. */
    public function send(Request $request, float $timeoutSeconds): Response;
}
