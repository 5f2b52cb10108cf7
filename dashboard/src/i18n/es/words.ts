import type { DeliveryError } from '../../../../src/webhooks/outbox.ts'
import type { BankHealth, Delivery, Me, Payment, RateOverview } from '../../api/routes.ts'
import type { Mode } from '../../preferences.ts'

const statuses: Record<Payment['status'], string> = {
  PENDING: 'Pendiente',
  COMPLETED: 'Completado',
  FAILED: 'Fallido',
  REVERSED: 'Reversado',
}

const stages: Record<NonNullable<Payment['stage']>, string> = {
  intent: 'Espera la clave C2P del cliente',
  request: 'Espera la transferencia del cliente',
  approval: 'Espera la aprobación de una segunda persona',
  queued: 'En cola',
  submitted: 'Enviado al banco',
  accepted: 'En proceso en el banco',
  unknown: 'Resultado desconocido: se confirma con el banco',
  attention: 'Requiere atención',
}

const reversalStages: Record<NonNullable<Payment['reversalStage']>, string> = {
  submitted: 'Reverso enviado al banco',
  unknown: 'Resultado del reverso desconocido: se confirma con el banco',
  attention: 'Reverso: requiere atención',
}

const deliveries: Record<Delivery['status'], string> = {
  queued: 'En cola',
  sending: 'Enviando',
  delivered: 'Entregada',
  failed: 'No entregada',
  interrupted: 'Interrumpida',
}

const deliveryErrors: Record<DeliveryError, string> = {
  timeout: 'No respondió en 10 segundos.',
  connect_timeout: 'No aceptó la conexión a tiempo.',
  connection_refused: 'Rechazó la conexión: no hay nada escuchando en esa dirección.',
  connection_lost: 'La conexión se cortó antes de la respuesta.',
  name_not_resolved: 'El nombre de la dirección no existe o no se puede consultar.',
  certificate_refused: 'Su certificado no es de confianza.',
  unreadable_answer: 'Su respuesta no se pudo interpretar.',
  address_refused: 'Apunta a una dirección de red no permitida.',
  endpoint_removed: 'El destino fue eliminado antes del envío.',
  endpoint_inactive: 'El destino estaba inactivo.',
  secret_unreadable: 'Su secreto no se pudo leer: avise a quien opera la pasarela.',
}

const methods: Record<Payment['method'], string> = {
  C2P: 'C2P',
  VPOS: 'Tarjeta (VPOS)',
  PAGO_MOVIL: 'Pago Móvil',
  DEBITO_INMEDIATO: 'Débito inmediato',
  CREDITO_INMEDIATO: 'Crédito inmediato',
  DOMICILIACION: 'Domiciliación',
  CREDITO_CUENTA: 'Crédito a cuenta',
  DISPERSION: 'Dispersión',
  VUELTO: 'Vuelto',
}

const modes: Record<Mode, string> = { test: 'Prueba', live: 'Producción' }

const roles: Record<Me['role'], string> = {
  operator: 'Operador',
  owner: 'Propietario',
  staff: 'Personal',
  cashier: 'Caja',
  viewer: 'Solo lectura',
}

const circuits: Record<BankHealth['accounts'][number]['circuit'], string> = {
  closed: 'Normal',
  open: 'Abierto: no se envían llamadas',
  'half-open': 'Semiabierto: probando',
}

const sources: Record<RateOverview['sources'][number]['source'], string> = {
  vexFx: 'Fuente principal',
  r4: 'R4 (fuente secundaria)',
}

export const words = {
  statuses,
  stages,
  reversalStages,
  deliveries,
  deliveryErrors,
  methods,
  modes,
  roles,
  circuits,
  sources,
  banks: { bnc: 'BNC', r4: 'R4', bdv: 'BDV', mercantil: 'Mercantil', banesco: 'Banesco', bancamiga: 'Bancamiga' },
  /** Steps of a payment's timeline. */
  steps: {
    created: 'Creado: espera la clave C2P del cliente',
    requested: 'Creado: espera la transferencia del cliente',
    reference_reported: 'El cliente dio la referencia de su transferencia',
    partially_paid: 'Pagado en parte',
    paid_more: 'Llegó más dinero después de completado',
    canceled: 'Cancelado por el comercio',
    approval_requested: 'Espera la aprobación de una segunda persona',
    approved: 'Aprobado por una segunda persona',
    declined: 'No aprobado por una segunda persona',
    queued: 'En cola para el pago',
    submitted: 'Enviado al banco',
    account_changed: 'No se envió: se intentó por la cuenta siguiente',
    resent: 'Enviado de nuevo con el mismo número, que el banco paga una sola vez',
    accepted: 'Aceptado por el banco: decisión pendiente',
    unknown: 'La respuesta del banco se perdió o no es concluyente',
    not_sent: 'No se envió al banco: puede intentarse de nuevo',
    completed: 'Completado',
    failed: 'Fallido',
    expired: 'Venció sin que el cliente diera su clave C2P',
    request_expired: 'Venció sin que llegara el dinero',
    attention: 'Requiere la atención de un operador',
    reversal_submitted: 'Reverso enviado al banco',
    reversal_unknown: 'La respuesta al reverso se perdió o no es concluyente',
    reversal_refused: 'El banco rechazó el reverso',
    reversal_not_sent: 'El reverso no se envió al banco',
    reversal_attention: 'El reverso requiere la atención de un operador',
    reversed: 'Reversado',
    not_reversed: 'Un operador confirmó que no se reversó',
    review: 'El dinero apareció en el estado de cuenta: requiere la atención de un operador',
    reviewed: 'Un operador lo atendió',
  },
  /** Reasons for a failed or inconclusive bank call. */
  reasons: {
    unreachable: 'no se pudo conectar con el banco',
    certificate: 'el certificado del banco está vencido, es de otro nombre o de una autoridad desconocida',
    circuit_open: 'el circuito estaba abierto',
    too_many_calls: 'había demasiadas llamadas en espera',
    claim_expired: 'el proceso se detuvo demasiado tiempo antes de la llamada',
    log_on_failed: 'no se pudo iniciar sesión en el banco',
    bank_unavailable: 'el banco no está disponible y no procesó la llamada',
    setup: 'la configuración del banco es incorrecta',
    timeout: 'no hubo respuesta a tiempo',
    connection_lost: 'la conexión se cortó',
    unreadable_answer: 'la respuesta no se pudo interpretar',
    doubtful_code: 'el banco devolvió un código no concluyente',
    refused_after_resend: 'el banco rechazó el segundo envío, lo que no dice nada del primero',
    caller_lost: 'el proceso que llamaba al banco se detuvo',
    ambiguous: 'hay más de un pago o movimiento que coincide',
    fewer_lines_than_payments: 'hay menos líneas en el estado de cuenta que pagos a los que podrían pertenecer',
    unclear_line: 'una línea del estado de cuenta no identifica su pago',
    may_be_reversed: 'el estado de cuenta muestra su dinero, y dinero que el banco pudo haber devuelto',
    not_in_statement: 'no aparece en el estado de cuenta',
    account_replaced: 'la cuenta por la que se envió fue reemplazada',
    line_after_failure: 'el dinero llegó después de marcar el pago como fallido',
    equal_charges: 'el mismo pagador tiene cobros idénticos y el banco tendría que elegir uno',
    equal_charge_meanwhile: 'el banco reversó uno de dos cobros idénticos del pagador y no se sabe cuál',
    claim_unconfirmed: 'la base de datos no confirmó el inicio, por lo que no se envió nada',
    answer_of_another: 'la respuesta del banco es la de otro pago',
    approved_after_end: 'el banco lo aprobó después de que terminara con otro resultado',
    bank_cannot_tell: 'el banco no puede informar el resultado',
    may_have_been_sent: 'no se había enviado según un respaldo restaurado y pudo enviarse después',
  },
  /** Data fields of a timeline step. */
  data: {
    code: 'Código del banco',
    bankTrace: 'Número de la llamada en el banco',
    reference: 'Referencia',
    reason: 'Motivo',
    date: 'Fecha',
    by: 'Por',
    bank: 'Banco',
    batchId: 'Lote',
    amount: 'Monto',
    operator: 'un operador',
    movement: 'Dinero recibido',
    vesAmount: 'Monto en bolívares',
    receivedVesAmount: 'Recibido en total',
    gateway: 'la pasarela',
    person: 'una persona',
    because: 'Elegida porque',
    account: 'Cuenta',
    from: 'Antes',
  },
  /** Reasons for the choice of an account, after “Elegida porque”. */
  choices: {
    route: 'un operador dirigió la operación a ella',
    only_account: 'ninguna otra cuenta ofrece la operación',
    payer_bank: 'está en el banco de quien paga',
    order: 'es la primera en el orden',
    others_unavailable: 'las anteriores no estaban disponibles',
    not_sent: 'la llamada anterior no se envió',
  },
  results: { answer: 'Respuesta con error', notSent: 'No enviada', unknown: 'Sin respuesta clara' },
}
