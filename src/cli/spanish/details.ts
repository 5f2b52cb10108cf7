/** Findings of doctor, reasons and headings of tables: English, and its Spanish. */
export const detailTexts: Record<string, string> = {
  // doctor
  '{0} runtime     {1}': '{0} entorno     {1}',
  '{0} settings    {1}': '{0} ajustes     {1}',
  '{0} holidays    {1}': '{0} feriados    {1}',
  '{0} checkout    {1}': '{0} cobro       {1}',
  '{0} production  {1}': '{0} producción  {1}',
  '{0} key file    {1}': '{0} archivo     {1}',
  '{0} variables   {1}': '{0} variables   {1}',
  '{0} disk        {1}': '{0} disco       {1}',
  '{0} storage     {1}': '{0} esquema     {1}',
  '{0} database    {1}': '{0} base        {1}',
  '{0} writes      {1}': '{0} escrituras  {1}',
  '{0} master key  {1}': '{0} clave       {1}',
  '{0} clock       {1}': '{0} reloj       {1}',
  '{0} indexes     {1}': '{0} índices     {1}',
  '{0} connections {1}': '{0} conexiones  {1}',
  '{0} live keys   {1}': '{0} claves      {1}',
  '{0} role        {1}': '{0} rol         {1}',
  '{0}, DATABASE_URL, master key {1}': '{0}, DATABASE_URL, clave maestra {1}',
  '{0}, embedded PostgreSQL, master key {1}': '{0}, PostgreSQL incluido, clave maestra {1}',
  'generated locally': 'generada localmente',
  'from the environment': 'del entorno',
  'from the file {0}': 'del archivo {0}',
  'from the systemd credential {0}': 'de la credencial de systemd {0}',
  'from a command': 'de un comando',
  'not readable by everybody': 'no la puede leer cualquiera',
  '{0} is readable by everybody: chmod o-rwx': '{0} puede leerlo cualquiera: chmod o-rwx',
  '{0} MB free in {1}': '{0} MB libres en {1}',
  'customers pay at {0}': 'los clientes pagan en {0}',
  'customers pay at the address of this process': 'los clientes pagan en la dirección de este proceso',
  'links to the page where customers pay need PASARELA_PUBLIC_URL, an https address':
    'los enlaces a la página donde pagan los clientes necesitan PASARELA_PUBLIC_URL, una dirección https',
  '{0} relaxes a rule of production': '{0} relaja una regla de producción',
  'none can pay out from anywhere and without limit': 'ninguna puede pagar desde cualquier lugar y sin límite',
  '{0} can pay out from anywhere and without limit: see pasarela key create --help':
    '{0} pueden pagar desde cualquier lugar y sin límite: vea pasarela key create --help',
  'the database refuses new data: {0} on its server': 'la base de datos rechaza datos nuevos: {0} en su servidor',
  'disk full': 'disco lleno',
  'out of memory': 'sin memoria',
  'insufficient resources': 'recursos insuficientes',
  accepted: 'aceptadas',
  'schema up to date': 'esquema al día',
  'all valid': 'todos válidos',
  'not used, because building them was interrupted; unless one is being built now, run as the owner of the tables: {0}':
    'no se usan, porque su construcción se interrumpió; salvo que uno se esté construyendo ahora, ejecute como dueño de las tablas: {0}',
  'at most {0} of the database’s {1}: lower PASARELA_DATABASE_POOL or PASARELA_PROCESSES, or raise max_connections':
    'como máximo {0} de las {1} de la base de datos: baje PASARELA_DATABASE_POOL o PASARELA_PROCESSES, o suba max_connections',
  'at most {0} of the database’s {1}': 'como máximo {0} de las {1} de la base de datos',
  '{0} cannot change the audit log': '{0} no puede cambiar la auditoría',
  '{0} can change the audit log and the schema: run pasarela migrate --roles runtime=NAME, and serve with that role':
    '{0} puede cambiar la auditoría y el esquema: ejecute pasarela migrate --roles runtime=NOMBRE, y sirva con ese rol',
  '{0} can change the audit log and the schema': '{0} puede cambiar la auditoría y el esquema',
  'opens the installation’s secret': 'abre el secreto de la instalación',
  'opens all sealed values': 'abre todos los valores sellados',
  '{0} values sealed again under the current key': '{0} valores sellados de nuevo con la clave actual',
  '{0} values are sealed under no given key, or altered: {1}':
    '{0} valores no están sellados con ninguna clave dada, o fueron alterados: {1}',
  'this machine and the database differ by {0} s: synchronise them (NTP)':
    'esta máquina y la base de datos difieren en {0} s: sincronícelas (NTP)',
  'agrees with the database': 'coincide con la base de datos',
  'complete until {0}': 'completa hasta {0}',
  'complete only until {0}: upgrade Pasarela, or add SUDEBAN’s list of {1} to PASARELA_BANK_HOLIDAYS':
    'completa solo hasta {0}: actualice Pasarela, o agregue la lista de SUDEBAN de {1} a PASARELA_BANK_HOLIDAYS',

  // audit verify, reconciliation verify
  'Entry {0}: {1}.': 'Entrada {0}: {1}.',
  'Audit log: {0}.': 'Auditoría: {0}.',
  'its content does not have its hash': 'su contenido no tiene su hash',
  'it does not continue the entry before it': 'no continúa la entrada anterior',
  'there is no entry with this number': 'no hay una entrada con este número',
  'it has no number: it was inserted past the chain': 'no tiene número: se insertó fuera de la cadena',
  'the log ends before this entry, which it had': 'la auditoría termina antes de esta entrada, que tenía',
  'the seal was not made by this installation, or another master key is set':
    'el sello no lo hizo esta instalación, o hay otra clave maestra',
  'it differs from the sealed entry': 'difiere de la entrada sellada',
  'it differs from the noted entry': 'difiere de la entrada anotada',
  'it differs from the stored end of the chain': 'difiere del final guardado de la cadena',
  'no entry is sealed: serve seals every minute, or run pasarela audit seal':
    'no hay entrada sellada: serve sella cada minuto, o ejecute pasarela audit seal',
  'its columns differ from its content': 'sus columnas difieren de su contenido',
  'it does not continue the day closed before it': 'no continúa el día cerrado antes',
  'the audit log does not have its hash': 'la auditoría no tiene su hash',
  'the audit log has it, and it is not stored': 'la auditoría lo tiene, y no está guardado',

  // movement explain, movement import
  'It is the line of the reversal of the payment {0}.': 'Es la línea del reverso del pago {0}.',
  'It is the line of the {0} payment {1}.': 'Es la línea del pago {0} {1}.',
  'It pays for the transfer {0}: {1}.': 'Paga la transferencia {0}: {1}.',
  'It pays for the request {0}: {1}.': 'Paga la solicitud {0}: {1}.',
  'the phone or document of its payer is that of the request':
    'el teléfono o documento de su pagador es el de la solicitud',
  'it has the reference that the customer reported': 'tiene la referencia que dio el cliente',
  'a person matched it': 'la asignó una persona',
  'the tenant verified it': 'la verificó el comercio',
  'It is {0}: a person decided that it pays for nothing.': 'Está {0}: una persona decidió que no paga nada.',
  'It is the line of the C2P charge {0}, by the bank’s own number.':
    'Es la línea del cobro C2P {0}, por el número del propio banco.',
  'It may be the line of a C2P charge of the same amount whose line is not known yet: it is matched again later.':
    'Puede ser la línea de un cobro C2P del mismo monto cuya línea aún no se conoce: se compara de nuevo más tarde.',
  'It fits the request {0} by its {1} and is matched at the next look.':
    'Corresponde a la solicitud {0} por su {1}, y se asigna en la próxima revisión.',
  'It fits, but the notification alone is no proof at this account: a person has to match it.':
    'Corresponde, pero la notificación sola no es prueba en esta cuenta: debe asignarla una persona.',
  'It fits several requests equally: a person has to choose.':
    'Corresponde por igual a varias solicitudes: debe elegir una persona.',
  'Its payer has several open requests, and none of this amount: a person has to choose.':
    'Su pagador tiene varias solicitudes abiertas, y ninguna de este monto: debe elegir una persona.',
  'Its payer has another amount to pay, and it is the amount of a request without payer: a person has to choose.':
    'Su pagador debe otro monto, y este es el de una solicitud sin pagador: debe elegir una persona.',
  'It is more than the request of its payer, and the tenant does not accept over-payments.':
    'Es más que la solicitud de su pagador, y el comercio no acepta pagos en exceso.',
  'The amount or the reference fits, but the payer is another: a person has to match it.':
    'El monto o la referencia corresponde, pero el pagador es otro: debe asignarla una persona.',
  'The reference fits, but the amount is another: a person has to match it.':
    'La referencia corresponde, pero el monto es otro: debe asignarla una persona.',
  'Only the amount fits: neither payer nor reference says whose it is, and a person has to match it.':
    'Solo corresponde el monto: ni el pagador ni la referencia dicen de quién es, y debe asignarla una persona.',
  'Too many open requests of its payer or its numbers to choose one.':
    'Demasiadas solicitudes abiertas de su pagador o de sus números para elegir una.',
  'It is no incoming transfer that could pay for a request.':
    'No es una transferencia entrante que pueda pagar una solicitud.',
  'No open request of its account fits: neither payer, nor reference, nor amount.':
    'Ninguna solicitud abierta de su cuenta corresponde: ni pagador, ni referencia, ni monto.',
  'no date that can be read': 'no tiene una fecha legible',
  'a date in the future': 'una fecha futura',
  'an amount that cannot be read': 'un monto ilegible',
  'a debit and a credit in one row': 'un débito y un crédito en una fila',
  'no amount': 'sin monto',
  'neither debit nor credit': 'ni débito ni crédito',
  '{0} {1}, {2} known, {3} unclear, {4} not read': '{0} {1}, {2} conocidas, {3} dudosas, {4} no leídas',
  written: 'escritas',
  new: 'nuevas',
}
