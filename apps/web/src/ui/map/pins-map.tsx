import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent } from 'react'
import { CircleMarker, MapContainer, ScaleControl, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import type { Tone } from '../record/status-icon.tsx'
import { Land, type Point } from './map-land.tsx'
import style from './pins-map.module.css'

export type Pin = {
  key: string
  at: Point
  tone: Tone | 'place'
  /** Of something that has not begun. */
  isHollow?: boolean
  label: string
}
type Props = {
  label: string
  pins: readonly Pin[]
  chosen?: string
  onChoose: (key: string) => void
  /** Called when the map stops moving. */
  onSight: (isInSight: (point: Point) => boolean) => void
}

const wholeCountry: [[number, number], [number, number]] = [
  [-11, 95],
  [6, 141],
]
type Bounds = [[number, number], [number, number]]
const around = (pins: readonly Pin[]): Bounds => {
  if (pins.length === 0) return wholeCountry
  const lats = pins.map(({ at }) => at.lat)
  const lngs = pins.map(({ at }) => at.lng)
  const edge = 0.01
  return [
    [Math.min(...lats) - edge, Math.min(...lngs) - edge],
    [Math.max(...lats) + edge, Math.max(...lngs) + edge],
  ]
}

/** Many places. Everything a pin shows is in a list beside the map too, so the map is never the only way to it. */
export const PinsMap = ({ label, pins, chosen, onChoose, onSight }: Props) => (
  <section className={style.frame} aria-label={label}>
    <MapContainer className={style.map} bounds={around(pins)} minZoom={4} maxZoom={19} attributionControl={false}>
      <Land />
      <ScaleControl imperial={false} />
      {pins.map(({ key, at, tone, isHollow, label: word }) => (
        <CircleMarker
          // Leaflet writes the class once.
          key={`${key}/${tone}/${key === chosen}`}
          center={at}
          radius={key === chosen ? 11 : tone === 'place' ? 5 : 7}
          className={[style.pin, isHollow && style.hollow, key === chosen && style.chosen, style[tone]]
            .filter(Boolean)
            .join(' ')}
          eventHandlers={{ click: () => onChoose(key) }}
        >
          <Tooltip>{word}</Tooltip>
        </CircleMarker>
      ))}
      <Eyes pins={pins} chosen={chosen} onSight={onSight} />
    </MapContainer>
  </section>
)

/** Fits the map to the pins, and pans to a selected one outside the view. */
const Eyes = ({ pins, chosen, onSight }: Pick<Props, 'pins' | 'chosen' | 'onSight'>) => {
  const map = useMap()
  const look = () => {
    const bounds = map.getBounds()
    onSight((point) => bounds.contains(point))
  }
  useMapEvents({ moveend: look })
  const fit = useEffectEvent(() => {
    map.fitBounds(around(pins))
    look()
  })
  const every = pins.map(({ key }) => key).join(' ')
  useEffect(() => {
    if (every !== undefined) fit()
  }, [every])
  const goTo = useEffectEvent((key: string) => {
    const pin = pins.find((one) => one.key === key)
    if (pin && !map.getBounds().contains(pin.at)) map.panTo(pin.at)
  })
  useEffect(() => {
    if (chosen) goTo(chosen)
  }, [chosen])
  return null
}
