import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Agent, request } from 'undici'
import type { PaymentsSetup } from '../setup.ts'

export const BNC = Symbol('BNC')

export type Charge = {
  paymentId: string
  bankCode: number
  phone: string
  document: string
  amount: number
  token: string
}

export type ChargeResult =
  | { kind: 'approved'; code: string; reference: string | null; txId: number | null }
  | { kind: 'rejected'; code: string }
  | { kind: 'unknown' }

type Keys = { key: Buffer; iv: Buffer }
type Envelope = { status: string; message: string; value: string }

const TIMEOUT_MS = 20_000
const CODE_LENGTH = 6

/** Client of the bank: one working key for all calls, renewed when the bank refuses it. */
@Injectable()
export class BncService {
  private readonly agent = new Agent({ pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })
  private workingKeys: Promise<Keys> | undefined

  constructor(@Inject(BNC) private readonly bnc: PaymentsSetup['bnc']) {}

  async charge(charge: Charge): Promise<ChargeResult> {
    const reference = charge.paymentId.replaceAll('-', '').slice(-12) + randomBytes(4).toString('hex')
    const text = JSON.stringify({
      DebtorBankCode: charge.bankCode,
      DebtorCellPhone: charge.phone,
      DebtorID: charge.document,
      Amount: charge.amount,
      Token: charge.token,
      Terminal: this.bnc.terminal,
      ChildClientID: '',
      BranchID: '',
    })
    try {
      return await this.sendC2p(reference.toUpperCase(), text)
    } catch {
      return { kind: 'unknown' }
    }
  }

  private async sendC2p(reference: string, text: string, isRetry = false): Promise<ChargeResult> {
    this.workingKeys ??= this.logOn()
    const pendingKeys = this.workingKeys
    const keys = await pendingKeys.catch((error: unknown) => {
      this.workingKeys = undefined
      throw error
    })
    const envelope = await this.post('/MobPayment/SendC2P', reference, text, keys)
    const code = envelope.message.slice(0, CODE_LENGTH).trim()
    if (envelope.status === 'OK') {
      const value = JSON.parse(decrypt(keys, envelope.value)) as { Reference?: string; IdTransaction?: number }
      return { kind: 'approved', code, reference: value.Reference ?? null, txId: value.IdTransaction ?? null }
    }
    if (!code.includes('RWK') || isRetry) return { kind: 'rejected', code }
    if (this.workingKeys === pendingKeys) this.workingKeys = undefined
    return this.sendC2p(reference, text, true)
  }

  private async logOn(): Promise<Keys> {
    const keys = deriveKeys(this.bnc.masterKey)
    const text = JSON.stringify({ ClientGUID: this.bnc.clientGuid })
    const envelope = await this.post('/Auth/LogOn', '', text, keys)
    if (envelope.status !== 'OK') throw new Error(`the bank refused the log-on: ${envelope.message}`)
    return deriveKeys((JSON.parse(decrypt(keys, envelope.value)) as { WorkingKey: string }).WorkingKey)
  }

  private async post(path: string, reference: string, text: string, keys: Keys): Promise<Envelope> {
    const response = await request(this.bnc.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Peer' },
      body: JSON.stringify({
        ClientGUID: this.bnc.clientGuid,
        Reference: reference,
        Value: encrypt(keys, text),
        Validation: createHash('sha256').update(text).digest('hex'),
        swTestOperation: false,
      }),
      dispatcher: this.agent,
    })
    return (await response.body.json()) as Envelope
  }
}

function deriveKeys(keyText: string): Keys {
  const bytes = pbkdf2Sync(keyText, 'Ivan Medvedev', 1000, 48, 'sha1')
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) }
}

function encrypt({ key, iv }: Keys, text: string): string {
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([cipher.update(text, 'utf16le'), cipher.final()]).toString('base64')
}

function decrypt({ key, iv }: Keys, base64: string): string {
  const decipher = createDecipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf16le')
}
