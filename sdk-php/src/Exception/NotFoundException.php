<?php
declare(strict_types=1);

namespace Pasarela\Exception;

/** 404: the resource does not exist, or it belongs to another tenant or mode. */
final class NotFoundException extends PasarelaException
{
}
