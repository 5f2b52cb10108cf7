import { limits } from '../../foundation/limits.ts'
import { Type } from '../../foundation/schema.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { fields, withHint, usdOrVes } from '../fields.ts'

export const transferHints = {
  reference: {
    en: 'must be 4 to 32 digits; 3 only for a payer at BNC (debtorBankCode 191)',
    es: 'debe tener de 4 a 32 dígitos; 3 solo si el pagador es de BNC (debtorBankCode 191)',
  },
  referenceOrPayer: {
    en: 'is required, unless debtorCellPhone and debtorBankCode are given',
    es: 'es obligatorio, salvo que se indiquen debtorCellPhone y debtorBankCode',
  },
  referenceOnly: {
    en: 'is required: the bank of this tenant does not support queries by payer',
    es: 'es obligatorio: el banco de este comercio no permite consultar las transferencias de un pagador',
  },
  payer: {
    en: 'is required together with debtorBankCode: the bank of this tenant finds a transfer only with its payer',
    es: 'es obligatorio junto con debtorBankCode: el banco de este comercio solo encuentra una transferencia con su pagador',
  },
  payerDocument: {
    en: 'is required together with debtorBankCode: the bank of this tenant finds a transfer only with its sender’s document',
    es: 'es obligatorio junto con debtorBankCode: el banco de este comercio solo encuentra una transferencia con el documento de quien la envió',
  },
  moreDigits: {
    en: 'must have its last 8 digits: the bank of this tenant needs them to find the transfer',
    es: 'debe tener sus últimos 8 dígitos: el banco de este comercio los necesita para encontrar la transferencia',
  },
  date: {
    en: `must be a day such as 2026-10-05, not in the future and at most ${limits.transferDaysBack} days ago`,
    es: `debe ser un día como 2026-10-05, no futuro y de hace ${limits.transferDaysBack} días como máximo`,
  },
} satisfies Record<string, LocalizedText>

export const TransferVerification = Type.Object(
  {
    usdAmount: Type.Optional(fields.usdAmount()),
    vesAmount: Type.Optional(fields.vesAmount('The price of the order in VES; takes precedence over usdAmount.')),
    reference: Type.Optional(
      withHint(
        Type.String({
          pattern: '^\\d{3,32}$',
          examples: ['000012345678'],
          description:
            'The transfer’s reference, or at least its last 4 digits, as the customer sees them. Optional when ' +
            'debtorCellPhone and debtorBankCode are given, if the bank supports queries by payer.',
        }),
        transferHints.reference,
      ),
    ),
    dateMovement: Type.Optional(
      withHint(
        fields.date(
          `The day of the transfer in Caracas, at most ${limits.transferDaysBack} days ago. Today if absent.`,
        ),
        transferHints.date,
      ),
    ),
    debtorBankCode: Type.Optional(fields.bankNumber()),
    debtorCellPhone: Type.Optional(fields.phone()),
    debtorId: Type.Optional(fields.document()),
    externalRef: Type.Optional(fields.externalRef()),
    metadata: Type.Optional(fields.metadata()),
  },
  { $id: 'TransferVerification', ...usdOrVes },
)
