/**
 * Labels of the numbers in an approval's text, in no fixed order: "Pago Móvil procesado por un monto de 10.01, Código de
 * Autorización: 036626, Nro de Referencia: 12285". Numbers without one of these labels are amounts, dates or times.
 */
const labels = {
  reference: String.raw`ref(?:eren\w*)?`,
  authorization: String.raw`aut(?:oriz\w*)?|aprobacion`,
  transaction: String.raw`(?:id ?)?transaccion|control`,
}

/** Between a label and its number: "Ref. Nro. 12285", "Referencia: 12285", "Transaccion #842950". */
const gap = String.raw`\.?\s*(?:(?:nro|num(?:ero)?|no|n[°º])\.?)?\s*[:#=]?\s*`

export function labelledNumbers(message: string): { reference?: string; authorization?: string; all: string[] } {
  const plain = message.normalize('NFD').replace(/\p{M}/gu, '')
  const numbersBehind = (label: string) =>
    [...plain.matchAll(new RegExp(String.raw`\b(?:${label})${gap}(\d{1,20})(?![\d/]|[.:]\d)`, 'gi'))]
      .map(([, number = '']) => number)
      .filter((number) => !/^0*$/.test(number))
  const references = numbersBehind(labels.reference)
  const authorizations = numbersBehind(labels.authorization)
  const [reference] = references
  const [authorization] = authorizations
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(authorization === undefined ? {} : { authorization }),
    all: [...references, ...authorizations, ...numbersBehind(labels.transaction)],
  }
}
