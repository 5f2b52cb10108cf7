/** The documented codes, with the HTTP status that goes with each and a text. */
const table: Record<string, readonly [status: number, text: string]> = {
  '200': [200, 'OK'],
  '70001': [200, 'No se encontraron transacciones'],
  '204': [200, 'El cliente no posee cuentas'],
  '70005': [200, 'El rango de fechas excede el maximo permitido'],
  VDE01: [400, 'Datos de entrada invalidos'],
  VDE02: [400, 'Formato de los datos de entrada invalido'],
  VRN01: [401, 'Credenciales invalidas'],
  VRN04: [503, 'Servicio en mantenimiento'],
  CRT503: [503, 'Servicio en mantenimiento'],
  VRN05: [429, 'Limite de solicitudes excedido'],
  VRN06: [424, 'Servicio no disponible'],
  '409': [409, 'Servicio no disponible'],
  '422': [422, 'Servicio no disponible'],
  '500': [500, 'Error interno'],
  '503': [503, 'Servicio no disponible'],
  '504': [504, 'Tiempo de espera agotado'],
}

export const banescoCodes: readonly string[] = Object.keys(table)

/** An unknown code comes with 500. */
export function kindOf(code: string): readonly [status: number, text: string] {
  return (Object.hasOwn(table, code) ? table[code] : undefined) ?? [500, 'Error']
}
