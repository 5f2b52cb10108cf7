<?php
// For projects without Composer: require this file.
declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Pasarela\\')) {
        return;
    }
    $file = __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen('Pasarela\\'))) . '.php';
    if (is_file($file)) {
        require $file;
    }
});
