<?php
// A small shop that collects with the checkout page of Pasarela: PHP and the SDK, nothing else.
// php -S localhost:3000 shop.php
declare(strict_types=1);

use Pasarela\Exception\WebhookVerificationException;
use Pasarela\Pasarela;
use Pasarela\Webhook;

// In your own project: require __DIR__ . '/vendor/autoload.php';
require __DIR__ . '/../../sdk-php/autoload.php';

const PRODUCTS = [
    'cafe' => ['name' => 'Café de Biscucuy, 500 g', 'usdAmount' => '8.50'],
    'cacao' => ['name' => 'Chocolate de Chuao, 70 %', 'usdAmount' => '6.00'],
    'ron' => ['name' => 'Ron añejo, 0,75 l', 'usdAmount' => '24.90'],
];

/** Title, text, and whether the customer waits. */
const OUTCOMES = [
    'PAID' => ['Pagado', 'Recibimos su pago. Su pedido va en camino.', false],
    'OPEN' => ['Falta el pago', 'Todavía no recibimos su pago.', false],
    'PROCESSING' => [
        'Confirmando el pago',
        'Su banco todavía no confirma. No pague de nuevo: esta página se actualiza sola.',
        true,
    ],
    'PARTIALLY_PAID' => ['Pago incompleto', 'Recibimos una parte. Falta el resto.', false],
    'EXPIRED' => ['Pedido vencido', 'El tiempo para pagar terminó. Si ya hizo un Pago Móvil, no pague de nuevo.', false],
    'CANCELED' => ['Pedido cancelado', 'Usted canceló el pago. Si ya hizo un Pago Móvil, no pague de nuevo.', false],
];

/** Orders as files, one each. A real shop has them in its database. */
final class Orders
{
    public function __construct(private readonly string $folder)
    {
        if (!is_dir($folder)) {
            mkdir($folder, 0700, true);
        }
    }

    /** @param array<string, mixed> $order */
    public function save(string $id, array $order): void
    {
        file_put_contents("$this->folder/$id.json", json_encode($order, JSON_THROW_ON_ERROR));
    }

    /** @return array<string, mixed>|null */
    public function find(string $id): ?array
    {
        $file = "$this->folder/$id.json";
        $isId = preg_match('/^[0-9a-f]{32}\z/', $id) === 1;
        return $isId && is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
    }

    /**
     * True for the first caller only, of any number of processes. In a database:
     * `update orders set delivered_at = now() where id = ? and delivered_at is null`, and whether it changed a row.
     */
    public function markDelivered(string $id): bool
    {
        $mark = @fopen("$this->folder/$id.delivered", 'x');
        return $mark !== false && fclose($mark);
    }
}

final class Shop
{
    public function __construct(
        private readonly Pasarela $pasarela,
        private readonly string $webhookSecret,
        private readonly string $shopUrl,
        private readonly Orders $orders,
    ) {
    }

    public function handle(string $method, string $path): void
    {
        $order = preg_match('~^/orders/([^/]+)\z~', $path, $found) ? $this->orders->find($found[1]) : null;
        match (true) {
            $method === 'POST' && $path === '/hooks' => $this->receiveEvent(),
            $method === 'POST' && $path === '/orders' => $this->buy((string) ($_POST['product'] ?? '')),
            $method === 'GET' && $order !== null => $this->showOrder($order),
            $method === 'GET' && $path === '/' => sendPage('La tienda', productList()),
            default => sendPage('No existe', '<p>Esta página no existe. <a href="/">Ver la tienda</a></p>', 404),
        };
    }

    /** Creates the order and its session, and sends the customer to the page where they pay. */
    private function buy(string $code): void
    {
        $product = PRODUCTS[$code] ?? null;
        if ($product === null) {
            sendPage('No existe', '<p>Ese producto no existe.</p>', 404);
            return;
        }
        $id = bin2hex(random_bytes(16));
        $session = $this->pasarela->checkout->sessions->create([
            'usdAmount' => $product['usdAmount'],
            'description' => $product['name'],
            'externalRef' => $id,
            'returnUrl' => "$this->shopUrl/orders/$id",
        ], idempotencyKey: "checkout $id");
        ['sessionId' => $sessionId, 'url' => $payUrl] = $session;
        $this->orders->save($id, ['id' => $id, 'sessionId' => $sessionId, 'payUrl' => $payUrl] + $product);
        header("location: $payUrl", true, 303);
    }

    /**
     * The customer returned, or opens the order later. Only the gateway knows whether it was paid: anyone can open this.
     *
     * @param array<string, mixed> $order
     */
    private function showOrder(array $order): void
    {
        $session = $this->pasarela->checkout->sessions->get($order['sessionId']);
        $this->deliverOnce($order, $session['status']);
        [$title, $text, $isWaiting] = OUTCOMES[$session['status']];
        $links = array_filter([
            isset($session['receiptUrl']) ? linkTo($session['receiptUrl'], 'Recibo') : '',
            in_array($session['status'], ['OPEN', 'PARTIALLY_PAID'], true)
                ? linkTo($order['payUrl'], 'Continuar el pago')
                : '',
            linkTo('/', 'Ver la tienda'),
        ]);
        $refresh = $isWaiting ? '<meta http-equiv="refresh" content="5">' : '';
        $line = htmlspecialchars("{$order['name']} · {$order['usdAmount']} USD");
        sendPage($title, "$refresh<p>$line</p><p>$text</p><p>" . implode(' · ', $links) . '</p>');
    }

    /** The gateway reports a payment, also when the customer closed the page and never returned. */
    private function receiveEvent(): void
    {
        try {
            // The bytes as they arrived: the signature covers them.
            $event = Webhook::verify((string) file_get_contents('php://input'), $_SERVER, $this->webhookSecret);
        } catch (WebhookVerificationException $error) {
            error_log($error->getMessage());
            http_response_code(400);
            return;
        }
        if ($event['event'] === 'checkout.paid') {
            $order = $this->orders->find($event['data']['externalRef'] ?? '');
            if ($order !== null && $order['sessionId'] === $event['data']['sessionId']) {
                $this->deliverOnce($order, $event['data']['status']);
            }
        }
        http_response_code(204);
    }

    /**
     * The event and the return may arrive in any order, and both more than once: the mark decides.
     *
     * @param array<string, mixed> $order
     */
    private function deliverOnce(array $order, string $status): void
    {
        if ($status === 'PAID' && $this->orders->markDelivered($order['id'])) {
            error_log("delivered: {$order['name']} for order {$order['id']}");
        }
    }
}

function productList(): string
{
    $items = '';
    foreach (PRODUCTS as $code => ['name' => $name, 'usdAmount' => $usdAmount]) {
        $text = htmlspecialchars($name);
        $items .= "<li><span>$text<br><strong>$usdAmount USD</strong></span><form method=\"post\" action=\"/orders\">"
            . "<button name=\"product\" value=\"$code\">Comprar</button></form></li>";
    }
    return "<ul>$items</ul>";
}

function linkTo(string $url, string $text): string
{
    return '<a href="' . htmlspecialchars($url) . "\">$text</a>";
}

function sendPage(string $title, string $body, int $status = 200): void
{
    http_response_code($status);
    header('content-type: text/html; charset=utf-8');
    header('cache-control: no-store');
    echo "<!doctype html><html lang=\"es\"><head><meta charset=\"utf-8\">
        <meta name=\"viewport\" content=\"width=device-width\"><title>$title</title><style>
        body { font: 1rem/1.5 system-ui; max-width: 32rem; margin: 0 auto; padding: 1rem }
        ul { list-style: none; padding: 0 } li { display: flex; justify-content: space-between; padding: .75rem 0 }
        button { font: inherit; padding: .6rem 1rem; border: 0; border-radius: .5rem; background: #0b6171; color: #fff }
        </style></head><body><h1>$title</h1>$body</body></html>";
}

function setting(string $name, ?string $default = null): string
{
    $value = getenv($name);
    return $value !== false && $value !== '' ? $value : $default ?? throw new RuntimeException("Set $name.");
}

(new Shop(
    new Pasarela(setting('PASARELA_KEY'), setting('PASARELA_URL', 'http://localhost:8080')),
    setting('PASARELA_WEBHOOK_SECRET'),
    setting('SHOP_URL', 'http://localhost:3000'),
    new Orders(setting('SHOP_ORDERS', sys_get_temp_dir() . '/pasarela-shop')),
))->handle($_SERVER['REQUEST_METHOD'], (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
