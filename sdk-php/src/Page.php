<?php
declare(strict_types=1);

namespace Pasarela;

/** @template Item */
final class Page
{
    /**
     * @param list<Item> $items
     * @param string|null $nextCursor The `cursor` of the next query; null on the last page.
     */
    public function __construct(public readonly array $items, public readonly ?string $nextCursor)
    {
    }
}
