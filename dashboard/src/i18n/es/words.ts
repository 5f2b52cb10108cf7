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
  intent: 'Espera la clave del cliente',
  queued: 'En cola',
  submitted: 'Enviado al banco',
  accepted: 'En proceso en el banco',
  unknown: 'Sin respuesta clara: se averigua',
  attention: 'Requiere atención',
}

const reversalStages: Record<NonNullable<Payment['reversalStage']>, string> = {
  submitted: 'Reverso enviado al banco',
  unknown: 'Reverso sin respuesta clara: se averigua',
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
  name_not_resolved: 'El nombre del servidor no existe o su DNS no responde.',
  certificate_refused: 'Su certificado no es de confianza.',
  unreadable_answer: 'Su respuesta no se entiende.',
  address_refused: 'Apunta a una dirección de red no permitida.',
  endpoint_removed: 'El destino fue eliminado antes del envío.',
  endpoint_inactive: 'El destino estaba inactivo.',
  secret_unreadable: 'Su secreto no se pudo leer: falta la clave maestra con que se guardó.',
}

const methods: Record<Payment['method'], string> = {
  C2P: 'C2P',
  VPOS: 'Tarjeta (VPOS)',
  PAGO_MOVIL: 'Pago Móvil',
  DEBITO_INMEDIATO: 'Débito inmediato',
  CREDITO_INMEDIATO: 'Crédito inmediato',
  CREDITO_CUENTA: 'Crédito a cuenta',
  DISPERSION: 'Dispersión',
  VUELTO: 'Vuelto',
}

const modes: Record<Mode, string> = { test: 'Prueba', live: 'Producción' }

const roles: Record<Me['role'], string> = { operator: 'Operador', staff: 'Personal', viewer: 'Solo lectura' }

const circuits: Record<BankHealth['accounts'][number]['circuit'], string> = {
  closed: 'Normal',
  open: 'Abierto: no se envían llamadas',
  'half-open': 'Probando de nuevo',
}

const sources: Record<RateOverview['sources'][number]['source'], string> = {
  vexFx: 'Fuente principal',
  r4: 'R4 (segunda fuente)',
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
  banks: { bnc: 'BNC', r4: 'R4' },
  /** What happened, on a payment's timeline. */
  steps: {
    created: 'Creado: espera la clave del cliente',
    queued: 'En cola para pagarse',
    submitted: 'Enviado al banco',
    accepted: 'El banco lo recibió y aún no decide',
    unknown: 'La respuesta del banco se perdió o no es clara',
    not_sent: 'No salió hacia el banco: puede intentarse de nuevo',
    completed: 'Completado',
    failed: 'Fallido',
    expired: 'Venció sin que el cliente diera su clave',
    attention: 'Requiere la atención de un operador',
    reversal_submitted: 'Reverso enviado al banco',
    reversal_unknown: 'La respuesta al reverso se perdió o no es clara',
    reversal_refused: 'El banco rechazó el reverso',
    reversal_not_sent: 'El reverso no salió hacia el banco',
    reversal_attention: 'El reverso requiere la atención de un operador',
    reversed: 'Reversado',
    not_reversed: 'Un operador confirmó que no se reversó',
    review: 'El dinero apareció en el estado de cuenta: requiere la atención de un operador',
    reviewed: 'Un operador lo atendió',
  },
  /** Why a call to a bank did not end as hoped. */
  reasons: {
    unreachable: 'el banco no se pudo alcanzar',
    circuit_open: 'el circuito estaba abierto',
    too_many_calls: 'había demasiadas llamadas en espera',
    log_on_failed: 'el banco no dio sesión',
    bank_unavailable: 'el banco está cerrado y no procesó la llamada',
    setup: 'la configuración con el banco está mal',
    timeout: 'no hubo respuesta a tiempo',
    connection_lost: 'la conexión se cortó',
    unreadable_answer: 'la respuesta no se entiende',
    doubtful_code: 'el banco dio un código dudoso',
    caller_lost: 'el proceso que llamaba al banco se detuvo',
    ambiguous: 'hay más de un pago o movimiento que encaja',
    fewer_lines_than_payments: 'hay menos líneas en el estado de cuenta que pagos a los que podrían pertenecer',
    unclear_line: 'una línea del estado de cuenta no dice de quién es',
    not_in_statement: 'el estado de cuenta no lo muestra',
    account_replaced: 'la cuenta por la que se envió fue reemplazada',
    line_after_failure: 'el dinero llegó después de darlo por fallido',
    equal_charges: 'hay cobros iguales del mismo pagador y el banco tendría que elegir',
    claim_unconfirmed: 'la base de datos no confirmó el inicio y no se envió nada',
    approved_after_end: 'el banco lo aprobó después de haber terminado de otra forma',
    bank_cannot_tell: 'el banco no puede decir qué pasó',
  },
  /** The fields of a timeline's line. */
  data: {
    code: 'Código del banco',
    reference: 'Referencia',
    reason: 'Motivo',
    date: 'Fecha',
    by: 'Por',
    bank: 'Banco',
    batchId: 'Lote',
    amount: 'Monto',
    operator: 'un operador',
  },
  results: { answer: 'Respuesta con error', notSent: 'No enviada', unknown: 'Sin respuesta clara' },
}
