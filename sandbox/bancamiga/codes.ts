/** The documented codes and their texts. */
const messages: Record<string, string> = {
  '200': 'Operacion exitosa',
  '201': 'Clave vencida',
  '503': 'Token o credenciales invalidas',
  '511': 'Error de formato',
  '512': 'Token vencido',
  '550': 'Error de autenticacion',
  '551': 'Banco invalido',
  '552': 'Telefono invalido',
  '553': 'Fecha invalida',
}

export const bancamigaCodes: readonly string[] = Object.keys(messages)

/** On no list: the code for a second query within 10 minutes is not known. */
export const tooSoon = '429'

export function messageOf(code: string): string {
  return (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? 'Solicitud no procesada'
}
