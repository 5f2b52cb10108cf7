import { createHmac } from 'node:crypto'
import { deriveKey, seal, unseal } from '../bnc/envelope.ts'
import { type BdvCredentials, type BncCredentials, sandboxCredentials } from '../credentials.ts'
import { isRecord } from '../model.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { bancamigaClient } from './bancamiga.ts'
import { banescoClient } from './banesco.ts'
import { erase, type Exchange, get, post } from './exchange.ts'
import { mercantilClient } from './mercantil.ts'

/** Minimal clients of the banks for the tests. */

export { erase, type Exchange, get, post }

/** URL of a control route on the server of a bank or of the rate feed. */
export function control(serverUrl: string, path: string): string {
  return new URL(`/control/${path}`, serverUrl).href
}

export type Entry = Record<string, unknown> & { operation: string; amount: string; reference: string }

export async function ledger(serverUrl: string, client: string): Promise<Entry[]> {
  const { body } = await get(control(serverUrl, `ledger?client=${client}`))
  return Array.isArray(body['entries']) ? body['entries'].filter(isEntry) : []
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && typeof value['operation'] === 'string'
}

/** A decrypted response: `plaintext` is its text, `value` its object and `list` its list of objects. */
export type BncResponse = Exchange & {
  code: string
  plaintext: string
  value: Record<string, unknown>
  list: Record<string, unknown>[]
}

export function bncClient(bncUrl: string, credentials: BncCredentials) {
  let workingKey = ''

  async function send(
    path: string,
    fields: unknown,
    keyText: string,
    changes: Record<string, unknown> = {},
  ): Promise<BncResponse> {
    const key = deriveKey(keyText)
    const sealed = seal(JSON.stringify(fields), key)
    const exchange = await post(bncUrl + path, {
      ClientGUID: credentials.clientGuid,
      Reference: '',
      Value: sealed.value,
      Validation: sealed.validation,
      swTestOperation: false,
      ...changes,
    })
    const { message, value: encrypted } = exchange.body
    const opened = unseal(String(encrypted), key)
    const value: unknown = opened ? JSON.parse(opened) : null
    return {
      ...exchange,
      code: typeof message === 'string' ? message.slice(0, 6).trimEnd() : '',
      plaintext: opened ?? '',
      value: isRecord(value) ? value : {},
      list: Array.isArray(value) ? value.filter(isRecord) : [],
    }
  }

  async function logOn(): Promise<BncResponse> {
    const response = await send('/Auth/LogOn', { ClientGUID: credentials.clientGuid }, credentials.masterKey)
    workingKey = String(response.value['WorkingKey'])
    return response
  }

  async function call(path: string, value: unknown, changes?: Record<string, unknown>): Promise<BncResponse> {
    if (workingKey === '') await logOn()
    return send(path, value, workingKey, changes)
  }

  return {
    credentials,
    send,
    logOn,
    call,
    workingKey: () => workingKey,
    charge: (fields: Record<string, unknown> = {}, changes?: Record<string, unknown>) =>
      call('/MobPayment/SendC2P', { ...charge(credentials), ...fields }, changes),
    card: (fields: Record<string, unknown> = {}) => call('/Transaction/Send', { ...card(credentials), ...fields }),
    history: async () => {
      const { value } = await call('/Position/History', owner(credentials))
      const lines = value[credentials.accountNumber]
      return Array.isArray(lines) ? lines.filter(isRecord) : []
    },
    owner: owner(credentials),
  }
}

function owner({ clientId, accountNumber }: BncCredentials) {
  return { ClientID: clientId, AccountNumber: accountNumber, ChildClientID: '', BranchID: '' }
}

function charge({ terminal }: BncCredentials) {
  return {
    DebtorBankCode: 102,
    DebtorCellPhone: '584141234567',
    DebtorID: 'V12345678',
    Amount: 1523.4,
    Token: '13572468',
    Terminal: terminal,
    ChildClientID: '',
    BranchID: '',
  }
}

function card({ affiliationNumber }: BncCredentials) {
  return {
    TransactionIdentifier: 'PAY1042',
    Amount: 100.5,
    idCardType: 1,
    CardNumber: 4242424242424242,
    dtExpiration: 12030,
    CardHolderName: 'JUANA PEREZ',
    CardHolderID: 12345678,
    AccountType: 0,
    CVV: 123,
    CardPIN: 0,
    AffiliationNumber: Number(affiliationNumber),
    ChildClientID: '',
    BranchID: '',
  }
}

/** Signs like the published vectors; missing fields come from the vector of the operation. */
export function r4Client(r4Url: string, commerce: string) {
  function sign(operation: string, changes: Record<string, unknown>) {
    const vector = vectors.r4.vectors.find(({ path }) => path === `/${operation}`)
    if (!vector) throw new Error(`no vector for ${operation}`)
    const body: Record<string, unknown> = { ...vector.body, ...changes }
    const message = vector.signFields.map((field) => String(body[field])).join('')
    const authorization = createHmac('sha256', commerce).update(message).digest('hex')
    return { body: JSON.stringify(body), authorization }
  }
  return {
    commerce,
    call: (operation: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const { body, authorization } = sign(operation, changes)
      return post(`${r4Url}/${operation}`, body, { commerce, authorization, ...headers })
    },
    /** The raw HTTP request, for tests that close the connection early. */
    rawRequest: (operation: string) => {
      const { body, authorization } = sign(operation, {})
      const head = [
        `POST /${operation} HTTP/1.1`,
        'host: bank',
        `commerce: ${commerce}`,
        `authorization: ${authorization}`,
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      return `${head.join('\r\n')}\r\n\r\n${body}`
    },
  }
}

/** Calls BDV with the key of each operation's product; missing fields come from a valid request. */
export function bdvClient(bdvUrl: string, credentials: BdvCredentials) {
  const c2p = '/BankMobilePaymentC2P/MultipleAccounts'
  const payer = { customerDocumentId: 'V12345678', customerNumberInstrument: '04141234567' }
  const own = credentials.collectingPhone.replace(/^58/, '0')
  const requests = {
    paymentkey: [`${c2p}/paymentkey`, credentials.c2pKey, payer],
    process: [
      `${c2p}/process`,
      credentials.c2pKey,
      {
        ...payer,
        amount: '1523.4',
        customerBankCode: '0134',
        concept: 'Pago',
        otp: '13572468',
        coinType: 'VES',
        operationType: 'CELE',
      },
    ],
    annulment: [`${c2p}/annulment`, credentials.c2pKey, { endToEndId: '', referenceOrigin: '' }],
    getMovement: [
      '/getMovement',
      credentials.verificationKey,
      {
        cedulaPagador: 'V12345678',
        telefonoPagador: '04141234567',
        telefonoDestino: own,
        referencia: '12345678',
        fechaPago: '2026-10-05',
        importe: '120.00',
        bancoOrigen: '0134',
        reqCed: false,
      },
    ],
    consultaMultiple: [
      '/api/consulta/consultaMultiple',
      credentials.multipleKey,
      { fechaPago: '2026-10-05', bancoOrigen: '0134', telefonoCliente: '04141234567' },
    ],
    movimientos: [
      '/apis/bdv/consulta/movimientos',
      credentials.statementKey,
      {
        cuenta: credentials.accountNumber,
        fechaIni: '05/10/2026',
        fechaFin: '05/10/2026',
        tipoMoneda: 'VES',
        nroMovimiento: '',
      },
    ],
    vuelto: [
      '/api/vuelto',
      credentials.changeKey,
      {
        numeroReferencia: '6111121716',
        montoOperacion: '1.21',
        nacionalidadDestino: 'V',
        cedulaDestino: '12345678',
        telefonoDestino: '04141234567',
        bancoDestino: '0134',
        moneda: 'VES',
        conceptoPago: 'Vuelto',
      },
    ],
    getOutMovement: [
      '/getOutMovement',
      credentials.changeQueryKey,
      {
        cedulaPagador: credentials.rif,
        telefonoPagador: own,
        telefonoDestino: '04141234567',
        referencia: '6111121716',
        fechaPago: '2026-10-05',
        importe: '1.21',
        bancoOrigen: '0102',
        bancoDestino: '0134',
      },
    ],
  } as const satisfies Record<string, readonly [path: string, key: string, body: object]>
  return {
    credentials,
    call: (name: keyof typeof requests, changes: Record<string, unknown> = {}, key: string = requests[name][1]) =>
      post(bdvUrl + requests[name][0], { ...requests[name][2], ...changes }, { 'x-api-key': key }),
  }
}

/** Monday 5 October 2026, 11:00 in Caracas. */
export const mondayMorning = Date.parse('2026-10-05T15:00:00Z')

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/** Simulated banks with a manual clock. */
export async function startTestSandbox(options: SandboxOptions = {}) {
  let now = mondayMorning
  let clients = 0
  const sandbox: Sandbox = await startSandbox({ now: () => now, ...options })
  /** Separate accounts per client, so that tests of one sandbox do not interfere. */
  const newCredentials = () => {
    clients += 1
    return sandboxCredentials(`00000000-0000-4000-8000-${String(clients).padStart(12, '0')}`)
  }
  return {
    ...sandbox,
    setTime: (at: number) => {
      now = at
    },
    passTime: (ms: number) => {
      now += ms
    },
    newBncClient: () => bncClient(sandbox.bncUrl, newCredentials().bnc),
    /** Changes assumptions of the simulated BNC; `null` restores the defaults. */
    setBncAssumptions: (changes: Record<string, unknown> | null) => {
      const url = control(sandbox.bncUrl, 'readings')
      return changes ? post(url, changes) : erase(url)
    },
    newBdvClient: () => bdvClient(sandbox.bdvUrl, newCredentials().bdv),
    newMercantilClient: () => mercantilClient(sandbox.mercantilUrl, newCredentials().mercantil),
    newBanescoClient: () => banescoClient(sandbox.banescoUrl, newCredentials().banesco),
    newBancamigaClient: () => bancamigaClient(sandbox.bancamigaUrl, newCredentials().bancamiga),
    newR4Client: () => r4Client(sandbox.r4Url, newCredentials().r4.commerce),
  }
}
