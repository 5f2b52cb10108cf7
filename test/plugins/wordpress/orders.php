<?php
// Orders as WooCommerce's CRUD has them: a change is stored by save(), and save() stores only what was changed.
declare(strict_types=1);

final class WC_Order
{
    private array $data;
    private array $changes = [];
    private array $metaChanges = [];

    public function __construct(private readonly int $id)
    {
        $this->data = Stored::read("order-$id.json") ?? throw new RuntimeException("no order $id");
    }

    public function get_id(): int
    {
        return $this->id;
    }
    public function get_total(): string
    {
        return $this->data['total'];
    }
    public function get_currency(): string
    {
        return $this->data['currency'];
    }
    public function get_order_number(): string
    {
        return $this->data['number'];
    }
    public function get_order_key(): string
    {
        return $this->data['key'];
    }
    public function get_payment_method(): string
    {
        return $this->data['method'];
    }
    public function get_status(): string
    {
        return $this->data['status'];
    }
    public function get_transaction_id(): string
    {
        return $this->data['transaction'];
    }
    public function has_status(string $status): bool
    {
        return $this->data['status'] === $status;
    }
    public function is_paid(): bool
    {
        return in_array($this->data['status'], ['processing', 'completed'], true);
    }
    public function get_date_created(): DateTimeImmutable
    {
        return new DateTimeImmutable('@' . $this->data['created']);
    }
    public function get_date_modified(): DateTimeImmutable
    {
        return new DateTimeImmutable('@' . $this->data['modified']);
    }
    public function set_date_modified(int $time): void
    {
        $this->data['modified'] = $this->changes['modified'] = $time;
    }
    public function get_date_paid(): ?DateTimeImmutable
    {
        return $this->data['paid'] === null ? null : new DateTimeImmutable('@' . $this->data['paid']);
    }
    public function get_checkout_order_received_url(): string
    {
        return home_url() . "/checkout/order-received/{$this->id}/?key={$this->data['key']}";
    }
    public function get_checkout_payment_url(): string
    {
        return home_url() . "/checkout/order-pay/{$this->id}/?pay_for_order=true&key={$this->data['key']}";
    }

    public function get_meta(string $name): mixed
    {
        return $this->data['meta'][$name] ?? '';
    }
    public function update_meta_data(string $name, mixed $value): void
    {
        $this->data['meta'][$name] = $this->metaChanges[$name] = $value;
    }
    public function delete_meta_data(string $name): void
    {
        unset($this->data['meta'][$name]);
        $this->metaChanges[$name] = null;
    }
    public function read_meta_data(bool $isForced): void
    {
        $this->data['meta'] = Stored::read("order-{$this->id}.json")['meta'];
    }

    public function save(): void
    {
        $this->data = Stored::change("order-{$this->id}.json", function (array $stored): array {
            $meta = array_filter($this->metaChanges + $stored['meta'], static fn (mixed $value): bool => $value !== null);
            return ['meta' => $meta] + $this->changes + $stored;
        });
        $this->changes = $this->metaChanges = [];
    }

    public function add_order_note(string $text): void
    {
        $this->data = ['notes' => Stored::change("order-{$this->id}.json", static fn (array $stored): array => ['notes' => [...$stored['notes'], $text]] + $stored)['notes']] + $this->data;
    }

    public function update_status(string $status, string $note = ''): void
    {
        $this->set(['status' => $status]);
        $this->add_order_note(trim("$note → $status"));
        do_action("woocommerce_order_status_$status", $this->id, $this);
    }

    /** As WooCommerce: a no-op for an order that is not waiting for its payment. */
    public function payment_complete(string $transaction): bool
    {
        if (!in_array($this->data['status'], ['pending', 'on-hold', 'failed', 'cancelled'], true)) {
            return false;
        }
        $completions = $this->data['completions'] + 1;
        $this->set(['status' => 'processing', 'transaction' => $transaction, 'paid' => time(), 'completions' => $completions]);
        return true;
    }

    private function set(array $changes): void
    {
        $this->changes = $changes + ['modified' => time()] + $this->changes;
        $this->data = $this->changes + $this->data;
        $this->save();
    }
}

function wc_get_order(int $id): WC_Order|false
{
    return is_file(Stored::path("order-$id.json")) ? new WC_Order($id) : false;
}

/** @return list<WC_Order>|list<int> */
function wc_get_orders(array $query): array
{
    $orders = array_map(
        static fn (string $file): WC_Order => new WC_Order((int) substr(basename($file, '.json'), strlen('order-'))),
        glob(Stored::path('order-*.json')) ?: [],
    );
    $after = static fn (string $name): int => (int) ltrim($query[$name] ?? '>0', '>');
    $found = array_filter($orders, static fn (WC_Order $order): bool => in_array($order->get_status(), $query['status'], true)
        && in_array($order->get_payment_method(), $query['payment_method'] ?? [$order->get_payment_method()], true)
        && $order->get_date_created()->getTimestamp() > $after('date_created')
        && $order->get_date_modified()->getTimestamp() > $after('date_modified'));
    usort($found, static fn (WC_Order $one, WC_Order $other): int => $other->get_date_created() <=> $one->get_date_created());
    $limited = $query['limit'] === -1 ? $found : array_slice($found, 0, $query['limit']);
    $isOfIds = ($query['return'] ?? 'objects') === 'ids';
    return $isOfIds ? array_map(static fn (WC_Order $order): int => $order->get_id(), $limited) : $limited;
}
