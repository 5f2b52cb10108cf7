import type { BankName } from './bank.ts'
import type { RouteName } from './flow-routes.ts'
import { products } from './mercantil/wire/operations.ts'

type SwitchedFlows = {
  /** Flows of every account at the bank. */
  always: readonly RouteName[]
  /** Flows that an account offers because it has a field. */
  byField: Readonly<Record<string, readonly RouteName[]>>
}

const mercantilFlows: Readonly<Record<(typeof products)[number], readonly RouteName[]>> = {
  c2p: ['c2p', 'change'],
  scp: [],
  mobileSearch: ['pago-movil'],
  transferSearch: ['pago-movil'],
  card: ['card'],
  cardSearch: [],
}

/** Which flows the fields of an account switch on, for the form where they are entered. */
export const switchedFlows: Readonly<Record<BankName, SwitchedFlows>> = {
  bnc: {
    always: [],
    byField: {
      terminal: ['c2p'],
      affiliationNumber: ['card'],
      accountNumber: ['pago-movil'],
      mobilePayments: ['credit', 'change'],
      simf: ['debit', 'credit', 'account-credit'],
    },
  },
  r4: { always: ['c2p', 'debit', 'domiciliation', 'credit', 'account-credit', 'payout', 'change'], byField: {} },
  bdv: {
    always: [],
    byField: {
      c2pKey: ['c2p'],
      statementKey: ['pago-movil'],
      multipleKey: ['pago-movil'],
      verificationKey: ['pago-movil'],
      changeKey: ['change'],
    },
  },
  mercantil: {
    always: [],
    byField: {
      products: [...new Set(Object.values(mercantilFlows).flat())],
      ...Object.fromEntries(
        products.flatMap((product) =>
          ['ClientId', 'MerchantId', 'Secret'].map((field) => [`${product}${field}`, mercantilFlows[product]]),
        ),
      ),
    },
  },
  banesco: { always: ['pago-movil'], byField: {} },
  bancamiga: { always: ['pago-movil'], byField: {} },
}
