<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\NotFoundException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;
use WC_Order;

/**
 * Brings an order up to date with the gateway. Webhooks, returns and the schedule only cause this reading: an order is paid
 * by what the gateway answers about the sessions and payments that this shop created for it, and by nothing else.
 */
final class Settlement
{
    public function __construct(private readonly Pasarela $pasarela)
    {
    }

    /** @throws PasarelaException */
    public function refresh(WC_Order $order): State
    {
        $record = new Record($order);
        $state = new State();
        foreach ($record->sessions() as $sessionId) {
            $this->readSession($record, $state, $sessionId);
        }
        foreach ($record->payments() as $paymentId) {
            $this->readPayment($record, $state, $paymentId);
        }
        $this->applyTo($record, $state);
        return $state;
    }

    private function readSession(Record $record, State $state, string $sessionId): void
    {
        try {
            $session = $this->pasarela->checkout->sessions->get($sessionId);
            $payment = isset($session['paymentId']) ? $this->pasarela->payments->get($session['paymentId']) : null;
        } catch (NotFoundException) {
            $state->add(Progress::Unreadable);
            return;
        }
        if ($session['status'] === 'PAID') {
            $isPaid = $payment !== null
                && ($payment['checkoutSessionId'] ?? '') === $sessionId
                && $this->isForOrder($record, $session);
            $this->applyPaid($record, $state, $payment, $isPaid);
            return;
        }
        $state->add(match ($session['status']) {
            'OPEN' => Progress::Open,
            'PROCESSING' => Progress::Confirming,
            'PARTIALLY_PAID' => Progress::Partial,
            'EXPIRED', 'CANCELED' => Progress::None,
        });
        if (in_array($session['status'], ['OPEN', 'PROCESSING', 'PARTIALLY_PAID'], true)) {
            $state->session = $session;
        }
    }

    private function readPayment(Record $record, State $state, string $paymentId): void
    {
        try {
            $payment = $this->pasarela->payments->get($paymentId);
        } catch (NotFoundException) {
            $state->add(Progress::Unreadable);
            return;
        }
        if ($payment['status'] === 'PENDING') {
            $isIntent = ($payment['stage'] ?? '') === 'awaiting_token';
            $state->intent = $isIntent ? $payment : $state->intent;
            $state->add($isIntent ? Progress::Open : Progress::Confirming);
        } elseif ($payment['status'] !== 'FAILED') {
            $this->applyPaid($record, $state, $payment, $this->isForOrder($record, $payment));
        }
    }

    /** @param array<string, mixed> $answer Session, or receipt of a C2P payment. */
    private function isForOrder(Record $record, array $answer): bool
    {
        try {
            return Amount::ofOrder($record->order)->isAmountOf($answer)
                && ($answer['metadata']['orderId'] ?? '') === (string) $record->order->get_id()
                && ($answer['externalRef'] ?? '') === $record->reference();
        } catch (Refusal) {
            return false;
        }
    }

    /** @param array<string, mixed>|null $payment COMPLETED or REVERSED. */
    private function applyPaid(Record $record, State $state, ?array $payment, bool $isForOrder): void
    {
        $order = $record->order;
        $paymentId = $payment['paymentId'] ?? '';
        if ($paymentId !== '' && $record->paidBy() === $paymentId) {
            $state->add(Progress::Paid);
            if ($order->get_date_paid() === null) {
                // A request ended between the record and the status.
                $order->payment_complete($paymentId);
            }
            $this->followReversal($record, $payment);
            return;
        }
        if ($payment !== null && $payment['status'] === 'REVERSED') {
            $state->add(Progress::None);
            return;
        }
        if ($order->is_paid() || $record->paidBy() !== '' || $order->has_status('refunded')) {
            $state->add(Progress::Paid);
            /* translators: %s: id of a payment. */
            $text = __('Pasarela: another payment arrived for this order, which was already paid: %s. Give that money back.', 'pasarela-woocommerce');
            $record->noteOnce("extra $paymentId", sprintf($text, $paymentId));
            return;
        }
        if (!$isForOrder || $payment['status'] !== 'COMPLETED') {
            $state->add(Progress::Review);
            /* translators: %s: id of a payment. */
            $text = __('Pasarela: the payment %s does not fit this order: its amount or its reference is another. Compare them in the gateway before you deliver.', 'pasarela-woocommerce');
            $record->noteOnce("review $paymentId", sprintf($text, $paymentId));
            return;
        }
        $record->setPaidBy($paymentId);
        $order->add_order_note(self::describe($payment));
        $order->payment_complete($paymentId);
        Log::info('order paid', ['order' => $order->get_id(), 'payment' => $paymentId]);
        $state->add(Progress::Paid);
    }

    /** @param array<string, mixed> $payment */
    private function followReversal(Record $record, array $payment): void
    {
        $order = $record->order;
        if (($payment['reversalStatus'] ?? '') === 'PENDING') {
            return;
        }
        if ($payment['status'] === 'REVERSED') {
            $record->setReversing(false);
            /* translators: %s: reference of the bank. */
            $text = sprintf(__('Pasarela: the bank returned the money. Reference of the reversal: %s.', 'pasarela-woocommerce'), $payment['reversalRef'] ?? '—');
            $record->noteOnce("reversed {$payment['paymentId']}", $text);
            if (!$order->has_status('refunded')) {
                $order->update_status('refunded');
            }
        } elseif ($record->isReversing()) {
            $record->setReversing(false);
            $order->add_order_note(__('Pasarela: the bank did not carry out the reversal: the payment is still yours. You can request the refund again.', 'pasarela-woocommerce'));
        }
    }

    private function applyTo(Record $record, State $state): void
    {
        $order = $record->order;
        $isCanceled = $order->has_status('cancelled') && $state->progress === Progress::Open;
        if ($state->progress === Progress::Paid || $isCanceled) {
            $this->close($state);
            return;
        }
        if ($order->is_paid() || $order->has_status('refunded')) {
            return;
        }
        $mustHold = in_array($state->progress, [Progress::Confirming, Progress::Partial, Progress::Review], true);
        if ($mustHold && !$record->isHeld()) {
            $record->setHeld(true);
            $order->update_status('on-hold', __('Pasarela: a payment is being confirmed. Do not deliver yet, and do not charge again: the order follows the payment by itself.', 'pasarela-woocommerce'));
        }
        if (!$mustHold && $record->isHeld() && $state->progress !== Progress::Unreadable) {
            $record->setHeld(false);
            if ($order->has_status('on-hold')) {
                $order->update_status('failed', __('Pasarela: the bank confirmed that nothing was charged. The customer can pay again.', 'pasarela-woocommerce'));
            }
        }
    }

    /**
     * Ends what is still open of an order that is paid or canceled. What cannot be ended is read again: it pays the order that
     * was canceled, and is noted for the one that was paid.
     */
    private function close(State $state): void
    {
        try {
            if ($state->session !== null && $state->session['status'] === 'OPEN') {
                $this->pasarela->checkout->sessions->expire($state->session['sessionId']);
            }
            if ($state->intent !== null) {
                $this->pasarela->payments->cancel($state->intent['paymentId']);
            }
        } catch (PasarelaException $error) {
            Log::error('open attempt of a paid or canceled order not ended', $error);
        }
    }

    /** @param array<string, mixed> $payment */
    private static function describe(array $payment): string
    {
        /* translators: 1: way to pay, such as C2P, 2: amount in bolívares, 3: reference of the bank, 4: id of the payment. */
        $text = __('Pasarela: paid by %1$s, Bs. %2$s, bank reference %3$s. Payment %4$s.', 'pasarela-woocommerce');
        $text = sprintf($text, $payment['method'], $payment['vesAmount'], $payment['bankReference'] ?? '—', $payment['paymentId']);
        if (isset($payment['bcvRate'])) {
            /* translators: 1: rate of the central bank, 2: day of the rate. */
            $text .= ' ' . sprintf(__('BCV rate %1$s of %2$s.', 'pasarela-woocommerce'), $payment['bcvRate'], $payment['rateDate'] ?? '—');
        }
        if (isset($payment['overpaidVesAmount'])) {
            /* translators: %s: amount in bolívares. */
            $text .= ' ' . sprintf(__('The customer sent Bs. %s too much: give it back.', 'pasarela-woocommerce'), $payment['overpaidVesAmount']);
        }
        return $text;
    }
}
