<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

use InvalidArgumentException;
use Pasarela\Exception\PasarelaException;
use Pasarela\Exception\WebhookVerificationException;
use Pasarela\Webhook;
use WC_Order;

/** Receiver of the events. An event says which order to read; what it says about money is not used. */
final class WebhookReceiver
{
    /** Name in WooCommerce's addresses: /wc-api/pasarela/. */
    public const API = 'pasarela';
    public const EVENTS = ['checkout.paid', 'payment.completed', 'payment.failed', 'payment.reversed'];

    /** The gateway waits 10 seconds for the answer. */
    private const WAIT_SECONDS = 5;

    public static function address(): string
    {
        return WC()->api_request_url(self::API);
    }

    public static function answer(): never
    {
        // The bytes as they arrived: the signature covers them.
        status_header(self::receive((string) file_get_contents('php://input'), $_SERVER));
        exit;
    }

    /** @param array<string, mixed> $headers */
    public static function receive(string $rawBody, array $headers): int
    {
        try {
            $event = Webhook::verify($rawBody, $headers, Settings::webhookSecret());
        } catch (WebhookVerificationException $error) {
            Log::info('webhook refused', ['reason' => $error->problem]);
            return 400;
        }
        $order = self::findOrder($event['data']);
        if ($order === null) {
            return 204;
        }
        try {
            Lock::hold($order->get_id(), self::WAIT_SECONDS, static fn (WC_Order $fresh): State => (new Settlement(Settings::client(Settings::READ_TIMEOUT_SECONDS)))->refresh($fresh));
        } catch (OrderBusy) {
            // The request that works on the order reads the gateway too, and so does the schedule.
        } catch (PasarelaException | InvalidArgumentException $error) {
            Log::error('order of a webhook not read', $error, ['order' => $order->get_id()]);
            return 503;
        }
        return 204;
    }

    /** @param array<string, mixed> $data */
    private static function findOrder(array $data): ?WC_Order
    {
        $id = $data['metadata']['orderId'] ?? '';
        $order = is_string($id) && preg_match('/^\d{1,18}\z/', $id) ? wc_get_order((int) $id) : null;
        return $order instanceof WC_Order && (new Record($order))->knows($data) ? $order : null;
    }
}
