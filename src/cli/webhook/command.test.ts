import { expect, test } from 'vitest'
import { webhookCommand } from './command.ts'
import { startListener } from './listener.ts'

test.each([
  [['listen', '--events', 'payment.done'], '--events: there is no event “payment.done”'],
  [['listen', '--events', ''], '--events: there is no event “”'],
  [['listen', '--gateway', 'localhost:8080'], '--gateway: “localhost:8080” is not an address'],
  [['listen', '--forward-to', 'ftp://localhost/'], '--forward-to: “ftp://localhost/” is not an address'],
  [['listen', '--forward-to', 'http://u:p@localhost/'], '--forward-to: leave user name and password out'],
  [['listen', '--key', 'pas_test_mistyped'], 'This is not a tenant’s key'],
  [['deliveries', '--endpoint', 'x'], '--endpoint: “x” is not the id of an endpoint'],
  [['deliveries', '--limit', '0'], '“0” is not a number of deliveries'],
])('pasarela webhook %j is refused before anything is opened', async (args, sentence) => {
  const settings = () => {
    throw new Error('settings were read')
  }
  const command = webhookCommand({ settings, actor: 'test', local: undefined })
  await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow(sentence)
})

test('webhook listen fails for a host that is not an address of this machine', async () => {
  const listening = startListener({
    host: '192.0.2.1',
    path: '/',
    onDelivery: () => Promise.reject(new Error('nothing is sent')),
    onForged: () => {},
  })
  await expect(listening).rejects.toThrow('--host: cannot listen at 192.0.2.1')
})
