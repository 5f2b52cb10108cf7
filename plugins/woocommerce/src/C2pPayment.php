<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\BankRejectedException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;
use WC_Order;

/** C2P inside the shop: an intent, then its charge with the customer's token. */
final class C2pPayment
{
    public function __construct(private readonly Pasarela $pasarela, private readonly Settlement $settlement)
    {
    }

    /**
     * Charges once. Returns normally if the order is paid, or on hold because the outcome is not known.
     *
     * @throws Refusal Nothing was charged: the customer may try again.
     * @throws PasarelaException The gateway could not be read before anything was sent.
     */
    public function charge(WC_Order $order, Payer $payer, #[\SensitiveParameter] string $token): void
    {
        $amount = Amount::ofOrder($order);
        $state = $this->settlement->refresh($order);
        if (in_array($state->progress, [Progress::Paid, Progress::Confirming], true)) {
            return;
        }
        Attempt::requireFree($state);
        $intentId = $this->takeIntent($order, $state, $amount, $payer);
        $this->execute($order, $intentId, [...$amount->toFields(), ...$payer->toFields()], $token);
    }

    /** The open intent if it has the same details; otherwise a new one, after everything open was ended. */
    private function takeIntent(WC_Order $order, State $state, Amount $amount, Payer $payer): string
    {
        $intent = $state->intent;
        if ($intent !== null && $amount->isAmountOf($intent) && $payer->isPayerOf($intent)) {
            $state->intent = null;
            Attempt::endOpen($this->pasarela, $state);
            return $intent['paymentId'];
        }
        Attempt::endOpen($this->pasarela, $state);
        $record = new Record($order);
        $body = [
            ...$amount->toFields(),
            ...$payer->toFields(),
            'externalRef' => $record->reference(),
            'metadata' => $record->metadata(),
        ];
        $attempt = count($record->payments()) + 1;
        $created = $this->pasarela->c2p->request($body, $record->idempotencyKey('c2p', $attempt, $body));
        // Stored before the charge: whatever happens to this request, the order knows its payment.
        $record->addPayment($created['paymentId']);
        return $created['paymentId'];
    }

    /** @param array<string, mixed> $details */
    private function execute(WC_Order $order, string $intentId, array $details, #[\SensitiveParameter] string $token): void
    {
        try {
            $this->pasarela->c2p->execute(
                [...$details, 'intentId' => $intentId, 'token' => $token],
                "woocommerce charge $intentId",
            );
        } catch (BankRejectedException $error) {
            /* translators: %s: code of the bank. */
            $order->add_order_note(sprintf(__('Pasarela: the bank declined the C2P, code %s. Nothing was charged.', 'pasarela-woocommerce'), $error->failureCode));
            throw new Refusal($error->customerMessage ?? $error->getMessage());
        } catch (PasarelaException $error) {
            Log::error('C2P charge not answered', $error, ['order' => $order->get_id(), 'payment' => $intentId]);
            $this->explain($order, $error);
            return;
        }
        $this->holdUnlessPaid($order);
    }

    /** Neither approved nor declined: only the gateway knows whether anything was sent. */
    private function explain(WC_Order $order, PasarelaException $error): void
    {
        $progress = $this->holdUnlessPaid($order);
        if ($progress === Progress::Paid || $progress === Progress::Confirming) {
            return;
        }
        throw new Refusal(match ($error->status) {
            400, 404 => __('Your bank did not receive the charge. Check your details and the token, and try again.', 'pasarela-woocommerce'),
            default => __('Your bank cannot be reached now. Nothing was charged: try again in a few minutes.', 'pasarela-woocommerce'),
        });
    }

    /** An order whose state cannot be read is on hold: the money may have moved. */
    private function holdUnlessPaid(WC_Order $order): Progress
    {
        try {
            return $this->settlement->refresh($order)->progress;
        } catch (PasarelaException $error) {
            Log::error('outcome of a C2P not readable', $error, ['order' => $order->get_id()]);
            (new Record($order))->setHeld(true);
            $order->update_status('on-hold', __('Pasarela: the outcome of a C2P is not known. Do not deliver yet, and do not charge again: the order follows the payment by itself.', 'pasarela-woocommerce'));
            return Progress::Confirming;
        }
    }
}
