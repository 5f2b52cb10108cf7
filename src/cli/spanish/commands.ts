/** Help of the commands, their arguments and options: English, and its Spanish. `{0}` stands for what is filled in. */
export const commandTexts: Record<string, string> = {
  'A payments gateway for Venezuelan bank payments that you run yourself.':
    'Una pasarela de pagos de bancos venezolanos que usted mismo opera.',
  '(add --help for the options)': '(agregue --help para ver las opciones)',
  'display help for command': 'muestra la ayuda del comando',
  'output the version number': 'muestra el número de versión',
  'for scripts': 'para scripts',
  'its id or name': 'su id o su nombre',
  'the bank': 'el banco',
  'the user': 'el usuario',
  'how many': 'cuántos',
  'maximum number': 'número máximo',
  'of live keys (otherwise of test keys)': 'de las claves de producción (si no, de las de prueba)',
  'of live mode (otherwise of test mode)': 'del modo de producción (si no, del de prueba)',
  'only this tenant’s, by its id or name': 'solo de este comercio, por su id o su nombre',

  'start the gateway: the HTTP API with its database, until SIGTERM or Ctrl-C':
    'inicia la pasarela: la API HTTP con su base de datos, hasta SIGTERM o Ctrl-C',
  'what this process does (PASARELA_ROLE)': 'qué hace este proceso (PASARELA_ROLE)',

  'merchants and integrators that use the gateway': 'comercios e integradores que usan la pasarela',
  'language of messages for requests without Accept-Language':
    'idioma de los mensajes para solicitudes sin Accept-Language',
  'the tenant’s name, 1 to 80 characters, as its receipts show it':
    'nombre del comercio, de 1 a 80 caracteres, como aparece en sus recibos',
  'create a tenant': 'crea un comercio',
  'list tenants, oldest first': 'lista los comercios, del más antiguo al más nuevo',
  'deactivate a tenant: its keys stop working within a second, its data remain; queued parts of its disbursements wait until it is active again':
    'desactiva un comercio: sus claves dejan de servir en un segundo; sus datos se conservan; las partes en cola de sus dispersiones esperan a que esté activo de nuevo',
  'reactivate a tenant: its keys that were not revoked work again':
    'reactiva un comercio: sus claves que no fueron revocadas vuelven a servir',
  'how long a pending debit or credit is polled before its request is answered PENDING: 0 to {0}, 0 answers at once':
    'cuánto se consulta un débito o crédito pendiente antes de responder PENDING: de 0 a {0}; 0 responde de inmediato',
  'VES by which a verified transfer may differ and still count as equal: 0 to {0}, and at most {1} % of the amount':
    'VES en que una transferencia verificada puede diferir y aun así contar como igual: de 0 a {0}, y como máximo {1} % del monto',
  'the same in percent of the amount: 0 to {0}; with --tolerance-ves the smaller one applies':
    'lo mismo en porcentaje del monto: de 0 a {0}; junto con --tolerance-ves rige el menor',
  'whether a verified transfer above the amount pays for the order (see receivedVesAmount)':
    'si una transferencia verificada por encima del monto paga el pedido (vea receivedVesAmount)',
  'payouts above this amount in VES wait for a second person: in the dashboard, or a key with the scope approve; none: no payout does':
    'los pagos por encima de este monto en VES esperan a una segunda persona: en el panel, o con una clave de alcance approve; none: ninguno espera',
  'change the settings of a tenant': 'cambia los ajustes de un comercio',

  'API keys of tenants': 'claves de API de los comercios',
  'issue a key; it is shown once and not stored': 'emite una clave; se muestra una vez y no se guarda',
  'a live key, which uses the real banks (otherwise a test key)':
    'una clave de producción, que usa los bancos reales (si no, una de prueba)',
  'scopes for a purpose: {0}': 'alcances para un propósito: {0}',
  'operations that it may call, separated by commas: {0}': 'operaciones que puede llamar, separadas por comas: {0}',
  'networks that it may be used from, separated by commas: 203.0.113.0/24':
    'redes desde las que se puede usar, separadas por comas: 203.0.113.0/24',
  'largest sum in VES that it may pay out or refund in one call':
    'suma máxima en VES que puede pagar o devolver en una llamada',
  'the same in a day of Caracas': 'lo mismo en un día de Caracas',
  'the same to one payee in a day': 'lo mismo a un beneficiario en un día',
  'a name by which to recognise it': 'un nombre para reconocerla',
  'stop working after this time: 90d, 12h': 'deja de servir después de este tiempo: 90d, 12h',
  'list a tenant’s keys, oldest first': 'lista las claves de un comercio, de la más antigua a la más nueva',
  'its id or the part that key list shows': 'su id o la parte que muestra key list',
  'issue a new key of the same mode, restrictions and expiry; the old one stays valid during the grace period':
    'emite una clave nueva del mismo modo, con sus restricciones y su vencimiento; la anterior sigue valiendo durante el plazo de gracia',
  'how long the old key still works, 0 to 7d': 'cuánto sigue sirviendo la clave anterior, de 0 a 7d',
  'revoke a key: every process refuses it within a second':
    'revoca una clave: todos los procesos la rechazan en un segundo',

  'accounts of tenants at the banks': 'cuentas de los comercios en los bancos',
  'JSON file with the credentials, or - for standard input (never on the command line)':
    'archivo JSON con las credenciales, o - para la entrada estándar (nunca en la línea de comandos)',
  'store the live credentials of a tenant’s account, sealed':
    'guarda, selladas, las credenciales de producción de la cuenta de un comercio',
  'the bank: {0}, or bank:label; none with --default': 'el banco: {0}, o banco:etiqueta; ninguno con --default',
  'the account: its bank, or bank:label': 'la cuenta: su banco, o banco:etiqueta',
  'only this account: its bank, or bank:label': 'solo esta cuenta: su banco, o banco:etiqueta',
  'the bank, or bank:label for another account there': 'el banco, o banco:etiqueta para otra cuenta allí',
  'one or more of: {0}': 'uno o más de: {0}',
  'pin flows of a tenant to an account; without flows, its collections (c2p, card, pago-movil)':
    'fija flujos de un comercio a una cuenta; sin flujos, sus cobros (c2p, card, pago-movil)',
  'remove the routes of the flows, or all: accounts are chosen by the rules':
    'quita las rutas de los flujos, o todas: las cuentas se eligen por las reglas',
  'the accounts, best first; none restores the default':
    'las cuentas, la mejor primero; ninguna restablece lo predeterminado',
  'the order in which a tenant’s accounts are tried for flows without a route':
    'el orden en que se intentan las cuentas de un comercio para flujos sin ruta',
  'send no new payments to a bank, of any tenant; queries, reversals and payments under way go on':
    'no envía pagos nuevos a un banco, de ningún comercio; las consultas, los reversos y los pagos en curso siguen',
  'let new payments in again': 'vuelve a enviar pagos nuevos',
  'the bank of each flow and why, and the stored fields of the accounts, never their values':
    'el banco de cada flujo y por qué, y los campos guardados de las cuentas, nunca sus valores',
  'try every service of the accounts without moving money; shows which are not contracted or not configured':
    'prueba cada servicio de las cuentas sin mover dinero; muestra cuáles no están contratados o configurados',
  'address where a bank notifies incoming money on a tenant’s account':
    'dirección donde un banco notifica el dinero que entra a la cuenta de un comercio',
  'create an address and its secrets, shown once; the former ones end after the grace period':
    'crea una dirección y sus secretos, que se muestran una vez; los anteriores terminan tras el plazo de gracia',
  'end all addresses at once': 'termina todas las direcciones de inmediato',
  'show notifications that could not be read or were for another account, verbatim':
    'muestra, tal como llegaron, las notificaciones que no se pudieron leer o eran de otra cuenta',
  'read those again with the current fields of the account, and record the money they report':
    'las lee otra vez con los campos actuales de la cuenta, y registra el dinero que informan',
  'with --new: a notification alone proves a payment, for banks without a statement query (R4)':
    'con --new: una notificación sola prueba un pago, para bancos sin consulta de estado de cuenta (R4)',
  'with --new: only calls from these addresses or ranges, comma-separated':
    'con --new: solo llamadas desde estas direcciones o rangos, separados por comas',
  'with --new: how long the former address stays valid': 'con --new: cuánto sigue valiendo la dirección anterior',

  'payment links: an address or a QR code that customers pay at':
    'enlaces de pago: una dirección o un código QR donde pagan los clientes',
  '{0}; takes effect at once': '{0}; rige de inmediato',
  'switch a link off: it takes no payment': 'apaga un enlace: no acepta pagos',
  'switch a link on again': 'enciende de nuevo un enlace',
  'create a link; prints its address and, in a terminal, its QR code':
    'crea un enlace; imprime su dirección y, en una terminal, su código QR',
  'the customer types the amount': 'el cliente escribe el monto',
  'can be paid any number of times (otherwise once)': 'se puede pagar cualquier número de veces (si no, una)',
  'can be paid this many times': 'se puede pagar este número de veces',
  'the last day, 2026-12-31, or a time with its zone, 2026-12-31T18:00-04:00':
    'el último día, 2026-12-31, o una hora con su zona, 2026-12-31T18:00-04:00',
  'list a tenant’s links, newest first': 'lista los enlaces de un comercio, del más nuevo al más antiguo',
  'its id, as link list shows it, or its address': 'su id, como lo muestra link list, o su dirección',
  'the price in USD, such as 25 or 25.50: the customer pays VES at the rate of the day':
    'el precio en USD, como 25 o 25.50: el cliente paga VES a la tasa del día',
  'the price in VES, such as 900': 'el precio en VES, como 900',
  'what is paid for, 1 to 200 characters: the customer reads it':
    'lo que se paga, de 1 a 200 caracteres: el cliente lo lee',
  'your own reference (externalRef), to find the payment by':
    'su propia referencia (externalRef), para encontrar el pago',
  'where the customer returns to after paying': 'adónde vuelve el cliente después de pagar',
  'language of the page': 'idioma de la página',
  'real money (otherwise the simulated banks)': 'dinero real (si no, los bancos simulados)',
  'checkout sessions: a page where one customer pays one amount':
    'sesiones de cobro: una página donde un cliente paga un monto',
  'create a session; prints the address of its page': 'crea una sesión; imprime la dirección de su página',
  'how long the customer can begin to pay, 5m to 24h': 'cuánto tiempo puede el cliente empezar a pagar, de 5m a 24h',
  'its id (sessionId)': 'su id (sessionId)',
  'the state of a session, its payment and its addresses': 'el estado de una sesión, su pago y sus direcciones',
  'end a session: nobody can begin to pay in it; refused if it was paid or a charge is in progress':
    'termina una sesión: nadie puede empezar a pagar en ella; se rechaza si ya se pagó o hay un cobro en curso',
  'the pages where a tenant’s customers pay: look and allowed sites':
    'las páginas donde pagan los clientes de un comercio: aspecto y sitios permitidos',
  'change the colour, the logo and the allowed sites; options that are absent stay as they are':
    'cambia el color, el logo y los sitios permitidos; lo que no se indica queda como está',
  'of the button and the links, like #0b6171, or none': 'del botón y los enlaces, como #0b6171, o none',
  'PNG, JPEG or WebP of at most {0} KiB, or none': 'PNG, JPEG o WebP de hasta {0} KiB, o none',
  'hosts that customers may return to (replaces the list), or none':
    'dominios a los que pueden volver los clientes (reemplaza la lista), o none',
  'sites that may show the page in a frame (replaces the list), or none':
    'sitios que pueden mostrar la página en un marco (reemplaza la lista), o none',
  'the look, the allowed sites, and the ways to pay that the tenant’s accounts offer':
    'el aspecto, los sitios permitidos y las formas de pago que ofrecen las cuentas del comercio',
  'ways to pay of live mode (otherwise of test mode)': 'formas de pago del modo de producción (si no, del de prueba)',
}
