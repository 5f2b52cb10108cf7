import type { Column } from './columns.ts'
import type { Group } from './rows.ts'

export type Language = 'en' | 'es'

type Texts = {
  title: string
  introduction: string
  scenarios: { name: string; meaning: string }
  fact: string
  defaults: string
  notRun: string
  groups: Record<Group, string>
  columns: Record<Column, { name: string; meaning: string }>
  /** English words of an ending and their own. */
  words: [string, string][]
}

const en: Texts = {
  title: 'What we assume, and what happens if the bank differs',
  introduction: [
    'Some facts about the banks are not documented, or their documents contradict what integrators saw. Each row below is one way such a fact may turn out, by the name of the reading of the [simulated banks](sandbox.md); the other readings keep their defaults. Each column is a group of scenarios, and a cell lists every ending that a payment of the group had.',
    'Whichever way a fact turns out, no payment is completed with another payment’s money, none fails although its money moved, and nothing is charged or reversed twice. An ending that breaks this is printed in **bold**. `PENDING` means that the gateway could not determine the outcome and the payment went to manual review; where the order of events decides between two endings, both are listed. The tests in `test/bank-facts` compare each payment with the ledger of the simulated bank and fail when one breaks this; the endings are those of the run that printed the page. Times are those of test mode.',
    'Nor is it known whether a bank’s notifications include our own C2P charges, and under which numbers: `test/movements/notified-charges.test.ts` tests both at BNC and R4, and no such charge pays for a second order.',
  ].join('\n\n'),
  scenarios: { name: 'column', meaning: 'scenarios and what is promised' },
  fact: 'the bank',
  defaults: 'every default',
  notRun: 'not run',
  groups: {
    'lines-of-the-statement': 'BNC: lines of the statement',
    'numbers-and-sessions': 'BNC: numbers, searches, sessions and cards',
    'several-facts': 'BNC: several facts at once',
    'payments-out': 'BNC: payments out',
    r4: 'R4',
    bdv: 'BDV',
    mercantil: 'Mercantil',
    banesco: 'Banesco',
    bancamiga: 'Bancamiga',
  },
  columns: {
    lostAfter: {
      name: 'charge lost after',
      meaning:
        'C2P whose answer was lost, cut or late after the money moved, and one sent under a void working key: never FAILED, charged once',
    },
    lostBefore: {
      name: 'charge lost before',
      meaning:
        'C2P whose answer was lost before the money moved, beside sixteen kinds of lines with the same amount and day (the Pago Móvil of the payer, the C2P of strangers and of the payer, lines that name no payer), and two lost charges of which one moved: never COMPLETED by a line that is not its own',
    },
    verification: {
      name: 'false transfer',
      meaning:
        'Pago Móvil verified with numbers of a C2P, digits of phones or documents, the last digits of a reference that begins differently, or 20 and more digits: never COMPLETED',
    },
    honestTransfer: {
      name: 'genuine transfer',
      meaning: 'A real transfer claimed seven times by two tenants of the account: verified once at most',
    },
    reversal: {
      name: 'reversal',
      meaning:
        'Reversals whose answer was lost after or before the money went back, requested again, and next to reversals of equal charges: reversed once, REVERSED only if the money went back',
    },
    cardCharges: {
      name: 'card',
      meaning: 'Approved, refused, lost and late cards: one effect of an approval, none of a refusal',
    },
    sharedAccount: {
      name: 'shared account',
      meaning:
        'Two tenants on one bank account: lost charges of one beside charges of the other, and the C2P of one presented by the other as a Pago Móvil',
    },
    bncPaymentsOut: {
      name: 'payments out at BNC',
      meaning: 'Change, debits and credits at BNC, every outcome: as the ledger has it, or PENDING, and paid once',
    },
    r4Collections: { name: 'C2P', meaning: 'C2P at R4, every outcome: as the ledger has it, or PENDING' },
    r4Transfers: {
      name: 'debits and payments out',
      meaning: 'Debit, both credits and change at R4, every outcome: as the ledger has it, or PENDING',
    },
    bdvCollections: { name: 'C2P at BDV', meaning: 'C2P at BDV, every outcome: as the ledger has it, or PENDING' },
    bdvChange: { name: 'change at BDV', meaning: 'Change at BDV, every outcome: as the ledger has it, or PENDING' },
    bdvTransfers: {
      name: 'transfer to BDV',
      meaning:
        'A real transfer claimed by two tenants of the account at once, with its amount and with another, one that another system has used, and a C2P presented as a Pago Móvil: verified once at most, and only the real one',
    },
    mercantilCollections: {
      name: 'C2P at Mercantil',
      meaning: 'C2P at Mercantil, every outcome: as the ledger has it, or PENDING',
    },
    mercantilChange: {
      name: 'change at Mercantil',
      meaning: 'Change at Mercantil, every outcome: as the ledger has it, or PENDING',
    },
    mercantilTransfers: {
      name: 'transfer to Mercantil',
      meaning:
        'A real transfer claimed by two tenants of the account at once, with its amount and with another, and a C2P presented as a Pago Móvil: verified once at most, and only the real one',
    },
    banescoTransfers: {
      name: 'transfer to Banesco',
      meaning:
        'A real transfer claimed by two tenants of the account at once, with its amount and with another, with another reference and by another phone, and one of two whose digits fit both: verified once at most, and only the real one',
    },
    bancamigaTransfers: { name: 'transfer to Bancamiga', meaning: 'The same at Bancamiga' },
  },
  words: [
    ['refused 4', 'rejected with HTTP 4'],
    ['refused 503, then ', 'not sent at first (HTTP 503), then '],
    ['refused 503 twice', 'not sent, twice (HTTP 503)'],
    ['refused 503', 'not sent (HTTP 503)'],
  ],
}

const es: Texts = {
  title: 'Qué suponemos, y qué pasa si el banco es distinto',
  introduction: [
    'Algunos datos de los bancos no están documentados, o sus documentos contradicen lo que vieron los integradores. Cada fila es una de las formas que puede tener un dato así, con el nombre que lleva en los [bancos simulados](sandbox.md); los demás conservan su valor por defecto. Cada columna es un grupo de escenarios, y cada celda enumera todos los finales que tuvieron sus pagos.',
    'Sea como sea el banco, ningún pago se completa con dinero de otra persona, ninguno falla si su dinero se movió, y nada se cobra ni se devuelve dos veces. Un final que incumple esto aparece en **negrita**. `PENDING` significa que la pasarela no pudo saberlo y el pago pasó a revisión manual; donde el orden de los hechos decide entre dos finales, aparecen ambos. Las pruebas de `test/bank-facts` comparan cada pago con el libro del banco simulado y fallan cuando uno lo incumple; los finales son los de la ejecución que imprimió la página. Los tiempos son los del modo de prueba.',
    'Tampoco se sabe si las notificaciones de un banco incluyen nuestros propios cobros C2P, ni con qué números: `test/movements/notified-charges.test.ts` lo prueba de las dos formas en BNC y R4, y ningún cobro así paga una segunda orden.',
  ].join('\n\n'),
  scenarios: { name: 'columna', meaning: 'escenarios y promesa' },
  fact: 'el banco',
  defaults: 'todos los valores por defecto',
  notRun: 'sin ejecutar',
  groups: {
    'lines-of-the-statement': 'BNC: líneas del estado de cuenta',
    'numbers-and-sessions': 'BNC: números, búsquedas, sesiones y tarjetas',
    'several-facts': 'BNC: varios datos a la vez',
    'payments-out': 'BNC: pagos salientes',
    r4: 'R4',
    bdv: 'BDV',
    mercantil: 'Mercantil',
    banesco: 'Banesco',
    bancamiga: 'Bancamiga',
  },
  columns: {
    lostAfter: {
      name: 'cobro perdido después',
      meaning:
        'C2P cuya respuesta se perdió, se cortó o tardó después de moverse el dinero, y uno enviado con una clave de trabajo anulada: nunca FAILED, cobrado una vez',
    },
    lostBefore: {
      name: 'cobro perdido antes',
      meaning:
        'C2P cuya respuesta se perdió antes de moverse el dinero, junto a dieciséis clases de líneas del mismo monto y día (el Pago Móvil del pagador, C2P de desconocidos y del pagador, líneas que no nombran a nadie), y dos cobros perdidos de los que uno se movió: nunca COMPLETED por una línea ajena',
    },
    verification: {
      name: 'transferencia falsa',
      meaning:
        'Pago Móvil verificado con números de un C2P, dígitos de teléfonos o documentos, los últimos dígitos de una referencia que empieza distinto, o 20 dígitos o más: nunca COMPLETED',
    },
    honestTransfer: {
      name: 'transferencia real',
      meaning:
        'Una transferencia real reclamada siete veces por dos comercios de la cuenta: verificada una vez a lo sumo',
    },
    reversal: {
      name: 'reverso',
      meaning:
        'Reversos cuya respuesta se perdió después o antes de devolverse el dinero, pedidos otra vez, y junto a reversos de cobros iguales: devuelto una vez, REVERSED solo si se devolvió',
    },
    cardCharges: {
      name: 'tarjeta',
      meaning: 'Tarjetas aprobadas, rechazadas, perdidas y tardías: un efecto por aprobación, ninguno por rechazo',
    },
    sharedAccount: {
      name: 'cuenta compartida',
      meaning:
        'Dos comercios en una cuenta bancaria: cobros perdidos de uno junto a cobros del otro, y el C2P de uno presentado por el otro como Pago Móvil',
    },
    bncPaymentsOut: {
      name: 'pagos salientes en BNC',
      meaning:
        'Vueltos, débitos y créditos en BNC, todos los resultados: como diga el libro, o PENDING, y pagados una vez',
    },
    r4Collections: { name: 'C2P', meaning: 'C2P en R4, todos los resultados: como diga el libro, o PENDING' },
    r4Transfers: {
      name: 'débitos y pagos',
      meaning: 'Débito, ambos créditos y vuelto en R4, todos los resultados: como diga el libro, o PENDING',
    },
    bdvCollections: {
      name: 'C2P en el BDV',
      meaning: 'C2P en el BDV, todos los resultados: como diga el libro, o PENDING',
    },
    bdvChange: {
      name: 'vuelto en el BDV',
      meaning: 'Vuelto en el BDV, todos los resultados: como diga el libro, o PENDING',
    },
    bdvTransfers: {
      name: 'transferencia al BDV',
      meaning:
        'Una transferencia real reclamada por dos comercios de la cuenta a la vez, con su monto y con otro, una que otro sistema ya usó, y un C2P presentado como Pago Móvil: verificada una vez a lo sumo, y solo la real',
    },
    mercantilCollections: {
      name: 'C2P en Mercantil',
      meaning: 'C2P en Mercantil, cada resultado: como está en el libro del banco, o PENDING',
    },
    mercantilChange: {
      name: 'vuelto en Mercantil',
      meaning: 'Vueltos en Mercantil, cada resultado: como está en el libro del banco, o PENDING',
    },
    mercantilTransfers: {
      name: 'transferencia a Mercantil',
      meaning:
        'Una transferencia real que reclaman a la vez dos comercios de la cuenta, con su monto y con otro, y un C2P presentado como Pago Móvil: se verifica una vez como máximo, y solo la real',
    },
    banescoTransfers: {
      name: 'transferencia a Banesco',
      meaning:
        'Una transferencia real reclamada por dos comercios de la cuenta a la vez, con su monto y con otro, con otra referencia y desde otro teléfono, y una de dos cuyos dígitos coinciden: verificada una vez a lo sumo, y solo la real',
    },
    bancamigaTransfers: { name: 'transferencia a Bancamiga', meaning: 'Lo mismo en Bancamiga' },
  },
  words: [
    ['not verified', 'sin verificar'],
    ['verified', 'verificada'],
    ['refused 4', 'rechazado con HTTP 4'],
    ['refused 503, then ', 'no enviado primero (HTTP 503), después '],
    ['refused 503 twice', 'no enviado, dos veces (HTTP 503)'],
    ['refused 503', 'no enviado (HTTP 503)'],
    [', reversal PENDING', ', reverso PENDING'],
    ['times', 'veces'],
  ],
}

export const texts: Record<Language, Texts> = { en, es }
