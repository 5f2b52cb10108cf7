import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Authenticator in software: makes passkeys and signs challenges as a browser and a security key do together. */
export type Authenticator = {
  /** Answer to the options of an enrolment. */
  create(options: unknown): object
  /** Answer to the options of a use, with the next value of the counter. */
  get(options: unknown, changes?: { counter?: number; isVerified?: boolean }): object
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, options: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge: (options as { challenge: string }).challenge, origin }))
  const authenticatorData = (flags: number, count: number, rest = Buffer.of()) => {
    const counted = Buffer.alloc(5)
    counted.writeUInt8(flags)
    counted.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), counted, rest])
  }
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    create(options) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey(publicKey)])
      const data = authenticatorData(PRESENT | VERIFIED | ATTESTED, counter, attested)
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.of(0xa0),
        cborText('authData'),
        Buffer.of(0x58, data.length),
        data,
      ])
      const clientDataJSON = text(clientData('webauthn.create', options))
      const response = { clientDataJSON, attestationObject: text(attestation), transports: ['usb', '<script>'] }
      return { ...credential, response }
    },

    get(options, { counter: given, isVerified = true } = {}) {
      counter = given ?? counter + 1
      const client = clientData('webauthn.get', options)
      const data = authenticatorData(PRESENT | (isVerified ? VERIFIED : 0), counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
      return { ...credential, response }
    },
  }
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
}

function cborText(value: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)])
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}
