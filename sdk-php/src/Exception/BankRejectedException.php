<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 422: the bank declined. Final: `failureCode` has the reason, the message the remedy for the customer. */
final class BankRejectedException extends PasarelaException
{
}
