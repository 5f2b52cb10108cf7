import type { LocalizedText } from '../foundation/text.ts'
import { samplePrice } from './manual-rate.ts'
import type { Objection } from './outlier-check.ts'
import type { DatedRate } from './source.ts'

/** The reason why a rate is quarantined or refused. */
export function describeObjection({ rate, valueDate }: DatedRate, objection: Objection): LocalizedText {
  const { limitPercent, comparedWith, isOtherSource } = objection
  const [is, was] = [rate.toFixed(), comparedWith.rate.toFixed()]
  const comparison = isOtherSource
    ? { en: 'the other source’s rate of the same date', es: 'la tasa de la otra fuente para la misma fecha' }
    : { en: `the rate of ${comparedWith.valueDate}`, es: `la tasa del ${comparedWith.valueDate}` }
  return {
    en: `${is} for ${valueDate} differs by more than ${limitPercent} % from ${was}, ${comparison.en}`,
    es: `${is} para el ${valueDate} difiere en más de ${limitPercent} % de ${was}, ${comparison.es}`,
  }
}

/** The reason and its effect on a price, for the operator who decides. */
export function describeRefusal(entry: DatedRate, objection: Objection): LocalizedText {
  const why = describeObjection(entry, objection)
  const [after, before] = [entry, objection.comparedWith].map(samplePrice)
  return {
    en: `${why.en}: 25 USD would be ${after} VES instead of ${before} VES`,
    es: `${why.es}: 25 USD serían ${after} VES en vez de ${before} VES`,
  }
}
