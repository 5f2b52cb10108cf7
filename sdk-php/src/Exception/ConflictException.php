<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 409: the idempotency key belongs to another call, or that call is still running. */
final class ConflictException extends PasarelaException
{
}
