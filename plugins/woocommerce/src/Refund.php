<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\ConnectionException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;
use WC_Order;
use WP_Error;

/** A refund is the reversal of a whole C2P payment: no other way to pay can be returned by the bank. */
final class Refund
{
    public function __construct(private readonly Pasarela $pasarela)
    {
    }

    public function refund(WC_Order $order, string $amount): bool|WP_Error
    {
        $record = new Record($order);
        try {
            $whole = Amount::ofOrder($order);
            $isWhole = Amount::of($order->get_currency(), $amount)->equals($whole);
        } catch (Refusal) {
            $isWhole = false;
        }
        if (!$isWhole) {
            return self::refused(__('A bank reverses a C2P only whole. Refund the full amount; or send the customer the part as a Pago Móvil from your bank or with the gateway, and record it here with “Refund manually”.', 'pasarela-woocommerce'));
        }
        if ($record->paidBy() === '') {
            return self::refused(__('This order was not paid with Pasarela: give the money back in the way it was paid, and record it with “Refund manually”.', 'pasarela-woocommerce'));
        }
        try {
            return $this->reverse($record, $whole, $this->pasarela->payments->get($record->paidBy()));
        } catch (PasarelaException $error) {
            Log::error('reversal refused', $error, ['order' => $order->get_id(), 'payment' => $record->paidBy()]);
            /* translators: %s: explanation of the gateway. */
            return self::refused(sprintf(__('The money was not returned: %s', 'pasarela-woocommerce'), $error->getMessage()));
        }
    }

    /** @param array<string, mixed> $payment */
    private function reverse(Record $record, Amount $whole, array $payment): bool|WP_Error
    {
        if ($payment['method'] !== 'C2P') {
            /* translators: %s: way to pay, such as PAGO_MOVIL. */
            $text = __('The order was paid by %s, which no bank reverses. Send the customer the money as a Pago Móvil from your bank or with the gateway, and record it here with “Refund manually”.', 'pasarela-woocommerce');
            return self::refused(sprintf($text, $payment['method']));
        }
        $isNew = $payment['status'] !== 'REVERSED' && !isset($payment['reversalStatus']);
        if ($isNew && !$whole->isAmountOf($payment)) {
            return self::refused(__('The order was changed after it was paid with a C2P of another amount, which the bank reverses only whole. Send the customer the money as a Pago Móvil from your bank or with the gateway, and record it here with “Refund manually”.', 'pasarela-woocommerce'));
        }
        if ($isNew) {
            $payment = $this->send($record, $payment);
        }
        if ($payment !== null && $payment['status'] === 'REVERSED') {
            $record->setReversing(false);
            return true;
        }
        if (!$record->isReversing()) {
            $record->setReversing(true);
            Poll::scheduleCheck($record->order->get_id());
        }
        $text = __('The bank has not answered whether it returned the money. Do not refund again and do not send the money otherwise: the order follows the reversal by itself, and becomes “Refunded” when the bank confirms it.', 'pasarela-woocommerce');
        $record->noteOnce('reversing ' . $record->paidBy(), "Pasarela: $text");
        return new WP_Error('pasarela_unknown', $text);
    }

    /**
     * One key as long as the payment has not changed. A reversal that the bank did not carry out is a change: under the
     * former key the gateway would repeat its former answer, that the outcome is not known.
     *
     * @param array<string, mixed> $payment
     * @return array<string, mixed>|null Null: the outcome is not known.
     */
    private function send(Record $record, array $payment): ?array
    {
        ['paymentId' => $paymentId, 'updatedAt' => $updatedAt] = $payment;
        try {
            return $this->pasarela->payments->reverse($paymentId, "woocommerce reverse $paymentId $updatedAt");
        } catch (PasarelaException $error) {
            // Any other error is a promise that nothing was sent, or a refusal under the same key.
            $isUnknown = $error instanceof ConnectionException || $error->errorCode === 'idempotency_request_in_progress';
            if (!$isUnknown) {
                throw $error;
            }
            Log::error('reversal not answered', $error, ['order' => $record->order->get_id(), 'payment' => $paymentId]);
            return null;
        }
    }

    private static function refused(string $text): WP_Error
    {
        return new WP_Error('pasarela_refused', $text);
    }
}
