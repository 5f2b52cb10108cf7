<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

/** How far the payment of an order is, according to the gateway. */
enum Progress
{
    /** Nothing is open: another attempt may begin. */
    case None;
    /** A page or a C2P intent waits for the customer; nothing was charged. */
    case Open;
    /** Money may have moved: nothing may be charged. */
    case Confirming;
    /** A part of a transfer arrived. */
    case Partial;
    /** A payment is there that does not fit the order: a person decides. */
    case Review;
    case Paid;
    /** Begun with the key of another tenant or mode, which this key cannot read. */
    case Unreadable;
}
