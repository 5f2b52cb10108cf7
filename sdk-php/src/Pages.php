<?php
declare(strict_types=1);

namespace Pasarela;

use Closure;
use Generator;
use IteratorAggregate;

/**
 * List that is fetched page by page while it is read: `foreach ($list as $item)`.
 *
 * @template Item
 * @implements IteratorAggregate<int, Item>
 */
final class Pages implements IteratorAggregate
{
    /**
     * @internal
     * @param Closure(array<string, mixed>): array{items: list<Item>, nextCursor: string|null} $fetch
     * @param array<string, mixed> $query
     */
    public function __construct(private readonly Closure $fetch, private readonly array $query)
    {
    }

    /**
     * The page of the query.
     *
     * @return Page<Item>
     */
    public function page(): Page
    {
        return $this->get($this->query['cursor'] ?? null);
    }

    /**
     * All pages from that one on.
     *
     * @return Generator<int, Page<Item>>
     */
    public function pages(): Generator
    {
        $cursor = $this->query['cursor'] ?? null;
        do {
            $page = $this->get($cursor);
            yield $page;
            $cursor = $page->nextCursor;
        } while ($cursor !== null);
    }

    /** @return Generator<int, Item> */
    public function getIterator(): Generator
    {
        // Keys count on over the pages, so that iterator_to_array keeps all items.
        $index = 0;
        foreach ($this->pages() as $page) {
            foreach ($page->items as $item) {
                yield $index++ => $item;
            }
        }
    }

    /** @return Page<Item> */
    private function get(?string $cursor): Page
    {
        $body = ($this->fetch)([...$this->query, 'cursor' => $cursor]);
        return new Page($body['items'], $body['nextCursor']);
    }
}
