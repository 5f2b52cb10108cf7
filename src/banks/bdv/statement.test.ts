import { expect, test } from 'vitest'
import type { Account } from './account.ts'
import { readStatement } from './statement.ts'

const today = '2026-10-05'
const row = (number: number, nroMov: number) => ({
  referencia: `03033${10_000_000 + number}`,
  descripcion: 'PAGO MOVIL RECIBIDO',
  fecha: today,
  hora: '1032',
  mov: 'CREDITO',
  saldo: '1,00',
  importe: `${number}.50`,
  nroMov: String(nroMov),
  observacion: 'PAGOMOVIL OTROS BANCOS 0134 04241234567',
})

/** An account whose statement of today has these rows, in pages of a hundred. */
function accountWith(rows: readonly ReturnType<typeof row>[], totalOfMovements: number) {
  let calls = 0
  const account = {
    credentials: { accountNumber: '01020000000000000000' },
    clock: { now: () => Date.parse(`${today}T16:00:00Z`) },
    client: {
      call: async (_operation: string, { nroMovimiento: after }: { nroMovimiento: string }) => {
        calls += 1
        const movs = rows.filter(({ nroMov }) => Number(nroMov) > Number(after)).slice(0, 100)
        return {
          kind: 'answer',
          answer: { code: '1000', message: '', data: { totalOfMovements: String(totalOfMovements), movs } },
        }
      },
    },
  }
  return { account: account as unknown as Account, calls: () => calls }
}

async function linesOf(account: Account): Promise<number> {
  const statement = await readStatement(account, { from: today, to: today })
  if (statement.kind !== 'answered') throw new Error(statement.reason)
  return statement.movements.length
}

const upTo = (count: number, nroMovOf: (number: number) => number) =>
  Array.from({ length: count }, (_, index) => row(index + 1, nroMovOf(index + 1)))

test('the last full page is the last one', async () => {
  const { account, calls } = accountWith(
    upTo(200, (number) => number),
    200,
  )
  expect([await linesOf(account), calls()]).toEqual([200, 2])
})

test('a line that two pages show, with two numbers, does not end the statement one line early', async () => {
  const lines = upTo(200, (number) => (number <= 100 ? number : number + 1))
  const rows = [...lines.slice(0, 100), row(100, 101), ...lines.slice(100)]
  expect(await linesOf(accountWith(rows, 200).account)).toBe(200)
})
