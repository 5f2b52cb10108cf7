<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 400, 405, 413, 415 and 431: the request is invalid. Nothing was done; `details` names the fields. */
final class InvalidRequestException extends PasarelaException
{
}
