import { Type } from '../foundation/schema.ts'
import { qrSvg } from './qr.ts'
import type { Cursors } from '../foundation/cursor.ts'
import { readPage } from '../foundation/page.ts'
import { FileBody, type Route, route } from '../foundation/route.ts'
import type { Checkout } from './checkout.ts'
import {
  Link,
  LinkChange,
  LinkList,
  LinkPath,
  LinksQuery,
  NewLink,
  NewSession,
  Session,
  SessionPath,
} from './schema.ts'

const tag = 'Checkout'

export function checkoutRoutes(checkout: Checkout, cursors: Cursors): Route[] {
  const { links, sessionView, linkView, findSession, findLink } = checkout
  return [
    route({
      method: 'POST',
      path: '/checkout/sessions',
      keyScope: 'collect',
      operationId: 'createCheckoutSession',
      tag,
      summary: 'Create a checkout session',
      description:
        'A page (`url`) where one customer pays one amount, in any way that your accounts offer. However often it is ' +
        'opened or sent, it charges once. Subscribe to `checkout.paid`, or read the session when the customer returns.',
      body: NewSession,
      answers: { 201: Session },
      errors: ['unsupported_operation', 'return_url_refused'],
      handle: (call) => checkout.createSession(call, call.body),
    }),
    route({
      method: 'GET',
      path: '/checkout/sessions/{id}',
      keyScope: 'read',
      operationId: 'getCheckoutSession',
      tag,
      summary: 'Get a checkout session',
      description: 'Its current state. Deliver when `status` is PAID.',
      params: SessionPath,
      answers: { 200: Session },
      errors: ['checkout_session_not_found'],
      handle: async ({ caller: { scope }, params }) => ({
        status: 200,
        body: sessionView(scope, await findSession(scope, params.id)),
      }),
    }),
    route({
      method: 'POST',
      path: '/checkout/sessions/{id}/expire',
      keyScope: 'collect',
      operationId: 'expireCheckoutSession',
      tag,
      summary: 'End a checkout session',
      description:
        'Nobody can begin to pay in it any more. 400 if it was paid or a charge is in progress. A transfer that the ' +
        'customer has already sent still pays it when it arrives.',
      params: SessionPath,
      answers: { 200: Session },
      errors: ['checkout_session_not_found', 'checkout_session_not_open'],
      async handle(call) {
        await call.claim?.acquire()
        return {
          status: 200,
          body: await checkout.expireSession({ ...call, actor: call.caller.actor }, call.params.id),
        }
      },
    }),
    route({
      method: 'POST',
      path: '/payment-links',
      keyScope: 'collect',
      operationId: 'createPaymentLink',
      tag,
      summary: 'Create a payment link',
      description:
        'An address to send by WhatsApp, to print or to show as a QR code. Each visit that begins to pay makes a checkout ' +
        'session of its own; a link for one payment leads every visit to the same session.',
      body: NewLink,
      answers: { 201: Link },
      errors: ['unsupported_operation', 'return_url_refused'],
      handle: (call) => checkout.createLink({ ...call, actor: call.caller.actor }, call.body),
    }),
    route({
      method: 'GET',
      path: '/payment-links',
      keyScope: 'read',
      operationId: 'listPaymentLinks',
      tag,
      summary: 'List payment links',
      description: 'Newest first.',
      query: LinksQuery,
      answers: { 200: LinkList },
      async handle({ caller: { scope }, query, language }) {
        const page = await readPage(
          { cursors, list: ['payment-links', scope], language },
          query,
          (after, limit) => links.list(scope, { after, limit }),
          ({ linkId }) => linkId,
        )
        return { status: 200, body: { ...page, items: page.items.map((link) => linkView(scope, link)) } }
      },
    }),
    route({
      method: 'GET',
      path: '/payment-links/{id}',
      keyScope: 'read',
      operationId: 'getPaymentLink',
      tag,
      summary: 'Get a payment link',
      description: 'With the number of its sessions that were paid.',
      params: LinkPath,
      answers: { 200: Link },
      errors: ['payment_link_not_found'],
      handle: async ({ caller: { scope }, params }) => ({
        status: 200,
        body: linkView(scope, await findLink(scope, params.id)),
      }),
    }),
    route({
      method: 'PATCH',
      path: '/payment-links/{id}',
      keyScope: 'collect',
      operationId: 'updatePaymentLink',
      tag,
      summary: 'Switch a payment link on or off',
      description: 'Takes effect at once. Sessions that began before stay as they are.',
      params: LinkPath,
      body: LinkChange,
      answers: { 200: Link },
      errors: ['payment_link_not_found', 'payload_too_large', 'unsupported_media_type'],
      async handle({ caller: { scope, actor }, params, body }) {
        await findLink(scope, params.id)
        await links.setActive(scope, params.id, body.active, actor)
        return { status: 200, body: linkView(scope, await findLink(scope, params.id)) }
      },
    }),
    route({
      method: 'GET',
      path: '/payment-links/{id}/qr.svg',
      keyScope: 'read',
      operationId: 'getPaymentLinkQr',
      tag,
      summary: 'Get the QR code of a payment link',
      description: 'An SVG image of its address.',
      params: LinkPath,
      answers: { 200: Type.Unknown() },
      file: 'image/svg+xml',
      errors: ['payment_link_not_found'],
      async handle({ caller: { scope }, params }) {
        const link = await findLink(scope, params.id)
        const svg = qrSvg(checkout.linkUrl(link))
        return { status: 200, body: new FileBody('qr.svg', 'image/svg+xml', Buffer.from(svg)) }
      },
    }),
  ]
}
