import type { BankName } from '../banks/bank.ts'

export type NewAddress = { token: string; secrets: Record<string, string> }

/**
 * Instructions for a bank's staff to notify incoming money, in Spanish. `origin` is the public address of this gateway,
 * such as https://pagos.ejemplo.com.
 */
export function bankInstructions(bank: BankName, { token, secrets }: NewAddress, origin: string): string {
  return instructions[bank]?.(`${origin}/notify/${token}`, secrets) ?? ''
}

/** Letter of a tenant to its bank with the instructions, in Spanish. */
export function bankLetter(
  bank: BankName,
  address: NewAddress,
  sender: { origin: string; tenantName: string },
): string {
  return `Estimados señores de ${bankTitles[bank]}:

Les solicitamos configurar las notificaciones de los pagos que recibe nuestra cuenta con los siguientes datos:

${bankInstructions(bank, address, sender.origin)}

Estos datos son confidenciales: les agradecemos no reenviarlos por medios no seguros. Quedamos a su disposición para hacer una prueba.

Atentamente,
${sender.tenantName}`
}

const bankTitles: Record<BankName, string> = {
  bnc: 'Banco Nacional de Crédito',
  r4: 'R4',
  bdv: 'Banco de Venezuela',
  mercantil: 'Mercantil Banco',
  banesco: 'Banesco',
  bancamiga: 'Bancamiga',
}

const instructions: Partial<Record<BankName, (url: string, secrets: Record<string, string>) => string>> = {
  bnc: (url, { apiKey, login, password }) => `  Dirección (POST; responde 200 a GET):  ${url}
  Autenticación, una de las dos:
    encabezado x-api-key:                ${apiKey}
    o inicio de sesión en:               ${url}/login
      Login:                             ${login}
      Password:                          ${password}`,
  r4: (url, { authorization }) => `  R4consulta:     ${url}/R4consulta
  R4notifica:     ${url}/R4notifica
  MBconsulta:     ${url}/MBconsulta
  Authorization:  ${authorization}`,
  bdv: (url, { apiKey }) => `  Dirección (POST):    ${url}
  encabezado API-KEY:  ${apiKey}`,
  bancamiga: (url, { token }) => `  Dirección (POST):          ${url}
  encabezado Authorization:  Bearer ${token}`,
}
