<?php
declare(strict_types=1);

namespace Pasarela;

use InvalidArgumentException;
use JsonException;
use stdClass;

/** @internal JSON without floats: an amount is a string in PHP and a number on the wire. */
final class Json
{
    private const NUMBER = '-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?';

    /** A string, with the colon and the number after it if it is a key with a number; or a number alone. */
    private const TOKEN = '~"([^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+)"(?:(\s*+:\s*+)(-?[0-9][0-9.eE+-]*+))?+|-?[0-9][0-9.eE+-]*+~s';

    /** A value of the caller's own data is sent as it is, whatever its name. */
    private const VERBATIM = 'metadata';

    /**
     * Amounts, and all numbers with decimals, become strings before PHP's parser would make floats of them.
     *
     * @throws JsonException
     */
    public static function decode(string $text): mixed
    {
        $exact = preg_replace_callback(self::TOKEN, static function (array $token): string {
            if ($token[0][0] !== '"') {
                return self::isFraction($token[0]) ? '"' . self::plain($token[0]) . '"' : $token[0];
            }
            $number = $token[3] ?? '';
            if (!self::isNumber($number) || !(in_array($token[1], Routes::DECIMALS, true) || self::isFraction($number))) {
                return $token[0];
            }
            return '"' . $token[1] . '"' . $token[2] . '"' . self::plain($number) . '"';
        }, $text);
        return json_decode($exact ?? $text, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
    }

    private static function isNumber(string $text): bool
    {
        return preg_match('/^' . self::NUMBER . '(?:[eE][+-]?[0-9]+)?\z/', $text) === 1;
    }

    private static function isFraction(string $text): bool
    {
        return self::isNumber($text) && strpbrk($text, '.eE') !== false;
    }

    /** The same number without an exponent, which functions such as bcadd refuse. */
    private static function plain(string $number): string
    {
        [$digits, $exponent] = preg_split('/[eE]/', $number) + [1 => '0'];
        if ((int) $exponent === 0) {
            return $digits;
        }
        if (abs((int) $exponent) > 400) {
            return $number;
        }
        $sign = $digits[0] === '-' ? '-' : '';
        [$whole, $fraction] = explode('.', ltrim($digits, '-')) + [1 => ''];
        $point = strlen($whole) + (int) $exponent;
        $all = str_pad($whole . $fraction, max(0, $point), '0');
        $all = $point < 1 ? str_repeat('0', 1 - $point) . $all : $all;
        $point = max(1, $point);
        $rest = substr($all, $point);
        return $sign . (ltrim(substr($all, 0, $point), '0') ?: '0') . ($rest === '' ? '' : ".$rest");
    }

    /**
     * Fields that are null are left out; a string in one of the fields `$decimals` is written as a number.
     *
     * @param array<mixed>|stdClass $body
     * @param list<string> $decimals
     */
    public static function encode(array|stdClass $body, array $decimals = []): string
    {
        return self::encodeMap((array) $body, $decimals);
    }

    /** @param list<string> $decimals */
    private static function encodeValue(mixed $value, array $decimals, string $name): string
    {
        if ($value instanceof stdClass || (is_array($value) && ($name === self::VERBATIM || !array_is_list($value)))) {
            return self::encodeMap((array) $value, $name === self::VERBATIM ? [] : $decimals);
        }
        if (is_array($value)) {
            $items = array_map(static fn (mixed $item): string => self::encodeValue($item, $decimals, $name), $value);
            return '[' . implode(',', $items) . ']';
        }
        if (is_string($value) && in_array($name, $decimals, true) && preg_match('/^' . self::NUMBER . '\z/', $value)) {
            return $value;
        }
        if (is_float($value)) {
            throw new InvalidArgumentException("$name must be a string or a whole number: a float is not exact.");
        }
        if (is_object($value) || is_resource($value)) {
            throw new InvalidArgumentException("$name cannot be sent as JSON: " . get_debug_type($value) . '.');
        }
        return self::text($value);
    }

    /**
     * @param array<mixed> $map
     * @param list<string> $decimals
     */
    private static function encodeMap(array $map, array $decimals): string
    {
        $fields = [];
        foreach ($map as $name => $value) {
            if ($value !== null) {
                $fields[] = self::text((string) $name) . ':' . self::encodeValue($value, $decimals, (string) $name);
            }
        }
        return '{' . implode(',', $fields) . '}';
    }

    private static function text(mixed $value): string
    {
        try {
            return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        } catch (JsonException) {
            throw new InvalidArgumentException('Texts must be UTF-8.');
        }
    }
}
