<?php
// As much of Laravel as the recipe uses, and a driver: deliveries from a JSON file, statuses on standard output.
namespace Illuminate\Http {
    class Headers
    {
        public function __construct(private array $values) {}

        public function all(): array
        {
            return array_map(fn (string $value) => [$value], $this->values);
        }
    }

    class Request
    {
        public Headers $headers;

        public function __construct(private array $values, private string $content)
        {
            $this->headers = new Headers($values);
        }

        public function header(string $name): ?string
        {
            return $this->values[strtolower($name)] ?? null;
        }

        public function json(string $name): mixed
        {
            return json_decode($this->content, true)[$name] ?? null;
        }

        public function getContent(): string
        {
            return $this->content;
        }
    }
}

namespace Illuminate\Support\Facades {
    class DB
    {
        public static array $rows = [];

        public static function table(string $name): object
        {
            return new class {
                public function insertOrIgnore(array $row): void
                {
                    DB::$rows[$row['id']] ??= $row['body'];
                }
            };
        }
    }

    class Route
    {
        public static \Closure $action;
        public static string $middleware;

        public static function post(string $path, \Closure $action): self
        {
            self::$action = $action;
            return new self();
        }

        public function middleware(string $name): void
        {
            self::$middleware = $name;
        }
    }
}

namespace {
    use Illuminate\Http\Request;
    use Illuminate\Support\Facades\DB;
    use Illuminate\Support\Facades\Route;

    class Aborted extends \Exception {}

    function config(string $name): string|false
    {
        return $name === 'services.pasarela.webhook_secret' ? getenv('PASARELA_WEBHOOK_SECRET') : false;
    }

    function abort(int $status): never
    {
        throw new Aborted(code: $status);
    }

    function response(): object
    {
        return new class {
            public function noContent(): int
            {
                return 204;
            }
        };
    }

    [, $deliveries, $autoload, $middleware, $routes] = $argv;
    require $autoload;
    require $middleware;
    require $routes;

    $statuses = [];
    foreach (json_decode(file_get_contents($deliveries), true) as $delivery) {
        $request = new Request($delivery['headers'], $delivery['body']);
        try {
            $statuses[] = (new Route::$middleware())->handle($request, Route::$action);
        } catch (Aborted $aborted) {
            $statuses[] = $aborted->getCode();
        }
    }
    echo json_encode(['statuses' => $statuses, 'kept' => array_values(DB::$rows)]);
}
