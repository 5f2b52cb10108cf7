import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError } from './api/client.ts'
import type { PasskeyOptions } from './api/routes.ts'

/** Answer of a passkey to the gateway's challenge; `failure` is the message if the person or the device gives none. */
export async function answerChallenge(options: PasskeyOptions, failure: string) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { response, ...answer } = await startAuthentication({ optionsJSON }).catch(failWith(failure))
  return { ...answer, response: { ...response } }
}

export async function createPasskey(options: PasskeyOptions, failure: string) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { response, ...answer } = await startRegistration({ optionsJSON }).catch(failWith(failure))
  return { ...answer, response: { ...response } }
}

function failWith(message: string): () => never {
  return () => {
    throw new ApiError({ code: 'passkey_failed', status: 400, message })
  }
}
