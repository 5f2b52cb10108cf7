<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use WC_Order;

/** Amount of an order as a decimal text; nothing here is calculated with floats. */
final class Amount
{
    /** Currencies of a shop, with the field of the API. */
    private const FIELDS = ['USD' => 'usdAmount', 'VES' => 'vesAmount'];

    private function __construct(private readonly string $field, public readonly string $value)
    {
    }

    public static function isSupported(string $currency): bool
    {
        return isset(self::FIELDS[$currency]);
    }

    /** @throws Refusal */
    public static function ofOrder(WC_Order $order): self
    {
        return self::of($order->get_currency(), (string) $order->get_total());
    }

    /** @throws Refusal */
    public static function of(string $currency, string $value): self
    {
        $field = self::FIELDS[$currency] ?? null;
        $plain = self::plain($value);
        if ($field === null || $plain === null || $plain === '0') {
            throw new Refusal(__('This order cannot be paid with Pasarela: its amount must be in USD or VES, with at most two decimals.', 'pasarela-woocommerce'));
        }
        return new self($field, $plain);
    }

    public function isUsd(): bool
    {
        return $this->field === self::FIELDS['USD'];
    }

    /** @return array<string, string> */
    public function toFields(): array
    {
        return [$this->field => $this->value];
    }

    public function equals(self $other): bool
    {
        return $this->field === $other->field && $this->value === $other->value;
    }

    /** @param array<string, mixed> $answer Session or receipt. */
    public function isAmountOf(array $answer): bool
    {
        $value = $answer[$this->field] ?? null;
        return (is_string($value) || is_int($value)) && self::plain((string) $value) === $this->value;
    }

    /** One text per number: 25.5, 025.50 and 25.500 are the same. Null: not an amount with at most two decimals. */
    private static function plain(string $value): ?string
    {
        if (!preg_match('/^0*(\d{1,12}?)(?:\.(\d*?)0*)?\z/', $value, $parts) || strlen($parts[2] ?? '') > 2) {
            return null;
        }
        return $parts[1] . (($parts[2] ?? '') === '' ? '' : ".$parts[2]");
    }
}
