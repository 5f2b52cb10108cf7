import type { BankRegistry } from '../banks/registry.ts'
import type { Flow } from '../banks/bank.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { Decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import { parseFields } from '../payments/fields.ts'
import { type CheckoutMethod, checkoutMethods, type Customer, type Order } from './order.ts'
import type { ProfileStore } from './profiles.ts'
import type { NewLink, NewSession } from './schema.ts'

/** The flows that a way to pay needs at the tenant's bank. */
const flowsOf: Record<Exclude<CheckoutMethod, 'pago_movil'>, Flow[]> = {
  c2p: ['chargeC2p'],
  debit: ['requestDebitOtp', 'debit'],
  card: ['chargeCard'],
}

/** The ways to pay that the tenant's accounts offer. */
export async function offeredMethods(registry: BankRegistry, scope: Scope): Promise<CheckoutMethod[]> {
  const offered = await Promise.all(checkoutMethods.map((method) => isOffered(registry, scope, method)))
  return checkoutMethods.filter((_method, index) => offered[index])
}

async function isOffered(registry: BankRegistry, scope: Scope, method: CheckoutMethod): Promise<boolean> {
  if (method === 'pago_movil') return (await registry.receiving(scope)).length > 0
  const found = await Promise.all(flowsOf[method].map((flow) => registry.find(scope, flow)))
  return found.every(({ kind }) => kind === 'offered')
}

const notOffered: LocalizedText = {
  en: 'none of your accounts offers this way to pay',
  es: 'ninguna de sus cuentas ofrece esta forma de pago',
}
const needsAmount: LocalizedText = {
  en: 'usdAmount or vesAmount is required, unless the customer types the amount',
  es: 'se requiere usdAmount o vesAmount, salvo que el cliente escriba el monto',
}
const noAmount: LocalizedText = {
  en: 'must be absent if the customer types the amount',
  es: 'no debe enviarse si el cliente escribe el monto',
}

const past: LocalizedText = { en: 'must lie in the future', es: 'debe estar en el futuro' }
const onlyReusable: LocalizedText = {
  en: 'needs reusable: a link for one payment has one use',
  es: 'necesita reusable: un enlace para un solo pago tiene un uso',
}

/** The rules of a link's own fields that a schema cannot express. */
export function checkLink({ reusable, maxUses, expiresAt }: NewLink, now: Date, language: Language): void {
  parseFields(language, (read) => {
    if (expiresAt !== undefined && new Date(expiresAt) <= now) read.addError('/expiresAt', past)
    if (maxUses !== undefined && reusable === false) read.addError('/maxUses', onlyReusable)
  })
}

type Parts = { registry: BankRegistry; profiles: Pick<ProfileStore, 'read'> }
type Body = Omit<NewSession, 'expiresInMinutes'> | NewLink

/** Reads the fields that a session and a link have in common, and checks what a schema cannot. */
export async function readOrder(
  { registry, profiles }: Parts,
  scope: Scope,
  body: Body,
  language: Language,
): Promise<Order> {
  const offered = await offeredMethods(registry, scope)
  if (offered.length === 0) throw new GatewayError('unsupported_operation')
  const order = parseFields(language, (read) => {
    const isTyped = 'amount' in body && body.amount === 'customer'
    const hasAmount = body.usdAmount !== undefined || body.vesAmount !== undefined
    if (isTyped && hasAmount) read.addError(body.usdAmount === undefined ? '/vesAmount' : '/usdAmount', noAmount)
    if (!isTyped && !hasAmount) read.addError('/usdAmount', needsAmount)
    const amount = hasAmount ? read.usdOrVes(body) : undefined
    for (const [index, method] of (body.methods ?? []).entries()) {
      if (!offered.includes(method)) read.addError(`/methods/${index}`, notOffered)
    }
    const { customer } = body
    const known: Customer = {
      ...(customer?.name === undefined ? {} : { name: customer.name }),
      ...(customer?.document === undefined ? {} : { document: read.document('/customer/document', customer.document) }),
      ...(customer?.phone === undefined ? {} : { phone: read.phone('/customer/phone', customer.phone) }),
      ...(customer?.bankCode === undefined
        ? {}
        : { bankCode: read.bankNumber('/customer/bankCode', customer.bankCode) }),
    }
    return { ...amountsOf(amount), customer: Object.keys(known).length === 0 ? null : known }
  })
  return {
    ...order,
    description: body.description,
    methods: body.methods ?? null,
    externalRef: body.externalRef ?? null,
    returnUrl: body.returnUrl === undefined ? null : await readReturnUrl(profiles, scope, body.returnUrl),
    lines: (body.lines ?? []).map(({ label, usdAmount, vesAmount }) => ({
      label,
      ...(usdAmount === undefined ? {} : { usdAmount }),
      ...(vesAmount === undefined ? {} : { vesAmount }),
    })),
    metadata: body.metadata ?? {},
    language: body.language ?? 'es',
  }
}

export function amountsOf(amount: { usd: Decimal } | { ves: Decimal } | undefined) {
  return {
    usdAmount: amount && 'usd' in amount ? amount.usd : null,
    vesAmount: amount && 'ves' in amount ? amount.ves : null,
  }
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A registered https host; with test keys also http on this machine, where a shop is developed. */
async function readReturnUrl(profiles: Pick<ProfileStore, 'read'>, scope: Scope, text: string): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new GatewayError('return_url_refused')
  const isLocal = !scope.livemode && url.protocol === 'http:' && localHosts.has(url.hostname)
  if (isLocal) return url.href
  const { returnHosts } = await profiles.read(scope.tenantId)
  if (url.protocol !== 'https:' || !returnHosts.includes(url.host)) throw new GatewayError('return_url_refused')
  return url.href
}

/** The address with the session's id as its only addition. */
export function returnAddress(returnUrl: string, sessionId: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('session', sessionId)
  return url.href
}
