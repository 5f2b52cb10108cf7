/** Output of the commands: English, and its Spanish. `{0}` stands for what is filled in. */
export const outputTexts: Record<string, string> = {
  // Steps of a start and its introduction.
  'PostgreSQL (embedded; the first start prepares its files)':
    'PostgreSQL (incluido; el primer inicio prepara sus archivos)',
  'Database schema': 'Esquema de la base de datos',
  'Simulated banks': 'Bancos simulados',
  'Dashboard (built once, and again when its sources change)':
    'Panel (se construye una vez, y de nuevo cuando cambia su código)',
  '{0}Ready{1} at {2}': '{0}Lista{1} en {2}',
  '  Test key   {0}': '  Clave      {0}',
  '  Try        {0}': '  Pruebe     {0}',
  '  Reference  {0}': '  Referencia {0}',
  '  Dashboard  {0}': '  Panel      {0}',
  '  Operator   {0}, password {1}': '  Operador   {0}, contraseña {1}',
  '  Banks      simulated: {0}': '  Bancos     simulados: {0}',
  'as changed (pasarela user passwd {0} sets a new one)':
    'la que usted cambió (pasarela user passwd {0} pone una nueva)',
  'Ctrl-C stops it. Data stay in the data folder; the key is the same on the next start.':
    'Ctrl-C la detiene. Los datos quedan en la carpeta de datos; la clave es la misma en el próximo inicio.',
  'Credentials of client {0}:': 'Credenciales del cliente {0}:',
  'Ctrl-C stops them.': 'Ctrl-C los detiene.',

  // Where a setting comes from.
  environment: 'entorno',
  file: 'archivo',
  default: 'valor inicial',

  'No payout waits to be sent.': 'Ningún pago saliente espera su envío.',
  '{0} payouts are in manual review: see pasarela payment list --attention.':
    '{0} pagos salientes están en revisión manual: vea pasarela payment list --attention.',
  '{0} payouts wait to be sent. Nothing was written: repeat it with --apply.':
    '{0} pagos salientes esperan su envío. No se escribió nada: repítalo con --apply.',

  // Tenants, keys, users.
  'Created {0} ({1}).': 'Se creó {0} ({1}).',
  'Next: {0}': 'Ahora: {0}',
  '{0} is inactive since {1}.': '{0} está inactivo desde {1}.',
  '{0} is active.': '{0} está activo.',
  '{0} waits {1} s for a pending operation.': '{0} espera {1} s por una operación pendiente.',
  'Its language is {0}.': 'Su idioma es {0}.',
  'A verified transfer may differ by nothing.': 'Una transferencia verificada no puede diferir en nada.',
  'A verified transfer may differ by {0}, whichever is less.':
    'Una transferencia verificada puede diferir en {0}, lo que sea menor.',
  'A verified transfer may differ by {0}.': 'Una transferencia verificada puede diferir en {0}.',
  'An overpayment {0} for the order.': 'Un pago en exceso {0} el pedido.',
  pays: 'paga',
  'does not pay': 'no paga',
  live: 'producción',
  test: 'prueba',
  'Payouts above {0} VES wait for a second person.': 'Los pagos de más de {0} VES esperan a una segunda persona.',
  '{0} is revoked since {1}.': '{0} está revocada desde {1}.',
  'Warning: it can pay out from anywhere and without limit: restrict live keys with --preset, --allow-ip and --limit-day.':
    'Aviso: puede pagar desde cualquier lugar y sin límite: restrinja las claves de producción con --preset, --allow-ip y --limit-day.',
  '{0} can pay out from anywhere and without limit: restrict live keys with --preset, --allow-ip and --limit-day.':
    '{0} puede pagar desde cualquier lugar y sin límite: restrinja las claves de producción con --preset, --allow-ip y --limit-day.',
  'live key {0}. It is shown only once: save it now.':
    'clave de producción {0}. Se muestra solo una vez: guárdela ahora.',
  'test key {0}. It is shown only once: save it now.': 'clave de prueba {0}. Se muestra solo una vez: guárdela ahora.',
  'Added {0}.': 'Se agregó {0}.',
  'The password of {0} is changed, and their sessions have ended.':
    'La contraseña de {0} cambió, y sus sesiones terminaron.',
  '{0} is disabled since {1}.': '{0} está inhabilitado desde {1}.',
  '{0} may sign in.': '{0} puede iniciar sesión.',
  '{0} has no second factor, and their sessions have ended.': '{0} no tiene segundo factor, y sus sesiones terminaron.',
  'Token of {0}. It is shown only once: save it now.': 'Token de {0}. Se muestra solo una vez: guárdelo ahora.',
  'It is shown only once: save it now.': 'Se muestra solo una vez: guárdela ahora.',
  'Password  {0}': 'Contraseña  {0}',
  'Password: ': 'Contraseña: ',
  'Repeat: ': 'Repita: ',

  // Audit log, secrets, migrations.
  '{0} entries, {1} faults. End of the chain: {2}': '{0} entradas, {1} fallas. Final de la cadena: {2}',
  'The audit log is sealed.': 'La auditoría está sellada.',
  'The schema is up to date.': 'El esquema está al día.',
  'Applied {0}': 'Se aplicó {0}',
  'The role {0} can run the gateway.': 'El rol {0} puede ejecutar la pasarela.',
  'The role {0} was created without a password and can run the gateway.':
    'El rol {0} se creó sin contraseña y puede ejecutar la pasarela.',
  'Give it a password first: in psql, \\password {0}': 'Dele antes una contraseña: en psql, \\password {0}',
  'Put {0} into the DATABASE_URL of serve; keep this one for pasarela migrate.':
    'Ponga {0} en el DATABASE_URL de serve; conserve este para pasarela migrate.',
  '{0} values sealed again, {1} not opened, {2} rows read.':
    '{0} valores sellados de nuevo, {1} sin abrir, {2} filas leídas.',
  '{0}: {1} rows read, {2} sealed again, {3} not opened': '{0}: {1} filas leídas, {2} selladas de nuevo, {3} sin abrir',
  '{0}: {1} rows read, {2} sealed again': '{0}: {1} filas leídas, {2} selladas de nuevo',
  'Secret {0} added. Restart every gateway, so that all know it, then run pasarela secrets rotate --use.':
    'El secreto {0} se agregó. Reinicie todas las pasarelas, para que lo conozcan, y ejecute pasarela secrets rotate --use.',
  'Secret {0} waits to be used: restart every gateway, then run pasarela secrets rotate --use.':
    'El secreto {0} espera ser usado: reinicie todas las pasarelas y ejecute pasarela secrets rotate --use.',
  'Secret {0} is used by gateways that start from now on: restart them. The former ones are kept for what they hashed.':
    'El secreto {0} lo usan las pasarelas que se inicien desde ahora: reinícielas. Los anteriores se conservan para lo que firmaron.',
  'Secret {0} is the current one already: pasarela secrets rotate adds another.':
    'El secreto {0} ya es el actual: pasarela secrets rotate agrega otro.',

  // Bank accounts, links, sessions, checkout.
  'Stored. Try it without moving money: {0}': 'Guardado. Pruébelo sin mover dinero: {0}',
  'No account is stored: see pasarela bank set --help.': 'No hay cuentas guardadas: vea pasarela bank set --help.',
  'No bank is drained.': 'Todos los bancos reciben pagos nuevos.',
  'Drained: {0}.': 'Sin pagos nuevos: {0}.',
  'There is no account to check.': 'No hay cuentas que revisar.',
  'Ended. The bank’s calls are refused from now on.': 'Terminada. Desde ahora se rechazan las llamadas del banco.',
  'There is no address yet: create one with --new.': 'Aún no hay dirección: cree una con --new.',
  'These are shown once. Send them to the bank over a secure channel:':
    'Se muestran una vez. Envíelos al banco por un canal seguro:',
  'Every notification could be read.': 'Todas las notificaciones se pudieron leer.',
  '{0} of {1} could be read now.': '{0} de {1} se pudieron leer ahora.',
  'Switch it off: {0}': 'Para apagarlo: {0}',
  'No {0} links: see pasarela link create --help.': 'No hay enlaces de {0}: vea pasarela link create --help.',
  '{0} is on: it takes payments.': '{0} está encendido: acepta pagos.',
  '{0} is off: nobody can begin to pay it.': '{0} está apagado: nadie puede empezar a pagarlo.',
  'PASARELA_PUBLIC_URL is not set, so the address begins with {0}: customers elsewhere cannot open it.':
    'PASARELA_PUBLIC_URL no está definida, así que la dirección empieza con {0}: los clientes en otro lugar no pueden abrirla.',
  '  colour         the default': '  color          el normal',
  '  colour         {0}': '  color          {0}',
  '  logo           {0}': '  logo           {0}',
  '  return hosts   {0}': '  vuelta a       {0}',
  '  frame origins  {0}': '  marcos de      {0}',
  '  ways to pay    none: see pasarela bank show': '  formas de pago ninguna: vea pasarela bank show',
  '  ways to pay    {0}': '  formas de pago {0}',
  'See whether it was paid: {0}': 'Para ver si se pagó: {0}',

  // Rates, reconciliation, movements, webhooks.
  '{0} VES per USD is the rate of {1}.': '{0} VES por USD es la tasa de {1}.',
  'No rate is in force today, {0}.': 'Hoy, {0}, no hay tasa vigente.',
  'No rate is in force on {0}.': 'El {0} no hay tasa vigente.',
  'In force: {0} VES per USD (value date {1}, from {2}, fetched {3})':
    'Vigente: {0} VES por USD (fecha valor {1}, de {2}, consultada {3})',
  'The list of bank holidays is {0}.': 'La lista de feriados bancarios: {0}.',
  'The tenant has no account.': 'El comercio no tiene cuentas.',
  '{0}: closed with {1} differences, hash {2}': '{0}: cerrado con {1} diferencias, hash {2}',
  '{0} closed days, {1} faults.': '{0} días cerrados, {1} fallas.',
  'Written to {0}.': 'Se escribió en {0}.',
  'row {0}: not read, {1}': 'fila {0}: no leída, {1}',
  'The balances do not agree at the rows {0}.': 'Los saldos no cuadran en las filas {0}.',
  'Nothing was written: add --apply.': 'No se escribió nada: agregue --apply.',
  'No {0} endpoint is registered.': 'No hay destinos de {0} registrados.',
  '{0}  {1}  a request without a valid signature; was the secret rotated?':
    '{0}  {1}  una solicitud sin firma válida; ¿se rotó el secreto?',
  refused: 'rechazada',
  'No delivery in the log matches.': 'Ninguna entrega del registro coincide.',
  'Endpoint at the gateway {0}': 'Destino en la pasarela {0}',
  'First delivery to this machine': 'Primera entrega a esta máquina',
  'Removing the endpoint': 'Se quita el destino',
  'Endpoints that killed listeners left behind, now removed: {0}':
    'Destinos que dejaron procesos muertos, ya quitados: {0}',
  '{0}Listening{1} to live events: {2}': '{0}Escuchando{1} eventos de producción: {2}',
  '{0}Listening{1} to test events: {2}': '{0}Escuchando{1} eventos de prueba: {2}',
  '  Secret   {0}': '  Secreto  {0}',
  '           verifies every signature: give it to your receiver. Each start has a new one.':
    '           verifica cada firma: déselo a su receptor. Cada inicio tiene uno nuevo.',
  '  Forward  nowhere: --forward-to http://localhost:3000/hooks forwards events':
    '  Reenvío  ninguno: --forward-to http://localhost:3000/hooks reenvía los eventos',
  '  Forward  {0}': '  Reenvío  {0}',
  '  Endpoint {0}': '  Destino  {0}',
  'Make a payment, or POST {0}. Ctrl-C ends and removes the endpoint.':
    'Haga un pago, o POST {0}. Ctrl-C termina y quita el destino.',
  'Waiting for events…': 'Esperando eventos…',
}
