<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

/** Progress of an order, with the open page and the open intent if there are any. */
final class State
{
    /** Ordered: the first that applies to any attempt decides. */
    private const PRECEDENCE = [
        Progress::Paid,
        Progress::Confirming,
        Progress::Review,
        Progress::Partial,
        Progress::Unreadable,
        Progress::Open,
        Progress::None,
    ];

    public Progress $progress = Progress::None;
    /** @var array<string, mixed>|null Latest session in which the customer can pay. */
    public ?array $session = null;
    /** @var array<string, mixed>|null Intent that waits for its token. */
    public ?array $intent = null;

    public function add(Progress $progress): void
    {
        $rank = static fn (Progress $each): int => (int) array_search($each, self::PRECEDENCE, true);
        if ($rank($progress) < $rank($this->progress)) {
            $this->progress = $progress;
        }
    }
}
