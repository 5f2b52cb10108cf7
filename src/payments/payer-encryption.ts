import { limits } from '../foundation/limits.ts'
import { createPersonHashes, type PersonHashes } from '../foundation/person-hashes.ts'
import type { Scope } from '../foundation/scope.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Hasher } from '../storage/installation.ts'
import { SealError, type Sealer } from '../storage/sealing.ts'
import { statement } from '../storage/statement.ts'
import type { Payer } from './payment.ts'

/** Encryption and keyed hashes of payers. */
export type PayerEncryption = PersonHashes & {
  seal(scope: Scope, paymentId: string, payer: Payer): Buffer | null
  open(scope: Scope, paymentId: string, sealed: Buffer | null): Payer
  /** The same for equal details in any payment: compares an execution's payer with its intent's. */
  hashPayer(payer: Payer): Buffer
}

export function createPayerEncryption(sealer: Sealer, hash: Hasher): PayerEncryption {
  const cache = createPayerCache()
  return {
    ...createPersonHashes(hash),
    seal(scope, paymentId, payer) {
      if (Object.keys(payer).length === 0) return null
      const sealed = sealer.seal(JSON.stringify(payer), context(scope, paymentId))
      cache.put(context(scope, paymentId), sealed, { ...payer })
      return sealed
    },
    open(scope, paymentId, sealed) {
      if (sealed === null) return {}
      const row = context(scope, paymentId)
      return cache.get(row, sealed) ?? cache.put(row, sealed, JSON.parse(sealer.open(sealed, row)))
    },
    hashPayer: ({ document, phone, bankCode, account }) => hash(JSON.stringify([document, phone, bankCode, account])),
  }
}

/**
 * For answers: a payer sealed under a lost key is opened as empty, so that its payment is still shown. Never for what is
 * sent to a bank: a claim opens the payer or throws.
 */
export function openingOrEmpty(encryption: PayerEncryption): PayerEncryption {
  return {
    ...encryption,
    open(...sealed) {
      try {
        return encryption.open(...sealed)
      } catch (error) {
        if (error instanceof SealError) return {}
        throw error
      }
    },
  }
}

/** The payer was erased, or is sealed under a lost key: nothing can be sent about this payment. */
export function hasNoPayer({ payer }: { payer: Payer }): boolean {
  return Object.keys(payer).length === 0
}

/**
 * Cache of payers sealed or opened recently: new payments are read repeatedly, and decryption is 20 % of a look-up. A hit
 * requires the same row and the same sealed bytes, so it never returns a payer that would fail to open.
 */
function createPayerCache() {
  const payers = new Map<string, { sealed: string; payer: Payer }>()
  return {
    get(row: string, sealed: Buffer): Payer | undefined {
      const found = payers.get(row)
      return found?.sealed === sealed.toString('latin1') ? found.payer : undefined
    },
    put(row: string, sealed: Buffer, payer: Payer): Payer {
      const [oldest] = payers.size < limits.openedPayers ? [] : payers.keys()
      if (oldest !== undefined) payers.delete(oldest)
      // As text: a Buffer would retain the whole pool that it is a slice of.
      payers.set(row, { sealed: sealed.toString('latin1'), payer: Object.freeze(payer) })
      return payer
    },
  }
}

function context({ tenantId, livemode }: Scope, paymentId: string): string {
  return `payments.payer ${tenantId} ${livemode} ${paymentId}`
}

type PayerKey = Scope & { paymentId: string }

const sealedIn = {
  table: 'payments',
  column: 'payer',
  key: { tenantId: 'tenant_id', livemode: 'livemode', paymentId: 'payment_id' },
}

const selectSealedAfter = statement<PayerKey & SealedAfter, PayerKey & { sealed: Buffer | null }>(
  'payments.sealed_after',
  sealedAfter(sealedIn),
)

const updatePayer = statement<PayerKey & { sealed: Buffer; resealed: Buffer }>(
  'payments.reseal_payer',
  updateSealed(sealedIn),
)

export const sealedPayers: SealedColumn<PayerKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, paymentId: NO_UUID },
  select: selectSealedAfter,
  update: updatePayer,
  contextOf: (key) => context(key, key.paymentId),
}
