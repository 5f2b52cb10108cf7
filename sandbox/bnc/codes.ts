/** The bank's response codes and texts, by family: a code can have different meanings in different families. */

/** Outgoing mobile payments (SendP2P), and codes missing in the C2P table. */
const mobilePayment: Record<string, string> = {
  G05: 'Problemas de comunicacion',
  G12: 'Problemas de comunicacion',
  G14: 'El beneficiario posiblemente no esta afiliado',
  G41: 'El beneficiario posiblemente no esta afiliado',
  G43: 'El beneficiario posiblemente no esta afiliado',
  G51: 'Fondos insuficientes',
  G52: 'El beneficiario no esta afiliado',
  G61: 'Excede el monto diario',
  G62: 'Beneficiario con restriccion en su banco',
  G65: 'Excede la cantidad de operaciones diarias',
  G80: 'Documento de identidad invalido',
  G91: 'Problemas de comunicacion',
  G96: 'Problemas de comunicacion',
}

const c2p: Record<string, string> = {
  G13: 'Monto o transaccion invalida',
  G41: 'Instrumento reportado como perdido',
  G55: 'Clave invalida',
  G56: 'Telefono no registrado',
  G61: 'Excede el monto diario',
  G91: 'Emisor inoperativo',
}

const cards: Record<string, string> = {
  G00: 'Aprobada',
  G01: 'Cedula errada',
  G02: 'Refierase al emisor',
  G03: 'Comercio invalido',
  G04: 'Retener tarjeta',
  G05: 'No Honrar',
  G06: 'Error',
  G10: 'Aprobada parcialmente',
  G11: 'Aprobada',
  G12: 'Transaccion invalida',
  G13: 'Monto invalido',
  G14: 'Numero de tarjeta invalido',
  G16: 'Aprobada',
  G17: 'Cancelada',
  G36: 'Tarjeta restringida',
  G38: 'Excede los intentos de PIN',
  G43: 'Tarjeta robada',
  G51: 'Fondos insuficientes',
  G54: 'Tarjeta vencida',
  G55: 'PIN invalido',
  G56: 'Tarjeta no registrada',
  G58: 'Transaccion no permitida',
  G59: 'Sospecha de fraude',
  G61: 'Excede el monto permitido',
  G62: 'Tarjeta restringida',
  G63: 'Violacion de seguridad',
  G65: 'Excede la frecuencia permitida',
  G68: 'Respuesta recibida',
  G75: 'Excede los intentos de PIN',
  G77: 'Intervenir',
  G78: 'Intervenir',
  G90: 'Suspension en proceso',
  G91: 'Emisor no operativo',
  G92: 'Error de enrutamiento',
  G93: 'Violacion de la ley',
  G94: 'Transaccion duplicada',
  G96: 'Mal funcionamiento del sistema',
  G98: 'Excede el limite de efectivo',
  ECBE01: 'BIN o longitud de la tarjeta invalida',
  EGA80: 'Numero de tarjeta invalido',
  CO1: 'El comercio no existe',
}

const general: Record<string, string> = {
  EPIRWK: 'Se requiere refrescar la llave de trabajo',
  EPICNF: 'No es posible encontrar al cliente',
  EPIONA: 'No posee permiso para la operacion',
  EPIIMS: 'El modelo no es valido',
  EPIHV: 'Validacion de hash incorrecta',
  EPIR02: 'El ClientGUID no coincide con el de la solicitud',
  EPIMC1: 'No posee permiso para el comercio hijo',
  EPIMC2: 'Comercio hijo no encontrado',
  EPIANF: 'Cuentas no encontradas',
  EPIAVF: 'Fallo la validacion de las cuentas',
  EPIAVM: 'No se completo la validacion de las cuentas',
  EPIE03: 'Excepcion al validar la solicitud',
  EPIEBR: 'Excepcion al agregar parametros a la solicitud',
  EPIR01: 'Excepcion interna en el inicio de sesion',
  EPIR03: 'No se pudo procesar la solicitud',
  EPICCA: 'Error de comunicacion al consultar las cuentas del cliente',
  EPIEDD: 'Error de comunicacion',
  EPIE00: 'Error interno',
  EPIKNF: 'Error interno',
  EPIE02: 'Excepcion interna en un proceso delegado',
  EPIECP: 'Excepcion al insertar el C2P',
  EPIEMP: 'Excepcion al insertar el P2P',
  P2PEMP: 'Excepcion al insertar el P2P',
  EPIESF: 'Excepcion al ejecutar la solicitud en el cliente',
  EPIURS: 'Estado inesperado de una respuesta',
  EPIGN1: 'Excepcion al consultar el GUID de Novared',
  EPIGN2: 'Excepcion al consultar el GUID de Novared',
}

export const codeTables = { mobilePayment, c2p, cards, general }

export const cardOperation = 'Send'
const p2pOperation = 'SendP2P'

/** Card codes of an approval. */
export const approvingCardCodes: ReadonlySet<string> = new Set(['G00', 'G10', 'G11', 'G16'])

/** Codes that refuse the call itself, never inside an OK envelope. */
export function isGeneralCode(code: string): boolean {
  return Object.hasOwn(general, code)
}

/** Empty for an unknown code. */
export function messageOf(code: string, operation: string): string {
  const mobile = operation === p2pOperation ? [mobilePayment, c2p] : [c2p, mobilePayment]
  const families = operation === cardOperation ? [cards, general] : [...mobile, general, cards]
  return families.find((family) => Object.hasOwn(family, code))?.[code] ?? ''
}
