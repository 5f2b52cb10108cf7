import { bncAccount } from '../credentials.ts'
import { type ControlRoute, invalid } from '../http/control.ts'
import { json } from '../http/reply.ts'
import { type Field, parseObject, readModel } from '../model.ts'

export const knownClient: Field<string> = (value) => {
  const account = typeof value === 'string' ? bncAccount(value) : undefined
  return account ? [account.clientGuid] : null
}

/** Contracted services per client; a client without a list has all of them. */
type Contracts = { includes(client: string, operation: string): boolean; routes: Record<string, ControlRoute> }

export function createContracts(operationNames: readonly string[]): Contracts {
  const servicesOf = new Map<string, string[]>()
  const services: Field<string[] | null> = (value) => {
    if (value === null) return [null]
    if (!Array.isArray(value)) return null
    const known = operationNames.filter((name) => value.includes(name))
    return known.length === new Set(value).size ? [known] : null
  }
  return {
    includes: (client, operation) => servicesOf.get(client)?.includes(operation) ?? true,
    routes: {
      'POST /control/services': ({ body }) => {
        const read = readModel({ client: knownClient, services }, parseObject(body) ?? {})
        if ('wrong' in read) return invalid(read.wrong)
        const { client, services: contracted } = read.values
        if (contracted) servicesOf.set(client, contracted)
        else servicesOf.delete(client)
        return json(200, { client, services: contracted })
      },
    },
  }
}
