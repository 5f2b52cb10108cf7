import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Invalid, type Reader } from './setting-readers.ts'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Text of a PEM file with one or more certificates; read at start-up, so that a mistake shows before any call. */
export const certificateFile: Reader<string> = (path) => {
  const certificates = readText(path).match(CERTIFICATE) ?? []
  if (certificates.length === 0 || !certificates.every(isCertificate)) {
    throw new Invalid(`must name a PEM file of certificates; ${path} is not one`)
  }
  return certificates.join('\n')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new Invalid(`names a file that cannot be read: ${path} (${code})`)
  }
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0
  } catch {
    return false
  }
}
