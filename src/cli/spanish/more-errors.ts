/** The rest of errors.ts. */
export const moreErrorTexts: Record<string, string> = {
  'The output could not be written: {0}': 'No se pudo escribir la salida: {0}',
  'The file cannot be written: {0}': 'No se puede escribir el archivo: {0}',
  'The file cannot be read: {0}': 'No se puede leer el archivo: {0}',
  'The file is larger than 5 MB.': 'El archivo tiene más de 5 MB.',
  'The file must end with .csv or .xlsx.': 'El archivo debe terminar en .csv o .xlsx.',
  'The sealed entry is no longer in the audit log: run pasarela audit verify.':
    'La entrada sellada ya no está en la auditoría: ejecute pasarela audit verify.',
  'Something needs attention: see above.': 'Algo necesita atención: vea arriba.',
  '{0} values could not be opened: see above.': '{0} valores no se pudieron abrir: vea arriba.',
  'There is no terminal to enter a password: use --password-stdin or --generate.':
    'No hay una terminal donde escribir una contraseña: use --password-stdin o --generate.',
  'The two passwords differ.': 'Las dos contraseñas difieren.',
  'Nothing was changed.': 'No se cambió nada.',
  'No rate feed is configured: choose one with PASARELA_RATE_FEED.':
    'No hay fuente de la tasa configurada: elija una con PASARELA_RATE_FEED.',
  'The authoritative source returned no usable rate: {0}.': 'La fuente principal no dio una tasa utilizable: {0}.',
  '{0} is too far in the future for a rate.': '{0} está demasiado lejos para una tasa.',
  'Not stored: {0}. If it is right, run the command again with --confirm.':
    'No se guardó: {0}. Si es correcta, ejecute el comando otra vez con --confirm.',
  'There is no demo key in {0}: run this where npm start runs, or give a key with PASARELA_API_KEY or --key.':
    'No hay clave de demostración en {0}: ejecute esto donde corre npm start, o dé una clave con PASARELA_API_KEY o --key.',
  'This is not a tenant’s key: keys begin with pas_test_ or pas_live_; copy the whole key.':
    'Esta no es la clave de un comercio: empiezan con pas_test_ o pas_live_; copie la clave completa.',
  '{0}: “{1}” is not an address: it begins with http:// or https://.':
    '{0}: «{1}» no es una dirección: empieza con http:// o https://.',
  '{0}: leave user name and password out of the address.':
    '{0}: deje el usuario y la contraseña fuera de la dirección.',
  '--events: there is no event “{0}”: choose from {1}.': '--events: no existe el evento «{0}»: elija de {1}.',
  '--endpoint: “{0}” is not the id of an endpoint: see pasarela webhook list.':
    '--endpoint: «{0}» no es el id de un destino: vea pasarela webhook list.',
  '{0} responds, but is not a gateway: see --gateway.': '{0} responde, pero no es una pasarela: vea --gateway.',
  '{0} responds with status {1}, but is not a gateway: see --gateway.':
    '{0} responde con estado {1}, pero no es una pasarela: vea --gateway.',
  'The gateway cannot be reached at {0}: {1}. Start it with npm start, or give its address with --gateway.':
    'No se alcanza la pasarela en {0}: {1}. Iníciela con npm start, o dé su dirección con --gateway.',
  'The gateway at {0} refuses: {1}': 'La pasarela en {0} rechaza: {1}',
  'The endpoint {0} is still registered: the next webhook listen removes it.':
    'El destino {0} sigue registrado: el próximo webhook listen lo quita.',
  'The gateway has sent nothing: one of its processes must have the role all or worker (PASARELA_ROLE).':
    'La pasarela no ha enviado nada: uno de sus procesos debe tener el rol all o worker (PASARELA_ROLE).',
  'The gateway does not reach this machine at {0} ({1}). webhook listen works with a gateway on this machine, as npm start runs it, or on the same network: then give the address of this machine in that network with --host.':
    'La pasarela no alcanza esta máquina en {0} ({1}). webhook listen funciona con una pasarela en esta máquina, como la inicia npm start, o en la misma red: dé entonces con --host la dirección de esta máquina en esa red.',
  '--host: cannot listen at {0}: {1}': '--host: no se puede escuchar en {0}: {1}',

  // Tenants, keys and users.
  'Tenant “{0}” is inactive.': 'El comercio «{0}» está inactivo.',
  'The grace period of a rotation must be 0 to 7 days.': 'El plazo de gracia de una rotación debe ser de 0 a 7 días.',
  'Key {0} is no longer active: create a new one instead.': 'La clave {0} ya no está activa: cree una nueva.',
  'There is no key “{0}”: see pasarela key list.': 'No existe la clave «{0}»: vea pasarela key list.',
  'There is already a tenant named “{0}”.': 'Ya existe un comercio llamado «{0}».',
  'There is no tenant “{0}”: see pasarela tenant list.': 'No existe el comercio «{0}»: vea pasarela tenant list.',
  'The wait must be 0 to {0} whole seconds.': 'La espera debe ser de 0 a {0} segundos enteros.',
  'The tolerance must be 0 to {0} VES, with at most 2 decimals.':
    'La tolerancia debe ser de 0 a {0} VES, con 2 decimales como máximo.',
  'The tolerance must be 0 to {0} %, with at most 2 decimals.':
    'La tolerancia debe ser de 0 a {0} %, con 2 decimales como máximo.',
  'The amount for approval must be in VES, with at most 2 decimals.':
    'El monto para aprobación debe ser en VES, con 2 decimales como máximo.',
  'There is already a user “{0}”.': 'Ya existe el usuario «{0}».',
  'A user’s name must have 1 to 128 letters, digits, dots, dashes, underscores, + or @.':
    'El nombre de un usuario debe tener de 1 a 128 letras, dígitos, puntos, guiones, guiones bajos, + o @.',
  'Staff belong to a tenant: say which one.': 'El personal pertenece a un comercio: diga a cuál.',
  'An operator sees all tenants: name none.': 'Un operador ve todos los comercios: no nombre ninguno.',
  'There is no user “{0}”: see pasarela user list.': 'No existe el usuario «{0}»: vea pasarela user list.',
  '“{0}” signs in at the identity provider: no password or token here.':
    '«{0}» inicia sesión en el proveedor de identidad: aquí no tiene contraseña ni token.',
  'There is no active token “{0}”: see pasarela user tokens.':
    'No existe el token activo «{0}»: vea pasarela user tokens.',
  'The payment has just changed: check its current status.': 'El pago acaba de cambiar: revise su estado actual.',
  'The reference {0} already belongs to payment {1}.': 'La referencia {0} ya pertenece al pago {1}.',
  'There is nothing to resolve: {0}.': 'No hay nada que resolver: {0}.',
  'There is nothing to review: {0}.': 'No hay nada que revisar: {0}.',
  'This decision does not apply: {0}, so it can be {1}.': 'Esta decisión no corresponde: {0}, así que puede ser {1}.',

  // The database.
  'A master key is needed.': 'Hace falta una clave maestra.',
  'Not a sealed value.': 'No es un valor sellado.',
  'Sealed under another master key ({0}): add it to PASARELA_OLD_MASTER_KEYS.':
    'Sellado con otra clave maestra ({0}): agréguela a PASARELA_OLD_MASTER_KEYS.',
  'A sealed value was altered, or belongs to another row.': 'Un valor sellado fue alterado, o pertenece a otra fila.',
  'The role {0} owns the tables, is a superuser or can become one: name another role for the program.':
    'El rol {0} es dueño de las tablas, superusuario o puede serlo: nombre otro rol para el programa.',
  'PostgreSQL 15 or newer is needed; this server is {0}.': 'Hace falta PostgreSQL 15 o superior; este servidor es {0}.',
  'The database was migrated by a newer Pasarela ({0}): run that version.':
    'La base de datos la migró una Pasarela más nueva ({0}): use esa versión.',
  'Migration {0} differs from the one this database was built with.':
    'La migración {0} difiere de aquella con la que se construyó esta base de datos.',
  '{0} cannot run beside processes of the former version: stop them, then run pasarela migrate --breaking.':
    '{0} no puede correr junto a procesos de la versión anterior: deténgalos y ejecute pasarela migrate --breaking.',
  'Another session holds a lock on a table that the migration changes: end it (pg_stat_activity shows it, often idle in transaction), then run pasarela migrate again.':
    'Otra sesión tiene un bloqueo sobre una tabla que la migración cambia: termínela (pg_stat_activity la muestra, a menudo idle in transaction) y vuelva a ejecutar pasarela migrate.',
  'PostgreSQL does not start: {0}; see {1}; {2}': 'PostgreSQL no inicia: {0}; vea {1}; {2}',
  'Cannot create the database: {0}; {1}': 'No se puede crear la base de datos: {0}; {1}',
  'fix that or set DATABASE_URL': 'corríjalo o defina DATABASE_URL',
  'the disk is full: free some space, or set PASARELA_DATA_DIR to a folder on another disk':
    'el disco está lleno: libere espacio, o defina PASARELA_DATA_DIR con una carpeta en otro disco',

  // Settings.
  '{0} must be a whole number from {1} to {2}.': '{0} debe ser un número entero de {1} a {2}.',
  '{0} must be one of: {1}.': '{0} debe ser uno de: {1}.',
  '{0} must be an http or https address.': '{0} debe ser una dirección http o https.',
  '{0} must be a number from 0 to 1.': '{0} debe ser un número de 0 a 1.',
  '{0} names a file that cannot be read: {1}.': '{0} nombra un archivo que no se puede leer: {1}.',
  '{0} is given more than once, use only one of: {1}.': '{0} se da más de una vez; use solo uno de: {1}.',
  '{0} must look like postgresql://user:password@host:5432/database, with several hosts as a,b,c.':
    '{0} debe ser como postgresql://usuario:contraseña@host:5432/base, con varios hosts como a,b,c.',
  '{0} must be 32 bytes: 64 hexadecimal characters, or base64.':
    '{0} debe tener 32 bytes: 64 caracteres hexadecimales, o base64.',
  '{0} must be a comma-separated list such as {1}.': '{0} debe ser una lista separada por comas como {1}.',
  'PASARELA_ENV_FILE {0}: line {1} must be NAME=value.': 'PASARELA_ENV_FILE {0}: la línea {1} debe ser NOMBRE=valor.',
  'PASARELA_ENV_FILE {0}: line {1} gives {2} a second time.':
    'PASARELA_ENV_FILE {0}: la línea {1} da {2} por segunda vez.',
  'PASARELA_ENV_FILE {0}: line {1} has a value of {2} whose quotes do not match.':
    'PASARELA_ENV_FILE {0}: la línea {1} tiene un valor de {2} cuyas comillas no cierran.',
  'PASARELA_ENV_FILE {0}: line {1} must not name another file.':
    'PASARELA_ENV_FILE {0}: la línea {1} no debe nombrar otro archivo.',
  'DATABASE_URL is required in production; PASARELA_EMBEDDED_DATABASE=allow permits the embedded PostgreSQL, which runs on this machine only.':
    'DATABASE_URL es obligatoria en producción; PASARELA_EMBEDDED_DATABASE=allow permite el PostgreSQL incluido, que corre solo en esta máquina.',
  'PASARELA_MASTER_KEY is required in production, {0}: generate a key with `openssl rand -hex 32` and store it safely.':
    'PASARELA_MASTER_KEY es obligatoria en producción, {0}: genere una clave con `openssl rand -hex 32` y guárdela en un lugar seguro.',
  'PASARELA_MASTER_KEY is too easy to guess for production: generate one with `openssl rand -hex 32` and store it safely.':
    'PASARELA_MASTER_KEY es demasiado fácil de adivinar para producción: genere una con `openssl rand -hex 32` y guárdela en un lugar seguro.',
}
