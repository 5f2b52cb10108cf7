import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  apiKey,
  at,
  client,
  merchant,
  pay,
  payment,
  push,
  register,
  sandbox,
  script,
  settled,
  useSandboxAndMerchant,
} from './testing/bnc-notifications.ts'
import { notificationsOf } from './testing/merchant.ts'
import { erase } from './testing/wire.ts'

useSandboxAndMerchant()

describe('Scripted faults and pushes of BNC notifications', () => {
  const references = () => merchant.bodies().map(({ DestinyBankReference }) => DestinyBankReference)

  test('the fault lose drops one notification', async () => {
    await register({ times: 1 })
    await script({ kind: 'lose' })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    expect((await settled()).notices).toMatchObject([{ delivery: 'lost', attempts: [] }, { delivery: 'done' }])
    expect(references()).toEqual(['222'])
  })

  test('the fault repeat sends the scripted number of copies, concurrently too', async () => {
    await register({ concurrent: true })
    await script({ kind: 'repeat', copies: 7 })
    await pay()
    await settled()
    expect(references()).toHaveLength(7)
  })

  test('concurrent copies of a notification do not wait for each other', async () => {
    const waiting: (() => void)[] = []
    merchant.setResponder(
      () =>
        new Promise((resolve) => {
          waiting.push(() => resolve({}))
          // No response before all three calls have arrived.
          if (waiting.length === 3) for (const answer of waiting) answer()
        }),
    )
    await register({ concurrent: true, times: 3 })
    await pay()
    expect((await settled()).notices[0]?.attempts.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('the fault delay postpones one notification and not the next', async () => {
    await register({ times: 1 })
    await script({ kind: 'delay', delayMs: 600_000 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    while (references().length === 0) await delay(5)
    expect(await notificationsOf(sandbox.bncUrl, client)).toMatchObject({ pending: 1, notices: [{ attempts: [] }, {}] })
    expect(references()).toEqual(['222'])
  })

  test('the fault reorder sends held notifications in reverse order', async () => {
    await register({ times: 1 })
    await script({ kind: 'reorder', hold: 3 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    expect(await notificationsOf(sandbox.bncUrl, client)).toMatchObject({ pending: 0, held: 2 })
    await pay({ reference: '333' })
    expect((await settled()).held).toBe(0)
    expect(references()).toEqual(['333', '222', '111'])
  })

  test('held notifications are sent when the faults are cleared', async () => {
    await register({ times: 1 })
    await script({ kind: 'reorder', hold: 9 })
    await pay({ reference: '111' })
    await pay({ reference: '222' })
    await erase(at(`notices/faults?client=${client}`))
    expect(await settled()).toMatchObject({ held: 0, faults: [] })
    expect(references()).toEqual(['222', '111'])
  })

  test.each([
    ['otherRif', { CommerceID: 'J999999990', Amount: '1523.40' }],
    ['otherPhone', { CommercePhone: '00584129999999' }],
    ['amountWithoutDot', { Amount: '152340' }],
  ])('the fault forge sends one forged notification (%s)', async (forge, fields) => {
    await register()
    await script({ kind: 'forge', forge })
    await pay()
    await pay()
    const { notices } = await settled()
    expect(notices).toMatchObject([{ forge, delivery: 'forged' }, { delivery: 'done' }])
    expect(merchant.received).toHaveLength(3)
    expect(JSON.parse(notices[0]?.attempts[0]?.body ?? '')).toMatchObject(fields)
  })

  test('the forge otherAccount applies only to notifications with an account', async () => {
    await register({ times: 1 })
    await script({ kind: 'forge', forge: 'otherAccount' })
    await pay()
    await settled()
    await pay({ type: 'transfer' })
    await settled()
    const accounts = merchant.bodies().map(({ CreditorAccount }) => CreditorAccount)
    expect(accounts).toEqual([undefined, expect.stringMatching(/^01919999\d\d9999999999$/)])
    expect((await push({ movement: payment, forge: 'otherAccount' })).body).toEqual({ error: 'invalid: forge' })
  })

  test('a push can forge the key, truncate the body or send a huge one', async () => {
    merchant.setResponder(({ headers }) =>
      headers['x-api-key'] === apiKey ? {} : { status: 401, text: 'unauthorized' },
    )
    await register({ variant: 'plain' })
    const forged = async (forge: string) => (await push({ movement: payment, forge })).body
    expect(await forged('wrongKey')).toMatchObject({ attempts: [{ status: 401, answer: 'unauthorized' }] })
    await forged('malformed')
    expect(() => merchant.bodies()).toThrow(SyntaxError)
    await forged('huge')
    expect(merchant.received.at(-1)?.body.length).toBeGreaterThan(2_000_000)
    expect((await notificationsOf(sandbox.bncUrl, client)).notices).toEqual([])
  })

  test('a push sends any raw text with any headers', async () => {
    await register()
    await push({ raw: '' })
    await push({ raw: '[{"á', headers: { 'x-other': 'thing' } })
    const [own, other] = merchant.received
    expect(own).toMatchObject({ body: '', headers: { 'x-api-key': apiKey } })
    expect(other).toMatchObject({ body: '[{"á', headers: { 'x-other': 'thing' } })
    expect(other?.headers).not.toHaveProperty('x-api-key')
  })

  test('a ping is a GET without body and key', async () => {
    await register()
    expect((await push({ ping: true })).body).toMatchObject({ attempts: [{ operation: 'ping', status: 200 }] })
    expect(merchant.received[0]).toMatchObject({ method: 'GET', body: '' })
    expect(merchant.received[0]?.headers).not.toHaveProperty('x-api-key')
  })
})
