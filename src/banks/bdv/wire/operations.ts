import type { CallClass } from '../../transport.ts'

/** The products of BDV that a merchant contracts one by one; each has an API key of its own. */
export type Product = 'c2p' | 'verification' | 'multiple' | 'statement' | 'change' | 'changeQuery'

type Operation = { path: string; product: Product; class: CallClass; fields: readonly string[] }

const c2pPath = '/BankMobilePaymentC2P/MultipleAccounts'

/** BDV's operations. `fields` gives the order in the body; a field without a value is omitted. */
export const operations = {
  requestKey: {
    path: `${c2pPath}/paymentkey`,
    product: 'c2p',
    class: 'question',
    fields: ['customerDocumentId', 'customerNumberInstrument'],
  },
  charge: {
    path: `${c2pPath}/process`,
    product: 'c2p',
    class: 'payment',
    fields: [
      'customerDocumentId',
      'customerNumberInstrument',
      'amount',
      'customerBankCode',
      'concept',
      'otp',
      'coinType',
      'operationType',
      'commerceNumberInstrument',
    ],
  },
  annul: {
    path: `${c2pPath}/annulment`,
    product: 'c2p',
    class: 'payment',
    fields: ['endToEndId', 'referenceOrigin'],
  },
  verify: {
    path: '/getMovement',
    product: 'verification',
    class: 'question',
    fields: [
      'cedulaPagador',
      'telefonoPagador',
      'telefonoDestino',
      'referencia',
      'fechaPago',
      'importe',
      'bancoOrigen',
      'reqCed',
    ],
  },
  listOfPayer: {
    path: '/api/consulta/consultaMultiple',
    product: 'multiple',
    class: 'question',
    fields: ['fechaPago', 'bancoOrigen', 'telefonoCliente'],
  },
  statement: {
    path: '/apis/bdv/consulta/movimientos',
    product: 'statement',
    class: 'question',
    fields: ['cuenta', 'fechaIni', 'fechaFin', 'tipoMoneda', 'nroMovimiento'],
  },
  sendChange: {
    path: '/api/vuelto',
    product: 'change',
    class: 'payment',
    fields: [
      'numeroReferencia',
      'montoOperacion',
      'nacionalidadDestino',
      'cedulaDestino',
      'telefonoDestino',
      'bancoDestino',
      'moneda',
      'conceptoPago',
    ],
  },
  findChange: {
    path: '/getOutMovement',
    product: 'changeQuery',
    class: 'question',
    fields: [
      'cedulaPagador',
      'telefonoPagador',
      'telefonoDestino',
      'referencia',
      'fechaPago',
      'importe',
      'bancoOrigen',
      'bancoDestino',
    ],
  },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

type Optional = 'commerceNumberInstrument'

export type BodyOf<Name extends OperationName> = {
  [Field in Exclude<(typeof operations)[Name]['fields'][number], Optional>]: Field extends 'reqCed' ? boolean : string
} & { [Field in Extract<(typeof operations)[Name]['fields'][number], Optional>]?: string | undefined }
