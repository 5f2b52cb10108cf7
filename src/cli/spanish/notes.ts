/** Paragraphs and comments below the help of commands: English without its line breaks, and its Spanish. */
export const noteTexts: Record<string, string> = {
  'Example:': 'Ejemplo:',
  'Examples:': 'Ejemplos:',
  'start the gateway (as npm start does)': 'inicia la pasarela (como npm start)',
  'create a test key for it': 'crea una clave de prueba para él',
  'find problems and their remedies': 'encuentra problemas y sus soluciones',
  'Settings come from the environment: pasarela config lists them. Exit codes: 0 success, 1 failure (with the reason), 2 invalid command line.':
    'Los ajustes vienen del entorno: pasarela config los lista. Códigos de salida: 0 éxito, 1 falla (con el motivo), 2 línea de comandos inválida.',
  'everything on this machine, data in ./data': 'todo en esta máquina, datos en ./data',
  'on another port': 'en otro puerto',
  'one process per core behind the port': 'un proceso por núcleo detrás del puerto',
  'Keep the printed end of the chain outside this installation: someone who can change the database and knows the master key could compute a new chain, but not one that has the noted entry.':
    'Guarde el final de la cadena que se imprime fuera de esta instalación: quien pueda cambiar la base de datos y conozca la clave maestra podría calcular otra cadena, pero no una que tenga la entrada anotada.',
  'The file contains one JSON object whose values are strings. A field marked ? is optional; without a field that a service needs, the account does not offer that service.':
    'El archivo contiene un objeto JSON cuyos valores son textos. Un campo con ? es opcional; sin un campo que un servicio necesita, la cuenta no ofrece ese servicio.',
  'A flow with a route goes to that account only, and is unavailable where the account does not offer it. For a flow without a route: the account at the payer’s own bank first (c2p, debit), then the order of pasarela bank order, or else {0}. When a call was not sent, the next account is tried.':
    'Un flujo con ruta va solo a esa cuenta, y no está disponible donde la cuenta no lo ofrece. Para un flujo sin ruta: primero la cuenta en el banco de quien paga (c2p, debit), después el orden de pasarela bank order, o si no {0}. Cuando una llamada no se envió, se intenta con la cuenta siguiente.',
  'Accounts that are not named are used only for flows that none of these offers. Without an order, live keys try every account, in the order {0}, and test keys use only the first that offers a flow.':
    'Las cuentas que no se nombran se usan solo para flujos que ninguna de estas ofrece. Sin un orden, las claves de producción intentan con todas las cuentas, en el orden {0}, y las de prueba usan solo la primera que ofrece un flujo.',
  'BDV first, then BNC': 'primero BDV, después BNC',
  'two accounts at BNC, then R4': 'dos cuentas en BNC, después R4',
  'the default': 'lo predeterminado',
  'another account at BNC': 'otra cuenta en BNC',
  'c2p, card and pago-movil through R4': 'c2p, card y pago-movil por R4',
  'two flows through BNC': 'dos flujos por BNC',
  'card by the rules': 'card por las reglas',
  'no routes at all': 'ninguna ruta',
  'Give the price with --usd or --ves, or let the customer type it with --customer. A link for one payment can be sent to several people or opened several times: it is charged once.':
    'Dé el precio con --usd o --ves, o deje que el cliente lo escriba con --customer. Un enlace para un pago se puede enviar a varias personas o abrir varias veces: se cobra una vez.',
  'The look and the sites are the same in test and live mode, and changes apply to the next page that a customer opens.':
    'El aspecto y los sitios son los mismos en modo de prueba y de producción, y los cambios rigen desde la próxima página que abra un cliente.',
  'For an address that stays valid for days or is paid several times, use pasarela link create.':
    'Para una dirección que valga varios días o se pague varias veces, use pasarela link create.',
  'A transfer that the customer has already sent still pays it when it arrives.':
    'Una transferencia que el cliente ya envió la paga igualmente cuando llega.',
  'After changing PASARELA_MASTER_KEY, put the former key into PASARELA_OLD_MASTER_KEYS and run this once: everything that the former key sealed is sealed again under the new one, as pasarela secrets reseal does with its progress shown. Exit code 1 if a check fails.':
    'Después de cambiar PASARELA_MASTER_KEY, ponga la clave anterior en PASARELA_OLD_MASTER_KEYS y ejecute esto una vez: todo lo que selló la clave anterior se sella de nuevo con la nueva, como hace pasarela secrets reseal mostrando su avance. Código de salida 1 si falla una revisión.',
  'With a role of its own, serve connects as that role and this command as the owner of the tables. The role is created if it does not exist. Run it once; later migrations renew what was granted.':
    'Con un rol propio, serve se conecta con ese rol y este comando como dueño de las tablas. El rol se crea si no existe. Ejecútelo una vez; las migraciones posteriores renuevan lo concedido.',
  'The first row with a date (fecha) and an amount (monto, or débito and crédito) is the row of headings. The same file again adds nothing.':
    'La primera fila con una fecha y un monto (o débito y crédito) es la de los títulos. El mismo archivo otra vez no agrega nada.',
  'A payment in stage accepted, unknown or attention can be resolved, and so can a reversal whose outcome is unknown. The decision is final, and the tenant is notified as of any other outcome. A charge at a bank with a statement needs the reference of its line, so that the line cannot match another payment.':
    'Se puede resolver un pago en etapa accepted, unknown o attention, y también un reverso cuyo resultado es desconocido. La decisión es definitiva, y se notifica al comercio como de cualquier otro resultado. Un cobro en un banco con estado de cuenta necesita la referencia de su línea, para que la línea no coincida con otro pago.',
  'Parts of disbursements that are queued in a restored database, and payouts that wait for approval there, may have been sent since the backup: a gateway would send them a second time. Run it before any gateway starts, check each one with the bank, and record the result with pasarela payment resolve.':
    'Las partes de dispersiones que están en cola en una base de datos restaurada, y los pagos salientes que allí esperan aprobación, pueden haberse enviado después del respaldo: una pasarela los enviaría otra vez. Ejecútelo antes de iniciar ninguna pasarela, verifique cada uno con el banco y registre el resultado con pasarela payment resolve.',
  'Fixed values (tokens, cents, cards, references) decide the outcomes; sandbox/README.md lists them. Ledger: GET /control/ledger. Faults: POST /control/faults.':
    'Valores fijos (tokens, céntimos, tarjetas, referencias) deciden los resultados; sandbox/README.md los lista. Libro de movimientos: GET /control/ledger. Fallas: POST /control/faults.',
  'For a new master key: give it and the former one (PASARELA_OLD_MASTER_KEYS) to all gateways, restart them, and run this. It may be interrupted and run again: values that are done are skipped. A value that no given key opens is reported by table and id and left as it is; the exit code is 1 then, and the former key is still needed.':
    'Para una clave maestra nueva: désela, junto con la anterior (PASARELA_OLD_MASTER_KEYS), a todas las pasarelas, reinícielas y ejecute esto. Se puede interrumpir y ejecutar de nuevo: lo ya hecho se salta. Un valor que ninguna clave abre se informa por tabla e id y se deja como está; el código de salida es entonces 1, y la clave anterior aún hace falta.',
  'Registers a temporary endpoint at the gateway and prints its signing secret. Your receiver gets the exact bytes and headers that the gateway signed, so verify them as in production; its response is the one that the gateway logs. Events are sent once: an event that your receiver missed is not repeated. The endpoint is removed at the end; if the command is killed, the next run removes it. No database is needed, only the key and a gateway that reaches this machine.':
    'Registra un destino temporal en la pasarela e imprime su secreto de firma. Su receptor recibe exactamente los bytes y cabeceras que firmó la pasarela: verifíquelos como en producción; su respuesta es la que registra la pasarela. Los eventos se envían una vez: el que su receptor perdió no se repite. El destino se quita al final; si el comando muere, la próxima ejecución lo quita. No hace falta base de datos, solo la clave y una pasarela que alcance esta máquina.',
  'response 2xx': 'respuesta 2xx',
  'another response, no response, or not sent: see ERROR': 'otra respuesta, ninguna, o no enviada: vea ERROR',
  'the gateway’s process died meanwhile; the request may have arrived':
    'el proceso de la pasarela murió entretanto; la solicitud puede haber llegado',
}
