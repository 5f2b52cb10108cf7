<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\InvalidRequestException;
use Pasarela\Pasarela;

/** Rules of a new attempt to pay: none while money may have moved, and none beside another that can still be paid. */
final class Attempt
{
    /** @throws Refusal */
    public static function requireFree(State $state): void
    {
        match ($state->progress) {
            Progress::None, Progress::Open => null,
            Progress::Confirming, Progress::Paid => throw new Refusal(self::doNotPayAgain()),
            Progress::Partial, Progress::Review => throw new Refusal(__('A payment for this order has arrived that is not the exact amount. Do not pay again: contact the shop.', 'pasarela-woocommerce')),
            Progress::Unreadable => throw new Refusal(__('This order cannot be paid any more. Please place a new order.', 'pasarela-woocommerce')),
        };
    }

    /**
     * Ends the open session and the open intent, so that only the new attempt can be paid.
     *
     * @throws Refusal
     */
    public static function endOpen(Pasarela $pasarela, State $state): void
    {
        try {
            if ($state->session !== null) {
                $pasarela->checkout->sessions->expire($state->session['sessionId']);
            }
            if ($state->intent !== null) {
                $pasarela->payments->cancel($state->intent['paymentId']);
            }
        } catch (InvalidRequestException) {
            // 400: a charge began meanwhile.
            throw new Refusal(self::doNotPayAgain());
        }
    }

    public static function doNotPayAgain(): string
    {
        return __('A payment for this order is being confirmed with the bank. Do not pay again: we will update your order as soon as the bank answers.', 'pasarela-woocommerce');
    }
}
