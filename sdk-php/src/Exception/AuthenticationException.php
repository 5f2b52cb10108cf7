<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 401: the key is missing, wrong or no longer active. */
final class AuthenticationException extends PasarelaException
{
}
