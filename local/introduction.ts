import type { Demo, Local, SimulatedBanks } from '../src/cli/local.ts'
import { paint, print } from '../src/cli/output.ts'
import { systemRandom } from '../src/foundation/random.ts'
import { createPasswords } from '../src/operators/access/passwords.ts'
import { loadInstallation } from '../src/storage/installation.ts'
import { demoKey, type DemoOperator, demoOperator } from './demo.ts'

/** Creates the demo operator for the dashboard and a test key, whose file is published with the introduction. */
export const prepareDemo: Local['prepareDemo'] = async (settings, { database, sealer }): Promise<Demo> => {
  const installation = await loadInstallation(database, sealer, systemRandom)
  const operator = await demoOperator(settings, database, systemRandom, createPasswords(systemRandom))
  const { key, file } = await demoKey(settings, database, systemRandom, installation.deriveKey('api-key'))
  return {
    introduce(address, banks) {
      file?.publish()
      print(introduction(address, { key, operator, banks }))
    },
    discard: async () => file?.discard(),
  }
}

function introduction(
  address: string,
  demo: { key: string; operator: DemoOperator | undefined; banks: SimulatedBanks | undefined },
): string {
  const { key, operator, banks } = demo
  const lines: [label: string, value: string | undefined][] = [
    ['Test key', paint('cyan', key)],
    ['Try', `curl ${address}/v1/banks -H 'x-api-key: ${key}'`],
    ['Reference', `${address}/docs`],
    ['Dashboard', `${address}/dashboard/`],
    ['Operator', operator && `${paint('cyan', operator.name)}, password ${passwordHint(operator)}`],
    [
      'Banks',
      banks &&
        `simulated: BNC ${banks.bncUrl}, R4 ${banks.r4Url}, BDV ${banks.bdvUrl}, Mercantil ${banks.mercantilUrl}, Banesco ${banks.banescoUrl}, Bancamiga ${banks.bancamigaUrl}`,
    ],
  ]
  const shown = lines.filter(([, value]) => value !== undefined)
  return `
${paint('green', 'Ready')} at ${paint('bold', address)}

${shown.map(([label, value]) => `  ${label.padEnd(11)}${value}`).join('\n')}

${paint('dim', 'Ctrl-C stops it. Data stay in the data folder; the key is the same on the next start.')}
`
}

function passwordHint({ name, password }: DemoOperator): string {
  return password ? paint('cyan', password) : `as changed (pasarela user passwd ${name} sets a new one)`
}
