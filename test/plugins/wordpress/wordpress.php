<?php
// The functions of WordPress that the plugin calls, on files of the folder SHOP_STATE instead of a database.
declare(strict_types=1);

const ABSPATH = __DIR__ . '/';
const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 86400;

/** A file with JSON, changed by one process at a time. */
final class Stored
{
    public static function read(string $name): mixed
    {
        $file = self::path($name);
        return is_file($file) ? json_decode((string) file_get_contents($file), true, 64, JSON_THROW_ON_ERROR) : null;
    }

    /** @param callable(mixed): mixed $change */
    public static function change(string $name, callable $change): mixed
    {
        $lock = fopen(self::path('write.lock'), 'c');
        flock($lock, LOCK_EX);
        $value = $change(self::read($name));
        // Renamed, so that no reader sees half of it.
        file_put_contents(self::path("$name.new"), json_encode($value, JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT));
        rename(self::path("$name.new"), self::path($name));
        flock($lock, LOCK_UN);
        return $value;
    }

    public static function path(string $name): string
    {
        return getenv('SHOP_STATE') . "/$name";
    }
}

$hooks = [];
function add_filter(string $name, callable $callback, int $priority = 10, int $accepted = 1): void
{
    global $hooks;
    $hooks[$name][] = [$callback, $accepted];
}
function add_action(string $name, callable $callback, int $priority = 10, int $accepted = 1): void
{
    add_filter($name, $callback, $priority, $accepted);
}
function apply_filters(string $name, mixed $value, mixed ...$others): mixed
{
    global $hooks;
    foreach ($hooks[$name] ?? [] as [$callback, $accepted]) {
        $value = $callback(...array_slice([$value, ...$others], 0, $accepted));
    }
    return $value;
}
function do_action(string $name, mixed ...$arguments): void
{
    global $hooks;
    foreach ($hooks[$name] ?? [] as [$callback, $accepted]) {
        $callback(...array_slice($arguments, 0, $accepted));
    }
}
function register_deactivation_hook(string $file, callable $callback): void
{
    add_action('deactivate', $callback);
}

function get_option(string $name, mixed $default = false): mixed
{
    return Stored::read('options.json')[$name] ?? $default;
}
function update_option(string $name, mixed $value): void
{
    Stored::change('options.json', static fn (array $all): array => [$name => $value] + $all);
}
function delete_option(string $name): void
{
    Stored::change('options.json', static fn (array $all): array => array_diff_key($all, [$name => 1]));
}
function get_transient(string $name): mixed
{
    return Stored::read('transients.json')[$name] ?? false;
}
function set_transient(string $name, mixed $value, int $seconds): void
{
    Stored::change('transients.json', static fn (?array $all): array => [$name => $value] + ($all ?? []));
}
function delete_transient(string $name): void
{
    Stored::change('transients.json', static fn (?array $all): array => array_diff_key($all ?? [], [$name => 1]));
}

$translations = [];
function determine_locale(): string
{
    return (string) get_option('WPLANG', 'en_US');
}
/** Reads gettext's binary format, as its manual describes it. */
function load_textdomain(string $domain, string $file, string $locale): bool
{
    global $translations;
    $bytes = (string) file_get_contents($file);
    ['magic' => $magic, 'count' => $count, 'ids' => $ids, 'texts' => $texts] = unpack('Vmagic/Vrevision/Vcount/Vids/Vtexts', $bytes);
    if ($magic !== 0x950412de) {
        throw new RuntimeException("$file is no .mo");
    }
    $read = static function (int $table, int $index) use ($bytes): string {
        ['length' => $length, 'offset' => $offset] = unpack('Vlength/Voffset', $bytes, $table + 8 * $index);
        return substr($bytes, $offset, $length);
    };
    for ($index = 0; $index < $count; $index++) {
        $translations[$domain][$read($ids, $index)] = $read($texts, $index);
    }
    return true;
}
function __(string $text, string $domain): string
{
    global $translations;
    return $translations[$domain][$text] ?? $text;
}
function esc_html__(string $text, string $domain): string
{
    return esc_html(__($text, $domain));
}
function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}
function esc_attr(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES);
}
function esc_url(string $url): string
{
    return htmlspecialchars($url, ENT_QUOTES);
}
function sanitize_text_field(string $text): string
{
    return trim((string) preg_replace('/[\r\n\t ]+/', ' ', strip_tags($text)));
}
function wp_unslash(mixed $value): mixed
{
    return is_string($value) ? stripslashes($value) : $value;
}
function wp_specialchars_decode(string $text, int $flags): string
{
    return htmlspecialchars_decode($text, $flags);
}
function wp_json_encode(mixed $value): string|false
{
    return json_encode($value);
}
function wp_parse_url(string $url, int $part): mixed
{
    return parse_url($url, $part);
}
function wp_salt(): string
{
    return 'the salt of this shop';
}
function absint(mixed $value): int
{
    return abs((int) $value);
}
function home_url(): string
{
    return (string) get_option('home');
}
function admin_url(string $path): string
{
    return home_url() . "/wp-admin/$path";
}
function wp_nonce_url(string $url, string $action): string
{
    return "$url&_wpnonce=1";
}
function plugins_url(string $path, string $file): string
{
    return home_url() . '/wp-content/plugins/' . basename(dirname($file)) . "/$path";
}
function wp_register_script(string $handle, string $url, array $needed, string $version, bool $inFooter): void
{
}
function get_bloginfo(string $name): string
{
    return (string) get_option('blogname');
}
function status_header(int $status): void
{
    http_response_code($status);
}
function get_query_var(string $name): string
{
    return $GLOBALS['query'][$name] ?? '';
}
function clean_post_cache(int $id): void
{
}

final class WP_Error
{
    public function __construct(public readonly string $code, public readonly string $message)
    {
    }
}

/** The locks of MySQL, on files. SHOP_LOCKS=off: a database that has none. */
$wpdb = new class {
    public string $dbname = 'shop';
    public string $prefix = 'wp_';
    private array $held = [];

    public function prepare(string $query, mixed ...$values): string
    {
        return vsprintf(str_replace('%s', "'%s'", $query), $values);
    }

    public function get_var(string $query): ?string
    {
        if (getenv('SHOP_LOCKS') === 'off' || !preg_match("/^SELECT (GET|RELEASE)_LOCK\('(\w+)'(?:, (\d+))?\)$/", $query, $found)) {
            return null;
        }
        [, $verb, $name] = $found;
        if ($verb === 'RELEASE') {
            unset($this->held[$name]);
            return '1';
        }
        $file = fopen(Stored::path("$name.lock"), 'c');
        for ($end = microtime(true) + (int) ($found[3] ?? 0); !flock($file, LOCK_EX | LOCK_NB); usleep(20_000)) {
            if (microtime(true) >= $end) {
                return '0';
            }
        }
        $this->held[$name] = $file;
        return '1';
    }
};
