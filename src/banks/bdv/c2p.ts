import { fixed2 } from '../../foundation/money.ts'
import { Secret } from '../../foundation/secret.ts'
import type { Flows, Outcome } from '../bank.ts'
import { nationalPhone, requiredConcept } from '../r4/wire/formats.ts'
import { type Account, BDV } from './account.ts'
import { NO_CHARGE_ID } from './codes.ts'
import { outcomeOf } from './outcome.ts'
import { numbersOf } from './reference.ts'
import { digitsOf, isFields } from '../json-fields.ts'
import type { BdvAnswer } from './wire/answer.ts'
import { shortAmount } from './wire/amounts.ts'

/** Codes of a request in a wrong format, known from a single source. */
const FORMAT_CODE = '1030'

/** C2P through BDV: the payer's key authorises the charge, and the answer is final at once. */
export function c2pFlows({
  client,
  credentials,
}: Account): Pick<Flows, 'chargeC2p' | 'requestC2pToken' | 'reverseC2p'> {
  const { settings, collectingPhone } = credentials

  /** Whether a refusal of the format proves that nothing was processed is a setting. */
  function withSetting(outcome: Outcome): Outcome {
    const isFinal = settings.formatCodeIsFinal && outcome.kind === 'unknown' && outcome.code === FORMAT_CODE
    return isFinal ? { kind: 'notSent', reason: 'setup', code: FORMAT_CODE } : outcome
  }

  return {
    async chargeC2p({ amount, payer, token, concept }) {
      const reply = await client.call('charge', {
        customerDocumentId: payer.document,
        customerNumberInstrument: nationalPhone(payer.phone),
        amount: settings.twoDecimals ? fixed2(amount) : shortAmount(amount),
        customerBankCode: payer.bankCode,
        concept: requiredConcept(concept),
        otp: token.reveal(),
        coinType: 'VES',
        operationType: 'CELE',
        commerceNumberInstrument: settings.sendOwnPhone ? nationalPhone(collectingPhone) : undefined,
      })
      return withSetting(outcomeOf(reply, 'chargeC2p', approvalOf))
    },

    /** BDV sends keys to its own customers; those of other banks request theirs at their bank. */
    async requestC2pToken({ payer }) {
      if (payer.bankCode !== BDV) return { kind: 'notSent', reason: 'bank_unavailable' }
      const reply = await client.call('requestKey', {
        customerDocumentId: payer.document,
        customerNumberInstrument: nationalPhone(payer.phone),
      })
      return outcomeOf(reply, 'requestC2pToken', ({ code }) => ({ kind: 'approved', code }))
    },

    /** The bank finds the charge by its own id; without it nothing is sent. */
    async reverseC2p({ payer, reference, chargeId }) {
      const isInterbank = payer.bankCode !== BDV
      if (chargeId === undefined || (isInterbank && reference === undefined)) {
        return { kind: 'rejected', code: NO_CHARGE_ID }
      }
      const reply = await client.call('annul', {
        endToEndId: chargeId.reveal(),
        referenceOrigin: isInterbank ? (reference ?? '') : '',
      })
      return withSetting(outcomeOf(reply, 'reverseC2p', approvalOf))
    },
  }
}

function approvalOf({ code, data }: BdvAnswer): Outcome {
  const fields = isFields(data) ? data : {}
  const reference = digitsOf(fields['referencia'])
  const chargeId = digitsOf(fields['endToEndId'])
  return {
    kind: 'approved',
    code,
    ...(reference === undefined ? {} : { reference, numbers: numbersOf(reference) }),
    ...(chargeId === undefined ? {} : { chargeId: new Secret(chargeId) }),
  }
}
