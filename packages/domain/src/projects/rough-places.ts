import { rivalPinMetres } from './project-logs.ts'
import { distanceBetween } from './similarity-score.ts'

const degree = 111_320
const toStep = (value: number, step: number) => Math.round(value / step) * step

/** A pin as those see it who do not sell there. */
const roughPin = ({ lat, lng }: { lat: number; lng: number }) => {
  const step = rivalPinMetres / degree
  const roughLat = toStep(lat, step)
  return { lat: roughLat, lng: toStep(lng, step / Math.max(0.01, Math.cos((roughLat * Math.PI) / 180))) }
}

type Pin = Parameters<typeof distanceBetween>[0]

/** How far another's building lies: from its rough place, so that no row of pins of one's own finds the true one. */
export const roughDistance = (own: Pin, other: Pin) => {
  if (other.lat === null || other.lng === null) return null
  const metres = distanceBetween(own, roughPin({ lat: other.lat, lng: other.lng }))
  return metres === null ? null : Math.max(rivalPinMetres, toStep(metres, rivalPinMetres))
}
