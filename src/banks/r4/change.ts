import { fixed2 } from '../../foundation/money.ts'
import type { Flows } from '../bank.ts'
import { toOutcome } from './outcome.ts'
import type { R4Client } from './wire/client.ts'
import { conceptText, partyFields } from './wire/formats.ts'

/** Change paid to a customer's phone ("vuelto"). */
export function changeFlows(client: R4Client): Pick<Flows, 'sendChange'> {
  return {
    async sendChange({ amount, payee, concept = '', ip }) {
      const { Telefono: TelefonoDestino, Banco, Cedula } = partyFields(payee)
      const reply = await client.call('sendChange', {
        TelefonoDestino,
        Cedula,
        Banco,
        Monto: fixed2(amount),
        Concepto: conceptText(concept) || undefined,
        Ip: ip,
      })
      return toOutcome(reply, 'sendChange')
    },
  }
}
