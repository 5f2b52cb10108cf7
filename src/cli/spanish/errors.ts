/** Failures that commands name, their own and those of the modules below: English, and its Spanish. */
export const errorTexts: Record<string, string> = {
  'Unexpected failure: {0}': 'Falla inesperada: {0}',
  // Commander, which has no other language.
  "error: missing required argument '{0}'": "error: falta el argumento obligatorio '{0}'",
  "error: option '{0}' argument missing": "error: la opción '{0}' necesita un valor",
  "error: required option '{0}' not specified": "error: falta la opción obligatoria '{0}'",
  "error: option '{0}' cannot be used with option '{1}'": "error: la opción '{0}' no se puede usar con '{1}'",
  "error: unknown option '{0}'": "error: opción desconocida '{0}'",
  "error: unknown command '{0}'": "error: comando desconocido '{0}'",
  "error: option '{0}' argument '{1}' is invalid. Allowed choices are {2}.":
    "error: el valor '{1}' de la opción '{0}' no es válido. Los valores permitidos son {2}.",
  "error: command-argument value '{0}' is invalid for argument '{1}'. Allowed choices are {2}.":
    "error: el valor '{0}' no es válido para el argumento '{1}'. Los valores permitidos son {2}.",
  'error: too many arguments for {0}. Expected {1} but got {2}.':
    'error: demasiados argumentos para {0}. Se esperaban {1} y hay {2}.',
  'error: too many arguments. Expected {0} but got {1}.': 'error: demasiados argumentos. Se esperaban {0} y hay {1}.',
  '(Did you mean one of {0}?)': '(¿Quiso decir uno de {0}?)',
  '(Did you mean {0}?)': '(¿Quiso decir {0}?)',

  // Where the installation is.
  'DATABASE_URL is not set, and there is no local database in {0}: set DATABASE_URL, or PASARELA_DATA_DIR to the data folder of a local installation. pasarela serve makes a new one.':
    'DATABASE_URL no está definida, y no hay una base de datos local en {0}: defina DATABASE_URL, o PASARELA_DATA_DIR con la carpeta de datos de una instalación local. pasarela serve crea una nueva.',
  'PASARELA_MASTER_KEY is not set, and there is no master.key in {0}: set the master key of this database, or PASARELA_DATA_DIR to the data folder that has it.':
    'PASARELA_MASTER_KEY no está definida, y no hay un master.key en {0}: defina la clave maestra de esta base de datos, o PASARELA_DATA_DIR con la carpeta de datos que la tiene.',
  '{0} is not part of this installation (the folder local/ is missing): {1}.':
    '{0} no es parte de esta instalación (falta la carpeta local/): {1}.',
  'The local mode': 'El modo local',
  'The embedded PostgreSQL': 'El PostgreSQL incluido',
  'The sandbox': 'El banco simulado',
  'set PASARELA_MODE=production': 'defina PASARELA_MODE=production',
  'set DATABASE_URL to a PostgreSQL 15 or newer': 'defina DATABASE_URL con un PostgreSQL 15 o superior',
  'run it from a complete checkout': 'ejecútelo desde una copia completa del proyecto',
  'The schema of the database is older than this version (to apply: {0}). Run pasarela migrate.':
    'El esquema de la base de datos es anterior a esta versión (por aplicar: {0}). Ejecute pasarela migrate.',
  'DATABASE_URL has a % that begins no character: write a % in a name or a password as %25.':
    'DATABASE_URL tiene un % que no inicia ningún carácter: escriba como %25 el % de un nombre o de una contraseña.',
  'The database is read-only: it is a standby, or default_transaction_read_only is on. Set DATABASE_URL to the primary, or to all servers.':
    'La base de datos es de solo lectura: es una réplica, o default_transaction_read_only está activado. Ponga en DATABASE_URL el primario, o todos los servidores.',
  'DATABASE_URL: cannot use the database {0} at {1}: {2}':
    'DATABASE_URL: no se puede usar la base de datos {0} en {1}: {2}',
  'The disk of {0} is full: free some space, or set PASARELA_DATA_DIR to a folder on another disk.':
    'El disco de {0} está lleno: libere espacio, o defina PASARELA_DATA_DIR con una carpeta en otro disco.',
  'PASARELA_DATA_DIR: cannot write to {0}: choose a folder you can write to.':
    'PASARELA_DATA_DIR: no se puede escribir en {0}: elija una carpeta en la que pueda escribir.',
  'This database has live keys, which work in production only: set PASARELA_MODE=production.':
    'Esta base de datos tiene claves de producción, que solo sirven en producción: defina PASARELA_MODE=production.',
  'Port {0} is in use: stop the other program, or set PORT.':
    'El puerto {0} está en uso: detenga el otro programa, o defina PORT.',
  'Port {0} needs more permissions than this user has: set PORT.':
    'El puerto {0} necesita más permisos que los de este usuario: defina PORT.',
  'HOST {0} is not an address of this machine.': 'HOST {0} no es una dirección de esta máquina.',
  'A process ended before it listened: {0}.': 'Un proceso terminó antes de escuchar: {0}.',
  '--port must be a number from 0 to 65529.': '--port debe ser un número de 0 a 65529.',
  '{0} does not notify incoming money: its statement is read.':
    '{0} no notifica el dinero recibido: se lee su estado de cuenta.',
  'A port from {0} to {1} is in use: choose another --port.': 'Un puerto de {0} a {1} está en uso: elija otro --port.',
  'The simulated banks do not start: their ports are in use, or their journal cannot be written.':
    'Los bancos simulados no inician: sus puertos están en uso, o no se puede escribir su archivo.',
  '{0} is not a setting; did you mean {1}?': '{0} no es un ajuste; ¿quiso decir {1}?',
  '{0} is not a setting': '{0} no es un ajuste',

  // Options.
  '“{0}” is not a duration: write 90s, 30m, 12h or 7d.': '«{0}» no es una duración: escriba 90s, 30m, 12h o 7d.',
  '“{0}” is not a day: write it like 2026-10-05.': '«{0}» no es un día: escríbalo como 2026-10-05.',
  '“{0}” is not a place of the chain: write it like 1042:9f86d0….':
    '«{0}» no es un lugar de la cadena: escríbalo como 1042:9f86d0….',
  '“{0}” is not a number from 1 to 1000000.': '«{0}» no es un número de 1 a 1000000.',
  '“{0}” is not a number of deliveries: write 1 to 9999.': '«{0}» no es un número de entregas: escriba de 1 a 9999.',
  '“{0}” is not a number of payments: write 1 to 9999.': '«{0}» no es un número de pagos: escriba de 1 a 9999.',
  '“{0}” is not a number of rates: write 0 to 9999.': '«{0}» no es un número de tasas: escriba de 0 a 9999.',
  '“{0}” is not a rate: write it like 301.3709, 0.0001 or more.':
    '«{0}» no es una tasa: escríbala como 301.3709, desde 0.0001.',
  '“{0}” is not a flow: write one of {1}.': '«{0}» no es un flujo: escriba uno de {1}.',
  '“{0}” is not a bank’s reference: write its digits, leading zeros included.':
    '«{0}» no es una referencia del banco: escriba sus dígitos, con los ceros iniciales.',
  '“{0}” does not name a role: write runtime=NAME, with a name such as pasarela_run.':
    '«{0}» no nombra un rol: escriba runtime=NOMBRE, con un nombre como pasarela_run.',
  'Give --preset or --scopes, not both.': 'Dé --preset o --scopes, no ambos.',
  'There is no scope “{0}”: they are {1}.': 'No existe el alcance «{0}»: son {1}.',
  'Live keys work in production only: set PASARELA_MODE=production and PASARELA_MASTER_KEY.':
    'Las claves de producción solo sirven en producción: defina PASARELA_MODE=production y PASARELA_MASTER_KEY.',
  'This bank does not notify incoming money.': 'Este banco no notifica los abonos.',
  '--new and --end exclude each other: give one of them.': '--new y --end se excluyen: dé uno de ellos.',
  '--settle is for banks without a statement query: at {0} the account’s statement decides.':
    '--settle es para bancos sin consulta de estado de cuenta: en {0} decide el estado de cuenta.',
  'The tenant has no account at this bank now.': 'El comercio no tiene ahora una cuenta en este banco.',
  'Write comma-separated addresses or ranges, such as 45.175.213.98,10.0.0.0/8.':
    'Escriba direcciones o rangos separados por comas, como 45.175.213.98,10.0.0.0/8.',
  'Write whole hours, at most {0}.': 'Escriba horas enteras, {0} como máximo.',
  'Not everything works: see above.': 'No todo funciona: vea arriba.',
  'Name the bank to route to ({0}), or give --default.': 'Nombre el banco de la ruta ({0}), o dé --default.',
  'This account is stored already, as {0}.': 'Esta cuenta ya está guardada, como {0}.',
  'Name each account once.': 'Nombre cada cuenta una vez.',
  'The tenant has no account {0}: see pasarela bank show.':
    'El comercio no tiene la cuenta {0}: vea pasarela bank show.',
  'Write a bank ({0}), or bank:label with up to 20 lower-case letters, digits and hyphens.':
    'Escriba un banco ({0}), o banco:etiqueta con hasta 20 letras minúsculas, dígitos y guiones.',
  '--default removes routes: name the flows, without a bank.':
    '--default quita rutas: nombre los flujos, sin un banco.',
  'Cannot read {0}.': 'No se puede leer {0}.',
  '{0} must contain one JSON object whose values are strings.':
    '{0} debe contener un objeto JSON cuyos valores sean textos.',
  'Give one of --usd, --ves and --customer.': 'Dé uno de --usd, --ves y --customer.',
  'Give the price in USD or in VES, not in both.': 'Dé el precio en USD o en VES, no en ambos.',
  'Give the price: --usd or --ves.': 'Dé el precio: --usd o --ves.',
  'Give the result confirmed with the bank: --completed, --failed, --reversed, --not-reversed or --reviewed.':
    'Dé el resultado confirmado con el banco: --completed, --failed, --reversed, --not-reversed o --reviewed.',
  'Give the reference of the line in the bank’s statement with --reference, or --no-line if there is none.':
    'Dé la referencia de la línea del estado de cuenta con --reference, o --no-line si no la hay.',
  'Give the evidence with --reason "…": it goes into the audit log.':
    'Dé la evidencia con --reason "…": va a la auditoría.',
  'This result has no bank reference: leave out --reference.':
    'Este resultado no tiene referencia del banco: omita --reference.',
  'There is no payment {0}.': 'No existe el pago {0}.',
  'There is no movement {0}.': 'No existe el movimiento {0}.',
  '“{0}” has no {1} link {2}: see {3}, or try {4}.': '«{0}» no tiene el enlace de {1} {2}: vea {3}, o pruebe {4}.',
  '“{0}” has no {1} session {2}: check the id, or try {3}.':
    '«{0}» no tiene la sesión de {1} {2}: revise el id, o pruebe {3}.',
  '{0}: “{1}” is not {2}.': '{0}: «{1}» no es {2}.',
  'a host name like shop.example.com': 'un dominio como shop.example.com',
  'an origin like https://example.com': 'un origen como https://example.com',
  'No bank account of “{0}” can receive payments: store one with pasarela bank set, then see pasarela bank show {1}.':
    'Ninguna cuenta de «{0}» puede recibir pagos: guarde una con pasarela bank set, y vea pasarela bank show {1}.',
  'No bank account of “{0}” can receive payments. Test mode uses the simulated banks of a running gateway: start pasarela serve with the same PASARELA_DATA_DIR, then try again.':
    'Ninguna cuenta de «{0}» puede recibir pagos. El modo de prueba usa los bancos simulados de una pasarela en marcha: inicie pasarela serve con el mismo PASARELA_DATA_DIR e intente de nuevo.',
  'The return address must be https on a registered host: {0}. In test mode, http://localhost works too.':
    'La dirección de vuelta debe ser https en un dominio registrado: {0}. En modo de prueba también sirve http://localhost.',
  '{0}: “{1}” is not an amount: write it like 25 or 25.50, at most {2}.':
    '{0}: «{1}» no es un monto: escríbalo como 25 o 25.50, {2} como máximo.',
  '{0}: must have 1 to {1} printable characters.': '{0}: debe tener de 1 a {1} caracteres imprimibles.',
  '{0}: must not be a card number.': '{0}: no debe ser un número de tarjeta.',
  '--expires: “{0}” is not a time: write a day like 2026-12-31, or a time with its zone like 2026-12-31T18:00-04:00.':
    '--expires: «{0}» no es una hora: escriba un día como 2026-12-31, o una hora con su zona como 2026-12-31T18:00-04:00.',
  '--expires: {0} is in the past.': '--expires: {0} ya pasó.',
  '--for: “{0}” must be 5m to 24h, in whole minutes.': '--for: «{0}» debe ser de 5m a 24h, en minutos enteros.',
  'Nothing to change: see {0}.': 'No hay nada que cambiar: vea {0}.',
  '--colour: “{0}” is not a colour: write it like {1}, in quotes.':
    '--colour: «{0}» no es un color: escríbalo como {1}, entre comillas.',
  '--logo: cannot read {0}.': '--logo: no se puede leer {0}.',
  '--logo: {0} has {1} bytes, at most {2} are allowed: make the picture smaller.':
    '--logo: {0} tiene {1} bytes, se permiten {2}: achique la imagen.',
  '--logo: {0} is not a PNG, JPEG or WebP picture.': '--logo: {0} no es una imagen PNG, JPEG o WebP.',
  '{0}: at most {1}.': '{0}: {1} como máximo.',
}
