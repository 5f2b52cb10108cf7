/** Commands for files, payers, manual rates, invitations, redeliveries and the installation's secret. */
export const fileAndPeopleTexts: Record<string, string> = {
  'personal data of the people who pay': 'datos personales de quienes pagan',
  'erase a payer’s data from a tenant’s payments; amounts and references stay; audited':
    'borra los datos de un pagador de los pagos de un comercio; montos y referencias quedan; se audita',
  'the payer’s phone': 'el teléfono del pagador',
  'the payer’s document; with --phone, payments with either':
    'el documento del pagador; con --phone, los pagos con uno u otro',
  'erase; without it nothing is written': 'borra; sin esta opción no se escribe nada',
  'Erases document, phone, account and name from the payments and from the bank lines that pay for them. It is refused while a payment of the payer is open, or changed within the last 7 days. An erased payment can no longer be reversed. Run it for test and for live payments. Repeated, it changes nothing.':
    'Borra documento, teléfono, cuenta y nombre de los pagos y de las líneas del banco que los pagan. Se rechaza mientras un pago del pagador esté abierto o haya cambiado en los últimos 7 días. Un pago borrado ya no se puede reversar. Ejecútelo para los pagos de prueba y para los reales. Repetido, no cambia nada.',
  'Give --phone, --document or both.': 'Indique --phone, --document o ambos.',
  'No payment of this tenant has this payer.': 'Ningún pago de este comercio tiene este pagador.',
  'Nothing was erased: {0}{1}.': 'No se borró nada: {0}{1}.',
  'files for spreadsheets; people are masked; audited':
    'archivos para hojas de cálculo; las personas van enmascaradas; se audita',
  'payments created in a period': 'pagos creados en un período',
  'movements of the bank accounts, by the bank’s day': 'movimientos de las cuentas bancarias, por el día del banco',
  'fees that the banks charged': 'comisiones que cobraron los bancos',
  'totals and closing of every day and account': 'totales y cierre de cada día y cuenta',
  'a month for the accountant: payments, movements, fees and closings in one workbook, or CSV in a ZIP':
    'un mes para el contador: pagos, movimientos, comisiones y cierres en un libro, o CSV en un ZIP',
  'where to write it; by default its own name in this folder':
    'dónde escribirlo; si no se indica, con su propio nombre en esta carpeta',
  'first day in Caracas, YYYY-MM-DD': 'primer día en Caracas, AAAA-MM-DD',
  'last day in Caracas, included': 'último día en Caracas, incluido',
  'the month in Caracas, YYYY-MM': 'el mes en Caracas, AAAA-MM',
  'form of the file': 'formato del archivo',
  'of headings and decimals': 'de los encabezados y decimales',
  '--to is before --from.': '--to es anterior a --from.',
  '“{0}” is not a month: write it like 2026-10.': '«{0}» no es un mes: escríbalo como 2026-10.',
  'store it; without it the command only shows what 25 USD cost before and after':
    'la guarda; sin esta opción el comando solo muestra cuánto cuestan 25 USD antes y después',
  'withdraw it; without it the command only shows what 25 USD cost before and after':
    'la retira; sin esta opción el comando solo muestra cuánto cuestan 25 USD antes y después',
  'the rate once more: stores it even if it differs by more than 25 % from known rates, or 2 % from the other source':
    'la tasa otra vez: la guarda aunque se aparte más de 25 % de las tasas conocidas, o 2 % de la otra fuente',
  'value date of the manual rate, YYYY-MM-DD': 'fecha valor de la tasa manual, AAAA-MM-DD',
  'withdraw the manual rate of a value date: the sources count again; payments that exist do not change':
    'retira la tasa manual de una fecha valor: las fuentes vuelven a contar; los pagos que existen no cambian',
  '{0} VES per USD is the rate of {1}. {2}': '{0} VES por USD es la tasa del {1}. {2}',
  '--again: {0} is not {1}.': '--again: {0} no es {1}.',
  'Not stored yet: {0} Run it again with --yes.': 'Aún no se guardó: {0} Repítalo con --yes.',
  'Not stored: {0}. If it is right, type it twice: --again {1}.':
    'No se guardó: {0}. Si es correcta, escríbala dos veces: --again {1}.',
  'Not withdrawn yet: {0} Run it again with --yes.': 'Aún no se retiró: {0} Repítalo con --yes.',
  'The manual rate of {0} is withdrawn.': 'La tasa manual del {0} quedó retirada.',
  'There is no manual rate of {0}: see pasarela rate show.': 'No hay tasa manual del {0}: vea pasarela rate show.',
  'add a user who chooses the password by a one-time link, valid for 72 hours':
    'agrega un usuario que elige su contraseña con un enlace de un solo uso, válido por 72 horas',
  'make a one-time link by which a user who forgot the password chooses a new one, valid for 72 hours':
    'crea un enlace de un solo uso con el que un usuario que olvidó su contraseña elige otra, válido por 72 horas',
  'operator: everything; owner: one tenant and its people; staff: one tenant; cashier: collects; viewer: read-only':
    'operator: todo; owner: un comercio y su gente; staff: un comercio; cashier: cobra; viewer: solo lectura',
  'restrict the user to this tenant, by its id or name; required for all but operator and viewer':
    'limita el usuario a este comercio, por su id o nombre; obligatorio salvo para operator y viewer',
  '“{0}” is disabled: see pasarela user enable.': '«{0}» está desactivado: vea pasarela user enable.',
  'the tenant, by its id or name': 'el comercio, por su id o nombre',
  'the endpoint, as webhook list shows it': 'el destino, como lo muestra webhook list',
  'id of the delivery, as webhook deliveries --json shows it (eventId)':
    'id de la entrega, como lo muestra webhook deliveries --json (eventId)',
  'send an event again: a delivery with an id of its own, which names the first as redeliveryOf':
    'envía un evento de nuevo: una entrega con su propio id, que nombra la primera como redeliveryOf',
  'The event itself is attempted once. A running gateway sends what this command queues, within seconds.':
    'El evento mismo se intenta una vez. Una pasarela en marcha envía en segundos lo que este comando encola.',
  'Queued as {0}.': 'En cola como {0}.',
  '“{0}” is not the id of a delivery: see pasarela webhook deliveries.':
    '«{0}» no es el id de una entrega: vea pasarela webhook deliveries.',
  'ANSWER is the status of the endpoint’s response; without a response, ERROR has the reason. Nothing is repeated by itself: tenants find missed events with the lookups, and webhook redeliver sends one again. Kept for PASARELA_WEBHOOK_KEEP_DAYS.':
    'RESPUESTA es el estado que devolvió el destino; sin respuesta, ERROR tiene el motivo. Nada se repite por sí solo: los comercios encuentran los eventos perdidos con las consultas, y webhook redeliver envía uno de nuevo. Se conservan PASARELA_WEBHOOK_KEEP_DAYS días.',
  'In two steps, so that no gateway meets a hash of a secret that it does not know. API keys stay valid: each one’s hash is replaced when it is next used. People sign in to the dashboard again. What is stored of payers is brought under the new secret by pasarela secrets rehash, in a maintenance window.':
    'En dos pasos, para que ninguna pasarela encuentre un hash de un secreto que no conoce. Las claves de API siguen valiendo: el hash de cada una se reemplaza la próxima vez que se usa. Las personas inician sesión de nuevo en el panel. Lo guardado de los pagadores pasa al secreto nuevo con pasarela secrets rehash, en una ventana de mantenimiento.',
  'bring the stored hashes of payers’ data under the installation’s current secret; stop the gateways first':
    'pasa los hashes guardados de los pagadores al secreto actual de la instalación; detenga antes las pasarelas',
  'After pasarela secrets rotate --use. One transaction, during which no payment can be made: it may be interrupted, and changes nothing then. Run it with the role that migrates the database. Start the gateways again afterwards: one that was left running is refused by the database and answers 503 until it is restarted.':
    'Después de pasarela secrets rotate --use. Es una transacción, durante la cual no se puede pagar: si se interrumpe, no cambia nada. Ejecútelo con el rol que migra la base de datos. Arranque después las pasarelas: a una que siguió en marcha la rechaza la base de datos, y responde 503 hasta que se reinicia.',
  'All hashes are under the current secret: pasarela secrets rotate adds another.':
    'Todos los hashes son del secreto actual: pasarela secrets rotate agrega otro.',
  'Nothing was changed: the tables could not be locked in time, or the database is not reachable. Stop the gateways and run it again.':
    'No cambió nada: no se pudieron bloquear las tablas a tiempo, o no se alcanza la base de datos. Detenga las pasarelas y repítalo.',
  'The sealed entry is no longer in the audit log: run pasarela audit verify first.':
    'La entrada sellada ya no está en el registro de auditoría: ejecute antes pasarela audit verify.',
  '{0} rows are under secret {1}. Start the gateways again.':
    '{0} filas son del secreto {1}. Arranque de nuevo las pasarelas.',
  '{0}.{1}: {2} rows read, {3} sealed again{4}': '{0}.{1}: {2} filas leídas, {3} selladas de nuevo{4}',
}
