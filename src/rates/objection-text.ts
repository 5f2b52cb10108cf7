import { convertToVes, decimal, fixed2 } from '../foundation/money.ts'
import type { LocalizedText } from '../foundation/text.ts'
import type { Objection } from './outlier-check.ts'
import type { DatedRate } from './source.ts'

/** An amount everybody can picture, to show what a rate does to a price. */
const SAMPLE_USD = decimal(25)

/** Why a rate is quarantined or refused. */
export function describeObjection({ rate, valueDate }: DatedRate, objection: Objection): LocalizedText {
  const { limitPercent, known, isOtherSource } = objection
  const [is, was] = [rate.toFixed(), known.rate.toFixed()]
  const whose = isOtherSource
    ? { en: 'the other source’s rate of the same date', es: 'la tasa de la otra fuente para la misma fecha' }
    : { en: `the rate of ${known.valueDate}`, es: `la tasa del ${known.valueDate}` }
  return {
    en: `${is} for ${valueDate} differs by more than ${limitPercent} % from ${was}, ${whose.en}`,
    es: `${is} para el ${valueDate} difiere en más de ${limitPercent} % de ${was}, ${whose.es}`,
  }
}

/** The same with its effect on a price, for a person who has to decide. */
export function describeRefusal(entry: DatedRate, objection: Objection): LocalizedText {
  const why = describeObjection(entry, objection)
  const [after, before] = [entry.rate, objection.known.rate].map((rate) => fixed2(convertToVes(SAMPLE_USD, rate)))
  return {
    en: `${why.en}: 25 USD would be ${after} VES instead of ${before} VES`,
    es: `${why.es}: 25 USD serían ${after} VES en vez de ${before} VES`,
  }
}
