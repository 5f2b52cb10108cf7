import { Type } from 'typebox'
import { limits } from '../../foundation/limits.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { fields, withHint, usdOrVes } from '../fields.ts'

export const transferHints = {
  reference: {
    en: 'must be 4 to 32 digits; 3 only of a payer at BNC (debtorBankCode 191)',
    es: 'debe tener de 4 a 32 dígitos; 3 solo de un pagador de BNC (debtorBankCode 191)',
  },
  referenceOrPayer: {
    en: 'is required, unless debtorCellPhone and debtorBankCode are given',
    es: 'es obligatorio, salvo que se indiquen debtorCellPhone y debtorBankCode',
  },
  referenceOnly: {
    en: 'is required: the bank of this tenant cannot be asked for a payer’s transfers',
    es: 'es obligatorio: al banco de este comercio no se le puede preguntar por las transferencias de un pagador',
  },
  date: {
    en: `must be a day such as 2026-10-05, not in the future and at most ${limits.transferDaysBack} days ago`,
    es: `debe ser un día como 2026-10-05, no futuro y de hace ${limits.transferDaysBack} días como máximo`,
  },
} satisfies Record<string, LocalizedText>

export const TransferVerification = Type.Object(
  {
    usdAmount: Type.Optional(fields.usdAmount()),
    vesAmount: Type.Optional(fields.vesAmount('What the order costs, in VES; wins over usdAmount.')),
    reference: Type.Optional(
      withHint(
        Type.String({
          pattern: '^\\d{3,32}$',
          examples: ['000012345678'],
          description:
            'The transfer’s reference, or the last digits of it that the customer sees: 4 at least. May be left out ' +
            'when debtorCellPhone and debtorBankCode are given, where the bank can be asked so.',
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
    externalRef: Type.Optional(fields.externalRef()),
  },
  { $id: 'TransferVerification', ...usdOrVes },
)
