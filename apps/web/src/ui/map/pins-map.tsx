import { useEffect, useEffectEvent, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { BaseMap } from './base-map.tsx'
import { ClusterMark } from './cluster-mark.tsx'
import { clustersOf } from './clusters.ts'
import type { Point } from './map-land.tsx'
import { MapMarker } from './map-marker.tsx'
import { PinMark, type PinTone } from './pin-mark.tsx'
import style from './pins-map.module.css'

export type Pin = {
  key: string
  at: Point
  tone: PinTone
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
    <BaseMap className={style.map} bounds={around(pins)}>
      <Pins pins={pins} chosen={chosen} onChoose={onChoose} />
      <Eyes pins={pins} chosen={chosen} onSight={onSight} />
    </BaseMap>
  </section>
)

/** Those in sight: one by one where there is room, as a number where they would lie on each other. */
const Pins = ({ pins, chosen, onChoose }: Pick<Props, 'pins' | 'chosen' | 'onChoose'>) => {
  const map = useMap()
  const [, setMoved] = useState(0)
  useMapEvents({ moveend: () => setMoved((n) => n + 1) })
  const zoom = map.getZoom()
  const bounds = map.getBounds().pad(0.2)
  const inSight = pins.filter(({ at }) => bounds.contains(at))
  const picked = inSight.filter(({ key }) => key === chosen)
  const clusters = clustersOf(
    inSight.filter(({ key }) => key !== chosen),
    ({ at }) => map.project(at, zoom),
    44,
  )
  return (
    <>
      {clusters.map(({ all, x, y }) => {
        const [only] = all
        if (all.length === 1 && only) return <OnePin key={only.key} pin={only} onChoose={onChoose} />
        const isAnyBad = all.some(({ tone }) => tone === 'bad')
        const at = map.unproject([x, y], zoom)
        return <ClusterMark key={`${zoom}/${x}/${y}`} at={at} n={all.length} tone={isAnyBad ? 'bad' : undefined} />
      })}
      {picked.map((pin) => (
        <OnePin key={`${pin.key}/chosen`} pin={pin} isChosen onChoose={onChoose} />
      ))}
    </>
  )
}

type OneProps = { pin: Pin; isChosen?: boolean; onChoose: (key: string) => void }

export const OnePin = ({ pin: { key, at, tone, isHollow, label }, isChosen = false, onChoose }: OneProps) => {
  const size = isChosen ? 26 : tone === 'place' ? 14 : 20
  return (
    <MapMarker at={at} size={size} title={label} onPress={() => onChoose(key)}>
      <PinMark tone={tone} isHollow={isHollow} isChosen={isChosen} size={size} />
    </MapMarker>
  )
}

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
