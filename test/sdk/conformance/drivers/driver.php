<?php
// Runs the steps of a scenario with the PHP SDK: reads them from the file given as argument, prints the results.
declare(strict_types=1);

use Pasarela\Exception\PasarelaException;
use Pasarela\Pages;
use Pasarela\Pasarela;
use Pasarela\Webhook;

require dirname(__DIR__, 4) . '/sdk-php/autoload.php';

$scenario = json_decode(file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);
$results = [];

function seconds(?int $milliseconds): ?float
{
    return $milliseconds === null ? null : $milliseconds / 1000;
}

function given(mixed ...$options): array
{
    return array_filter($options, static fn (mixed $option): bool => $option !== null);
}

function resultOf(array $step): mixed
{
    global $scenario;
    if (isset($step['verify'])) {
        $verify = $step['verify'];
        return Webhook::verify(
            base64_decode($verify['rawBodyBase64']),
            $verify['headers'],
            $verify['secrets'],
            ...given(now: $verify['now'] ?? null, toleranceSeconds: $verify['toleranceSeconds'] ?? null),
        );
    }
    $client = createClient([...$scenario['client'], ...($step['client'] ?? [])]);
    if (isset($step['methods'])) {
        return methodsIn($client);
    }
    $names = explode('.', $step['call']);
    $method = array_pop($names);
    $holder = array_reduce($names, static fn (object $holder, string $name): object => $holder->$name, $client);
    $inputs = array_intersect_key($step, ['body' => 0, 'query' => 0]);
    $options = given(
        idempotencyKey: $step['idempotencyKey'] ?? null,
        timeoutSeconds: seconds($step['timeoutMs'] ?? null),
        maxRetries: $step['maxRetries'] ?? null,
    );
    $path = array_map(resolve(...), $step['path'] ?? []);
    $value = $holder->$method(...$path, ...array_map(resolve(...), $inputs), ...$options);
    if ($value instanceof Pages) {
        return ($step['take'] ?? '') === 'all' ? iterator_to_array($value) : get_object_vars($value->page());
    }
    return is_string($value) ? ['$base64' => base64_encode($value)] : $value;
}

/** One client for all steps with the same settings: it keeps its connection open between them. */
function createClient(array $settings): Pasarela
{
    static $clients = [];
    return $clients[json_encode($settings)] ??= new Pasarela($settings['apiKey'], $settings['baseUrl'], ...given(
        language: $settings['language'] ?? null,
        timeoutSeconds: seconds($settings['timeoutMs'] ?? null),
        totalTimeoutSeconds: seconds($settings['totalTimeoutMs'] ?? null),
        maxRetries: $settings['maxRetries'] ?? null,
    ));
}

/** `$amount` is an amount of this language, `$result` a value of an earlier step. */
function resolve(mixed $value): mixed
{
    global $results;
    if (!is_array($value)) {
        return $value;
    }
    if (isset($value['$result'])) {
        [$index, $name] = explode('.', $value['$result']);
        return $results[(int) $index]['value'][$name];
    }
    return $value['$amount'] ?? (isset($value['$float']) ? (float) $value['$float'] : array_map(resolve(...), $value));
}

function errorOf(Throwable $error): array
{
    if (!$error instanceof PasarelaException) {
        return ['refused' => $error->getMessage()];
    }
    return ['error' => given(
        kind: kindOf($error),
        code: $error->errorCode,
        status: $error->status,
        requestId: $error->requestId,
        failureCode: $error->failureCode,
        customerMessage: $error->customerMessage,
        paymentId: $error->paymentId,
        details: $error->details,
        retryAfterSeconds: $error->retryAfterSeconds,
        idempotencyKey: $error->idempotencyKey,
        attempts: $error->attempts,
        message: $error->getMessage(),
        problem: $error->problem ?? null,
        cause: $error->getPrevious() instanceof PasarelaException ? kindOf($error->getPrevious()) : null,
    )];
}

function kindOf(PasarelaException $error): string
{
    return preg_replace('/^.*\\\\|Exception$/', '', $error::class);
}

function methodsIn(object $holder, string $prefix = ''): array
{
    $own = array_filter(get_class_methods($holder), static fn (string $name): bool => !str_starts_with($name, '__'));
    $names = array_map(static fn (string $name): string => $prefix . $name, array_values($own));
    foreach (get_object_vars($holder) as $name => $member) {
        array_push($names, ...methodsIn($member, "$prefix$name."));
    }
    return $names;
}

foreach ($scenario['steps'] as $step) {
    try {
        $results[] = ['value' => resultOf($step)];
    } catch (PasarelaException | InvalidArgumentException | TypeError $error) {
        $results[] = errorOf($error);
    }
}
echo json_encode($results, JSON_THROW_ON_ERROR);
