import { type LabelledLog, labelledPairs } from './labelled-logs.ts'
import { type Compared, scoreOf } from './similarity-score.ts'
import { normalizedName } from './similarity-words.ts'

export const comparedLabel = (log: LabelledLog): Compared => ({
  ...{ name_key: normalizedName(log.project_name), address_key: normalizedName(log.detail_address) },
  owner_keys: [log.owner_name, log.developer].map(normalizedName).filter(Boolean),
  partner_keys: log.partners.map(normalizedName),
  ...{ lat: log.lat, lng: log.lng, systems: log.systems },
})

/** How many of the same buildings are asked about, and how many questions are about the same building; siblings count as wrong. */
export const similarityFigures = (isKept: boolean, threshold: number) => {
  const pairs = labelledPairs.filter((pair) => pair.isKept === isKept)
  const asked = pairs.filter(({ one, other }) => scoreOf(comparedLabel(one), comparedLabel(other)).score >= threshold)
  const same = pairs.filter(({ label }) => label === 'same').length
  const right = asked.filter(({ label }) => label === 'same').length
  return {
    pairs: pairs.length,
    same,
    asked: asked.length,
    right,
    recall: right / same,
    precision: right / asked.length,
  }
}
