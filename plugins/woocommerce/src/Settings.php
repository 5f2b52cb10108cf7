<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Pasarela;

/** Address and secrets of the gateway, which both payment methods share. */
final class Settings
{
    /** Written by the settings page of the method with this id. */
    public const OPTION = 'woocommerce_' . PageGateway::ID . '_settings';

    /** Of a call that moves money: below the minute after which most web servers end a request. */
    private const TIMEOUT_SECONDS = 50.0;
    /** Of a reading while a page or the gateway itself waits. */
    public const READ_TIMEOUT_SECONDS = 4.0;

    public static function address(): string
    {
        return self::read('address');
    }

    public static function webhookSecret(): string
    {
        return self::read('webhook_secret');
    }

    public static function isConfigured(): bool
    {
        return self::address() !== '' && self::apiKey() !== '';
    }

    public static function isTest(): bool
    {
        return str_starts_with(self::apiKey(), 'pas_test_');
    }

    /** Language of a page or of messages for this visitor. */
    public static function language(): string
    {
        return str_starts_with(determine_locale(), 'en') ? 'en' : 'es';
    }

    public static function client(float $timeoutSeconds = self::TIMEOUT_SECONDS): Pasarela
    {
        return new Pasarela(
            self::apiKey(),
            self::address(),
            language: self::language(),
            timeoutSeconds: $timeoutSeconds,
            totalTimeoutSeconds: $timeoutSeconds,
        );
    }

    private static function apiKey(): string
    {
        return self::read('api_key');
    }

    private static function read(string $name): string
    {
        $settings = get_option(self::OPTION, []);
        $value = is_array($settings) ? $settings[$name] ?? '' : '';
        return is_string($value) ? trim($value) : '';
    }
}
