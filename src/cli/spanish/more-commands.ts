/** The rest of commands.ts. */
export const moreCommandTexts: Record<string, string> = {
  'payments of all tenants, and those that need manual review':
    'pagos de todos los comercios, y los que necesitan revisión manual',
  'list payments, newest first': 'lista los pagos, del más nuevo al más antiguo',
  'only those that need manual review, longest waiting first':
    'solo los que necesitan revisión manual, primero los que más esperan',
  'the paymentId': 'el paymentId',
  'a payment of any tenant with its timeline; the payer’s document and phone are masked':
    'un pago de cualquier comercio con su historia; el documento y el teléfono del pagador van enmascarados',
  'record the outcome of a payment or of its reversal, as confirmed with the bank; audited':
    'registra el resultado de un pago o de su reverso, confirmado con el banco; queda en la auditoría',
  'the bank has the money of this payment': 'el banco tiene el dinero de este pago',
  'no money moved': 'no se movió dinero',
  'the bank returned the money': 'el banco devolvió el dinero',
  'the money was not returned: the payment stays COMPLETED': 'el dinero no se devolvió: el pago sigue COMPLETED',
  'the reason for which a final payment was flagged has been handled':
    'el motivo por el que se marcó un pago terminado ya fue atendido',
  'the bank’s reference, with --completed or --reversed': 'la referencia del banco, con --completed o --reversed',
  'instead of a reference: the bank’s statement has no line for it; needs --reason':
    'en lugar de una referencia: el estado de cuenta no tiene su línea; necesita --reason',
  'evidence, for the audit log; required with --failed, --not-reversed and --reviewed':
    'evidencia, para la auditoría; obligatoria con --failed, --not-reversed y --reviewed',
  'put payouts that wait to be sent into manual review, after a backup was restored; audited':
    'pone en revisión manual los pagos salientes que esperan su envío, después de restaurar un respaldo; queda en la auditoría',
  'put them there; without it they are only listed': 'los pone; sin esta opción solo se listan',

  'money that arrived on the tenants’ accounts': 'dinero que llegó a las cuentas de los comercios',
  'the movementId': 'el movementId',
  'why a movement pays for a payment or for none, and the requests it could pay for':
    'por qué un movimiento paga un pago o ninguno, y las solicitudes que podría pagar',
  'statement of the bank, CSV or XLSX, at most 5 MB': 'estado de cuenta del banco, CSV o XLSX, de hasta 5 MB',
  'import the statement of an account whose bank has none to query; without --apply nothing is written':
    'importa el estado de cuenta de un banco que no permite consultarlo; sin --apply no se escribe nada',
  'the bank of the account': 'el banco de la cuenta',
  'write the new lines; audited': 'escribe las líneas nuevas; queda en la auditoría',
  'the lines prove payments by themselves; otherwise they can only confirm them':
    'las líneas prueban pagos por sí solas; si no, solo pueden confirmarlos',
  'import the file although its amounts do not add up to its balances':
    'importa el archivo aunque sus montos no cuadren con sus saldos',

  'days of a tenant’s accounts: do the books agree with the bank':
    'días de las cuentas de un comercio: si los libros coinciden con el banco',
  'the day in Caracas, YYYY-MM-DD': 'el día en Caracas, AAAA-MM-DD',
  'only the account at this bank': 'solo la cuenta en este banco',
  'the lines of a day that a person has to explain, and the totals of every class':
    'las líneas de un día que una persona debe explicar, y los totales de cada clase',
  'all lines, also those that agree': 'todas las líneas, también las que coinciden',
  'write all lines to a .csv or .xlsx file': 'escribe todas las líneas en un archivo .csv o .xlsx',
  'close a past day: it no longer changes, and what is found later is added as corrections; audited':
    'cierra un día pasado: ya no cambia, y lo que se encuentre después se agrega como corrección; queda en la auditoría',
  'close it even if the statement was not read after the end of the day':
    'lo cierra aunque el estado de cuenta no se haya leído después del fin del día',
  'recompute the hashes of all closed days and compare them with the audit log':
    'recalcula los hashes de todos los días cerrados y los compara con la auditoría',

  'webhook endpoints of tenants: receive events locally, and read the delivery log':
    'destinos de webhooks de los comercios: recibir eventos localmente y leer el registro de entregas',
  'receive your events on this machine, show and forward them, until Ctrl-C':
    'recibe sus eventos en esta máquina, los muestra y los reenvía, hasta Ctrl-C',
  'your receiver, such as http://localhost:3000/hooks (otherwise events are only shown)':
    'su receptor, como http://localhost:3000/hooks (si no, los eventos solo se muestran)',
  'the tenant’s key (otherwise the demo key of the data folder)':
    'la clave del comercio (si no, la de demostración de la carpeta de datos)',
  'address of the gateway': 'dirección de la pasarela',
  'only these, comma-separated: {0}': 'solo estos, separados por comas: {0}',
  'address of this machine as seen by the gateway': 'dirección de esta máquina como la ve la pasarela',
  'for scripts: one line of JSON when it listens (with the secret) and one per event':
    'para scripts: una línea JSON cuando escucha (con el secreto) y una por evento',
  'list endpoints of all tenants, or of one; never their secrets':
    'lista los destinos de todos los comercios, o de uno; nunca sus secretos',
  'delivery log: requests to endpoints and their responses, newest first':
    'registro de entregas: solicitudes a los destinos y sus respuestas, de la más nueva a la más antigua',
  'only of this endpoint, as webhook list shows it': 'solo de este destino, como lo muestra webhook list',
  'only those that failed or were interrupted': 'solo las que fallaron o se interrumpieron',
  'for scripts; with the beginning of each response': 'para scripts; con el comienzo de cada respuesta',

  'run only the simulated banks, to test your own client against the protocols of BNC, R4 and BDV':
    'ejecuta solo los bancos simulados, para probar su propio cliente con los protocolos de BNC, R4 y BDV',
  'first of seven ports: BNC, R4, rate feed, BDV, Mercantil, Banesco, Bancamiga; 0 chooses free ones':
    'primero de siete puertos: BNC, R4, fuente de la tasa, BDV, Mercantil, Banesco, Bancamiga; 0 elige puertos libres',
  'address to listen on': 'dirección en la que escucha',
  'keep the banks’ ledger in this file across restarts':
    'guarda el libro de movimientos de los bancos en este archivo entre reinicios',
  'print the credentials of this client (otherwise those of a new one)':
    'imprime las credenciales de este cliente (si no, las de uno nuevo)',
  'for scripts: one JSON document once the banks answer': 'para scripts: un documento JSON cuando los bancos responden',

  'the BCV reference rate that quotes and payments use': 'la tasa de referencia del BCV que usan cotizaciones y pagos',
  'the rate in force, the state of its sources, and the stored rates, quarantined ones included':
    'la tasa vigente, el estado de sus fuentes y las tasas guardadas, incluidas las que están en cuarentena',
  'how many stored rates to list, newest value date first':
    'cuántas tasas guardadas listar, desde la fecha valor más nueva',
  'query the sources now; fails if the authoritative one returns no usable rate':
    'consulta las fuentes ahora; falla si la principal no da una tasa utilizable',
  'VES per USD, such as 301.3709': 'VES por USD, como 301.3709',
  'its value date, YYYY-MM-DD': 'su fecha valor, AAAA-MM-DD',
  'store it even if it differs by more than 25 % from known rates, or 2 % from the other source':
    'la guarda aunque difiera más de 25 % de las tasas conocidas, o 2 % de la otra fuente',
  'enter the rate of a value date: it takes precedence over the feed’s, and accepts a quarantined one':
    'ingresa la tasa de una fecha valor: prevalece sobre la de la fuente, y acepta una en cuarentena',

  'people who may sign in to the dashboard and the operators’ API':
    'personas que pueden iniciar sesión en el panel y en la API de operadores',
  'a short name or an e-mail address': 'un nombre corto o un correo electrónico',
  'add a user; the password is entered without echo': 'agrega un usuario; la contraseña se escribe sin mostrarse',
  'operator: everything; staff: manages one tenant; viewer: read-only':
    'operator: todo; staff: administra un comercio; viewer: solo lectura',
  'restrict the user to this tenant, by its id or name; required for staff':
    'limita al usuario a este comercio, por su id o su nombre; obligatorio para staff',
  'list users by name': 'lista los usuarios por nombre',
  'set a new password: ends all sessions of the user and unlocks the account':
    'pone una contraseña nueva: termina las sesiones del usuario y desbloquea la cuenta',
  'disable a user: sessions end and tokens stop working at once':
    'inhabilita un usuario: sus sesiones terminan y sus tokens dejan de servir de inmediato',
  'enable a disabled user, and unlock the account after wrong passwords':
    'habilita un usuario inhabilitado, y desbloquea la cuenta tras contraseñas equivocadas',
  'remove all second factors and recovery codes of a user who lost them, and end the sessions':
    'quita los segundos factores y códigos de recuperación de un usuario que los perdió, y termina sus sesiones',
  'the user whose permissions it has': 'el usuario cuyos permisos tiene',
  'issue a token for scripts; it is shown once and not stored':
    'emite un token para scripts; se muestra una vez y no se guarda',
  'also allow, in production, what a person confirms with a fresh second factor':
    'permite también, en producción, lo que una persona confirma con un segundo factor reciente',
  'list a user’s tokens, oldest first': 'lista los tokens de un usuario, del más antiguo al más nuevo',
  'its id or the part that user tokens shows': 'su id o la parte que muestra user tokens',
  'revoke a token: it is refused from the next request on': 'revoca un token: se rechaza desde la siguiente solicitud',
  'generate a password and print it once': 'genera una contraseña y la imprime una vez',
  'read the password from standard input, one line': 'lee la contraseña de la entrada estándar, una línea',

  'the audit log: verify that it is complete and unchanged, export it':
    'la auditoría: verificar que está completa y sin cambios, exportarla',
  'recompute the hashes of all entries and compare them with the seal; exit code 1 names the first fault':
    'recalcula los hashes de todas las entradas y los compara con el sello; con código de salida 1 nombra la primera falla',
  'also compare with a place noted before, as this command prints it: 1042:9f86d0…':
    'compara también con un lugar anotado antes, como lo imprime este comando: 1042:9f86d0…',
  'seal the end of the chain now (serve does it every minute)':
    'sella ahora el final de la cadena (serve lo hace cada minuto)',
  'write the entries as JSON lines, oldest first, each with its hash':
    'escribe las entradas como líneas JSON, de la más antigua a la más nueva, cada una con su hash',
  'from this day in Caracas, YYYY-MM-DD': 'desde este día en Caracas, AAAA-MM-DD',
  'up to and including this day': 'hasta este día, inclusive',
  'only those of one tenant: its id or name': 'solo las de un comercio: su id o su nombre',
  'write to a file instead of standard output': 'escribe en un archivo en lugar de la salida estándar',

  'print every setting with its value, its source and its meaning':
    'imprime cada ajuste con su valor, su origen y su significado',
  'sealed values and the keys that seal them': 'valores sellados y las claves que los sellan',
  'seal everything again under the current master key, beside running gateways':
    'sella todo de nuevo con la clave maestra actual, con las pasarelas en marcha',
  'replace the installation’s own secret, of which keyed hashes are made':
    'reemplaza el secreto propio de la instalación, con el que se hacen los hashes con clave',
  'use the secret that was added, once every gateway was restarted':
    'usa el secreto agregado, una vez reiniciadas todas las pasarelas',
  'check settings, bank holidays, database, schema, indexes, master key, clock and connections; re-seal secrets after a key rotation':
    'revisa ajustes, feriados bancarios, base de datos, esquema, índices, clave maestra, reloj y conexiones; sella de nuevo los secretos tras cambiar la clave',
  'bring the database schema up to date (serve does it too; safe to run at any time and concurrently)':
    'actualiza el esquema de la base de datos (serve también lo hace; se puede ejecutar en cualquier momento y a la vez)',
  'also apply migrations that are incompatible with the former version: stop its processes first':
    'aplica también migraciones incompatibles con la versión anterior: detenga antes sus procesos',
  'also grant this role what serve needs; it cannot change the audit log or the schema':
    'da además a este rol lo que serve necesita; no puede cambiar la auditoría ni el esquema',
}
