/** Keyed hashes of people's phones and documents: equal values are found without opening what is sealed. */
export type PersonHashes = {
  /** Comparable across tenants. A document is hashed by its digits, because a statement may omit its letter. */
  hashPhone(phone: string): Buffer
  hashDocument(document: string): Buffer
}

export function createPersonHashes(hash: (text: string) => Buffer): PersonHashes {
  return {
    hashPhone: (phone) => hash(`phone ${phone}`),
    hashDocument: (document) => hash(`document ${document.replaceAll(/\D/g, '').replace(/^0+/, '')}`),
  }
}
