<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use Pasarela\Exception\InvalidRequestException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Pasarela;
use WC_Order;

/** Payment on the page of the gateway: one open session per order. */
final class PagePayment
{
    private const DESCRIPTION_LENGTH = 200;

    public function __construct(private readonly Pasarela $pasarela, private readonly Settlement $settlement)
    {
    }

    /**
     * The address where the customer goes on: the page of the gateway, or the order if it is paid already.
     *
     * @throws Refusal
     * @throws PasarelaException
     */
    public function begin(WC_Order $order, string $returnUrl): string
    {
        $amount = Amount::ofOrder($order);
        $state = $this->settlement->refresh($order);
        if ($state->progress === Progress::Paid) {
            return $returnUrl;
        }
        $session = $state->session;
        // Its page says not to pay again while an outcome is not known, and asks for the rest of a part.
        $isUsable = $session !== null && ($session['status'] === 'PROCESSING' || $amount->isAmountOf($session));
        if ($isUsable && in_array($state->progress, [Progress::Open, Progress::Confirming, Progress::Partial], true)) {
            return $session['url'];
        }
        Attempt::requireFree($state);
        Attempt::endOpen($this->pasarela, $state);
        return $this->create($order, $amount, $returnUrl)['url'];
    }

    /** @return array<string, mixed> */
    private function create(WC_Order $order, Amount $amount, string $returnUrl): array
    {
        $record = new Record($order);
        $shop = wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
        /* translators: 1: number of the order, 2: name of the shop. */
        $description = sprintf(__('Order %1$s, %2$s', 'pasarela-woocommerce'), $record->reference(), $shop);
        $body = [
            ...$amount->toFields(),
            'description' => mb_substr(trim((string) preg_replace('/[\p{C}\s]+/u', ' ', $description)), 0, self::DESCRIPTION_LENGTH),
            'externalRef' => $record->reference(),
            'returnUrl' => $returnUrl,
            'language' => Settings::language(),
            'metadata' => $record->metadata(),
        ];
        $attempt = count($record->sessions()) + 1;
        try {
            $session = $this->pasarela->checkout->sessions->create($body, $record->idempotencyKey('page', $attempt, $body));
        } catch (InvalidRequestException $error) {
            if ($error->errorCode === 'return_url_refused') {
                $record->noteOnce('return host', __('Pasarela: the gateway refused the return address. Its operator must register the host of this shop: pasarela checkout set … --return-host.', 'pasarela-woocommerce'));
            }
            throw $error;
        }
        $record->addSession($session['sessionId']);
        return $session;
    }
}
