import type { Language } from '../../foundation/text.ts'

type Texts = {
  title: string
  intro: string
  groups: string
  guides: string
  openapi: string
  other: string
  parameters: string
  body: string
  answer: string
  errors: string
  request: string
  recorded: string
  name: string
  type: string
  meaning: string
  required: string
  code: string
}

export const texts: Record<Language, Texts> = {
  es: {
    title: 'Referencia de la API',
    intro: 'Cada operación con sus campos, sus errores y respuestas reales, grabadas de una pasarela en marcha.',
    groups: 'Operaciones',
    guides: 'Guías',
    openapi: 'Documento OpenAPI',
    other: 'English',
    parameters: 'Parámetros',
    body: 'Cuerpo de la solicitud',
    answer: 'Campos de la respuesta',
    errors: 'Errores',
    request: 'Solicitud',
    recorded: 'Respuesta real',
    name: 'Nombre',
    type: 'Tipo',
    meaning: 'Significado',
    required: 'obligatorio',
    code: 'Código',
  },
  en: {
    title: 'API reference',
    intro: 'Every operation with its fields, its errors and real answers, recorded from a running gateway.',
    groups: 'Operations',
    guides: 'Guides',
    openapi: 'OpenAPI document',
    other: 'Español',
    parameters: 'Parameters',
    body: 'Request body',
    answer: 'Fields of the answer',
    errors: 'Errors',
    request: 'Request',
    recorded: 'Real answer',
    name: 'Name',
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
    code: 'Code',
  },
}

/** Spanish of the groups of operations. */
export const tagsInSpanish: Record<string, { name: string; description: string }> = {
  Banks: { name: 'Bancos', description: 'Los bancos desde los que pagan los clientes.' },
  Quote: { name: 'Cotización', description: 'De USD a VES a la tasa de referencia del banco central.' },
  C2P: { name: 'C2P', description: 'Cobro a la cuenta del cliente con un token de su banco, en dos pasos.' },
  VPOS: { name: 'VPOS', description: 'Cobros con tarjeta.' },
  'Pago Móvil': { name: 'Pago Móvil', description: 'Pida una transferencia, o verifique una que hizo el cliente.' },
  Payments: { name: 'Pagos', description: 'Consulte y liste pagos, cancele uno abierto y reverse un pago C2P.' },
  Checkout: { name: 'Páginas de pago', description: 'Páginas donde paga el cliente, y enlaces a ellas.' },
  Movements: { name: 'Movimientos', description: 'Dinero que llegó a sus cuentas, y los pagos que cubre.' },
  Reconciliation: {
    name: 'Conciliación',
    description: 'Si sus pagos coinciden con el estado de cuenta del banco, día por día.',
  },
  'Advanced payments': {
    name: 'Pagos avanzados',
    description: 'En VES por la red interbancaria: débitos con clave temporal, créditos, dispersiones y vueltos.',
  },
  Webhooks: { name: 'Webhooks', description: 'Sus direcciones, que reciben un evento firmado por cada cambio.' },
  'Test controls': {
    name: 'Controles de prueba',
    description: 'Con claves de prueba: haga fallar sus cuentas simuladas y lea su libro.',
  },
}

/** Spanish of the operations’ names, by operationId. */
export const summariesInSpanish: Record<string, string> = {
  listBanks: 'Listar bancos',
  getBalance: 'Saldos de sus cuentas',
  getQuote: 'Cotizar un monto',
  requestC2p: 'Crear una intención C2P',
  executeC2p: 'Ejecutar una intención C2P',
  chargeCard: 'Cobrar con tarjeta',
  requestCardFactor: 'Preguntar el segundo factor de una tarjeta de débito',
  verifyPagoMovil: 'Verificar un Pago Móvil',
  requestPagoMovil: 'Pedir un Pago Móvil',
  cancelPayment: 'Cancelar un pago abierto',
  reportReference: 'Informar la referencia del cliente',
  matchMovement: 'Asignar un movimiento a un pago',
  listPayments: 'Listar pagos',
  getPayment: 'Consultar un pago',
  getPaymentByRef: 'Consultar el último pago de una referencia externa',
  listPaymentEvents: 'Historia de un pago',
  reversePayment: 'Reversar un pago C2P',
  requestDebitOtp: 'Pedir la clave de un débito',
  debit: 'Débito inmediato',
  domiciliate: 'Domiciliación',
  listMandates: 'Listar domiciliaciones',
  creditPhone: 'Crédito inmediato por teléfono',
  creditAccount: 'Crédito a una cuenta',
  disburseCredits: 'Dispersión de créditos',
  payOut: 'Pago a cuentas bancarias',
  sendChange: 'Enviar vuelto',
  getDisbursement: 'Consultar una dispersión',
  getOperation: 'Consultar una operación',
  pollOperation: 'Consultar una operación por su cuerpo',
  listApprovals: 'Pagos que esperan aprobación',
  approvePayout: 'Aprobar un pago',
  declinePayout: 'Rechazar un pago',
  listMovements: 'Listar movimientos',
  ignoreMovement: 'Ignorar un movimiento',
  getReconciliation: 'Conciliación de un día',
  getReconciliationCsv: 'Conciliación de un día en CSV',
  getReconciliationXlsx: 'Conciliación de un día en XLSX',
  createCheckoutSession: 'Crear una sesión de pago',
  getCheckoutSession: 'Consultar una sesión de pago',
  expireCheckoutSession: 'Terminar una sesión de pago',
  createPaymentLink: 'Crear un enlace de pago',
  listPaymentLinks: 'Listar enlaces de pago',
  getPaymentLink: 'Consultar un enlace de pago',
  updatePaymentLink: 'Cambiar un enlace de pago',
  getPaymentLinkQr: 'Código QR de un enlace de pago',
  createWebhook: 'Registrar una dirección de webhooks',
  listWebhooks: 'Listar direcciones de webhooks',
  getWebhook: 'Consultar una dirección de webhooks',
  updateWebhook: 'Cambiar una dirección de webhooks',
  deleteWebhook: 'Eliminar una dirección de webhooks',
  rotateWebhookSecret: 'Cambiar el secreto de una dirección',
  listWebhookDeliveries: 'Entregas de una dirección',
  listEvents: 'Listar eventos',
  sendTestNotification: 'Enviar una notificación de prueba',
  createTestFault: 'Preparar un fallo',
  listTestFaults: 'Listar fallos preparados',
  deleteTestFaults: 'Eliminar fallos preparados',
  createTestMovement: 'Crear un movimiento de prueba',
  listTestLedger: 'Libro de los bancos simulados',
}
