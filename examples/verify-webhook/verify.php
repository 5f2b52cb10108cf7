<?php
// Verifies Pasarela webhooks using only PHP 8.1 or newer. Copy the functions you need.
// Header names are lower case, as in array_change_key_case(getallheaders()).
declare(strict_types=1);

/** Verifies X-Webhook-Signature. $rawBody is the received body: file_get_contents('php://input'), not $_POST. */
function verifySignature(string $secret, string $rawBody, array $headers): bool
{
    $expected = 'sha256=' . hash_hmac('sha256', $rawBody, $secret);
    return hash_equals($expected, $headers['x-webhook-signature'] ?? '');
}

const TOLERANCE_SECONDS = 300;

/** Verifies the Standard Webhooks headers: rejects old deliveries, and accepts either secret during a rotation. */
function verifyStandardSignature(string $secret, string $rawBody, array $headers, ?int $nowSeconds = null): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';
    if ($id === '' || !preg_match('/^\d{1,12}\z/', $timestamp)) {
        return false;
    }
    if (abs(($nowSeconds ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $digest = hash_hmac('sha256', "$id.$timestamp.$rawBody", standardKey($secret), true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $signatures) as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

const BASE64 = '~^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?\z~';

/** Key bytes: `whsec_` plus base64 is decoded; any other secret is used as UTF-8. */
function standardKey(string $secret): string
{
    $encoded = substr($secret, strlen('whsec_'));
    return str_starts_with($secret, 'whsec_') && preg_match(BASE64, $encoded) ? base64_decode($encoded) : $secret;
}

/** Verifies the operator's custom header: `t=<seconds>,v1=<hex>`, with one v1 per secret during a rotation. */
function verifyTimestampedSignature(string $secret, string $rawBody, string $header, ?int $nowSeconds = null): bool
{
    if (!preg_match('/^t=(\d{1,12}),(.+)\z/', $header, $found)) {
        return false;
    }
    [, $timestamp, $signatures] = $found;
    if (abs(($nowSeconds ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $expected = 'v1=' . hash_hmac('sha256', "$timestamp.$rawBody", $secret);
    foreach (explode(',', $signatures) as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

/** Command line: reads a delivery, or a list of deliveries, as JSON from standard input. */
if (PHP_SAPI === 'cli' && realpath($_SERVER['SCRIPT_FILENAME']) === __FILE__) {
    $input = json_decode(file_get_contents('php://stdin'), true, flags: JSON_THROW_ON_ERROR);
    $status = 0;
    foreach (array_is_list($input) ? $input : [$input] as $delivery) {
        ['secret' => $secret, 'headers' => $headers] = $delivery;
        $nowSeconds = $delivery['nowSeconds'] ?? null;
        $rawBody = base64_decode($delivery['bodyBase64']);
        $result = [
            'x-webhook-signature' => verifySignature($secret, $rawBody, $headers),
            'webhook-signature' => verifyStandardSignature($secret, $rawBody, $headers, $nowSeconds),
        ];
        if (isset($delivery['timestampedSignature'])) {
            $header = $delivery['timestampedSignature'];
            $result['timestampedSignature'] = verifyTimestampedSignature($secret, $rawBody, $header, $nowSeconds);
        }
        echo json_encode($result), "\n";
        $status = in_array(false, $result, true) ? 1 : $status;
    }
    exit($status);
}
