import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * Secrets are compared in constant time or not at all: no `===`, `equals` or the like is applied to a name that says
 * secret, unless it is listed here with the reason why nothing can be learnt from it.
 */
const safeComparisons: Record<string, string> = {
  'sdk/src/webhooks/signature.ts: key.toLowerCase() === name': 'the name of a header',
  'sdk/src/webhooks/signature.ts: secret.startsWith(prefix)': 'the spelling of the caller’s own secret',
  'sdk/src/webhooks/verify.ts: secret !== secret.trim()': 'the spelling of the caller’s own secret',
  'src/audit/chain.ts: end.hash !== last.hash': 'hashes without a key, read by operators',
  'src/audit/chain.ts: foundHash === sealed?.hash': 'hashes without a key, read by operators',
  'src/audit/chain.ts: hashOf(entry) !== hash': 'hashes without a key, read by operators',
  'src/audit/chain.ts: place.hash !== hash': 'hashes without a key, read by operators',
  'src/audit/chain.ts: previousHash !== last.hash': 'hashes without a key, read by operators',
  'src/banks/bnc/wire/answer.ts: validationHash(text) !== envelope.validation': 'a sum without a key, over TLS',
  'src/banks/bnc/wire/read.ts: key.toLowerCase() === lowerCaseName': 'the name of a field',
  "src/cli/new-password.ts: password !== (await prompt('Repeat: '))": 'both were typed by the same person',
  'src/idempotency/fingerprint.ts: stored.equals(fingerprint)': 'keyed hashes of the caller’s own requests',
  'src/idempotency/store.ts: row.token === claim.token': 'both are the gateway’s own; no caller knows or sends one',
  'src/operators/access/passwords.ts: password.toLowerCase().includes(name.toLowerCase())':
    'a person’s own new password',
  'src/movements/statements.ts: movement.key === key': 'names of lines of a statement',
  'src/payments/matching/match.ts: other.key === key': 'names of lines of a statement',
  'src/payments/matching/match.ts: pair.key === key': 'names of lines of a statement',
  'src/payments/pago-movil/match-transfer.ts: key === line.key': 'names of lines of a statement',
  'src/payments/pago-movil/match-transfer.ts: key === movement.key': 'names of lines of a statement',
  'src/payments/pago-movil/verify.ts: key !== movement?.key': 'names of lines of a statement',
  'src/payments/reconcile/statement.ts: claimable.includes(key)': 'names of lines of a statement',
  'src/payments/requests/assign.ts: key === movement.line.key': 'names of lines of a statement',
  'src/payments/requests/match.ts: key === line.key': 'names of lines of a statement',
  'src/payments/requests/store.ts: line.key !== movement.line.key': 'names of lines of a statement',
  'src/reconciliations/closed-days.ts: content.equals(day.hash)': 'hashes without a key, read by operators',
  'src/reconciliations/closed-days.ts: day.previousHash.equals(before?.hash ?? FIRST_HASH)':
    'hashes without a key, read by operators',
  'src/tenants/account-change.ts: id.equals(identityHash(bank, fields))': 'ids of accounts, given by operators',
  'src/tenants/account-identity.ts: identityHash(bank, before.fields).equals(identity)':
    'ids of accounts, given by operators',
  'src/tenants/account-identity.ts: identityHash(bank, other.fields).equals(identity)':
    'ids of accounts, given by operators',
  'src/tenants/account-identity.ts: ofToken.equals(current)': 'ids of accounts, given by operators',
  'src/tenants/bank-accounts.ts: keptFor?.equals(identityHash(bankOf(account), fields))':
    'ids of accounts, given by operators',
  'src/tenants/key-format.ts: checksum(body) !== key.slice(-CHECKSUM_CHARACTERS)':
    'a sum without a key: anybody can make it',
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const secretName =
  /(hash|secret|token|signature|password|csrf|digest|hmac|mac|fingerprint|otp|pin|cvv|credential|key|pepper)s?$/i
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])
const comparingMethods = new Set([
  'equals',
  'compare',
  'localeCompare',
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
])

const reshapings = new Set(['slice', 'subarray', 'substring', 'toString', 'toLowerCase', 'toUpperCase', 'trim', 'at'])

/** A part or another spelling of something is still that thing. */
function isReshaping(node: ts.Node): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    reshapings.has(node.expression.name.text)
  )
}

/** Name of an expression: the last identifier in it. */
function lastName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node)) return node.argumentExpression.getText().replaceAll(/\W/g, '')
  if (isReshaping(node)) return lastName(node.expression.expression)
  if (ts.isCallExpression(node) || ts.isNonNullExpression(node) || ts.isAwaitExpression(node))
    return lastName(node.expression)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return lastName(node.expression)
  return ''
}

/** Comparisons with undefined, with a type or with a constant, which reveal nothing of a secret. */
function isPlain(node: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(node) ||
    ts.isTypeOfExpression(node) ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isIdentifier(node) && (node.text === 'undefined' || /^[A-Z][A-Z_]+$/.test(node.text))) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'length')
  )
}

function comparedIn(node: ts.Node): ts.Expression[] {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return [node.left, node.right]
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { name, expression } = node.expression
  return comparingMethods.has(name.text) ? [expression, ...node.arguments] : []
}

function suspiciousIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const compared = comparedIn(node)
    const isSuspicious = compared.some((each) => secretName.test(lastName(each))) && !compared.some(isPlain)
    if (isSuspicious) found.push(`${file}: ${node.getText().replaceAll(/\s+/g, ' ')}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test.each([
  ['if (row.hash === given) return', 1],
  ['return token == expected', 1],
  ['const ok = signature.equals(other)', 1],
  ['if (apiKey.startsWith(guess)) return', 1],
  ["return token.slice(1) !== given.toString('hex')", 1],
  ['if (token === undefined || typeof secret === kind) return', 0],
  ['return timingSafeEqual(hashKey(key, pepper), row.hash)', 0],
  ["if (kind === 'token') return", 0],
])('the search for unsafe comparisons classifies `%s`', (text, count) => {
  expect(suspiciousIn('a.ts', text)).toHaveLength(count)
})

test('no secret is compared in a way that stops at the first difference', async () => {
  const found: string[] = []
  for await (const file of glob(['src/**/*.ts', 'sdk/src/**/*.ts'], { cwd: root })) {
    if (/\.test\.ts$|\/fixtures\//.test(file)) continue
    found.push(...suspiciousIn(file, await readFile(`${root}/${file}`, 'utf8')))
  }
  expect(found.toSorted()).toEqual(Object.keys(safeComparisons).toSorted())
})
