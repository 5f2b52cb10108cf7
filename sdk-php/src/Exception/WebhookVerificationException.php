<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** The delivery could not be verified. Respond 400 and do nothing; the message has the probable cause. */
final class WebhookVerificationException extends PasarelaException
{
    /**
     * @param 'bad_secret'|'missing_headers'|'wrong_time'|'rewritten_body'|'wrong_signature'|'not_an_event' $problem
     */
    public function __construct(public readonly string $problem, string $message)
    {
        parent::__construct($message, 'webhook_not_verified');
    }
}
