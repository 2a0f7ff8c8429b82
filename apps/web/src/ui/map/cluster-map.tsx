import { useEffect, useEffectEvent } from 'react'
import { Circle, CircleMarker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { BaseMap } from './base-map.tsx'
import style from './cluster-map.module.css'
import type { Point } from './map-land.tsx'
import { MapMarker } from './map-marker.tsx'
import markStyle from './pin-mark.module.css'
import pinStyle from './pins-map.module.css'
import { OnePin, type Pin } from './pins-map.tsx'

/** Several places as one circle; `step` is 1 to 5. */
export type Cluster = {
  at: Point
  label: string
  /** How many of them need a hand. */
  badge: string | undefined
  step: number
  title: string
  corners: Bounds
}
export type Bounds = { south: number; west: number; north: number; east: number }
export type View = Bounds & { zoom: number }
type Props = {
  label: string
  clusters: readonly Cluster[]
  pins: readonly Pin[]
  isHeat: boolean
  area: readonly Point[]
  /** Where to look, such as around the phone. */
  center: Point | undefined
  /** What one's own mark is called. */
  hereLabel: string
  chosen: string | undefined
  onChoose: (key: string) => void
  /** Pressed where looking closer would not split it. */
  onMany: (corners: Bounds) => void
  /** Called when the map stops moving. */
  onView: (view: View) => void
  /** While an area is drawn, each click is a corner. */
  onCorner: ((corner: Point) => void) | undefined
  /** A double click ends the area. */
  onDone: () => void
}

const wholeCountry: View = { south: -11, west: 95, north: 6, east: 141, zoom: 5 }
/** So that names of towns and the coast are in sight. */
const nearby = 11
const margin = 0.5
const closer = 2
/** About 20 metres: as one pin at every zoom. */
const onePlace = 0.0002

/** Half a degree around what there is, or the whole country: a branch does not look at empty islands first. */
const around = (points: readonly Point[]): [[number, number], [number, number]] => {
  const { south, west, north, east } = wholeCountry
  if (points.length === 0)
    return [
      [south, west],
      [north, east],
    ]
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  return [
    [Math.min(...lats) - margin, Math.min(...lngs) - margin],
    [Math.max(...lats) + margin, Math.max(...lngs) + margin],
  ]
}

/** Circles that the server made, and pins where one place lies alone. */
export const ClusterMap = ({
  label,
  clusters,
  pins,
  isHeat,
  area,
  chosen,
  onChoose,
  onMany,
  hereLabel,
  ...eyes
}: Props) => (
  <section className={`${pinStyle.frame} ${style.frame}`} aria-label={label}>
    <BaseMap className={pinStyle.map} bounds={around([...clusters, ...pins].map(({ at }) => at))}>
      {area.length > 0 && <Polygon positions={[...area]} className={style.area} />}
      <Circles clusters={clusters} isHeat={isHeat} onMany={onMany} />
      {pins.map((pin) => (
        <OnePin key={pin.key} pin={pin} isChosen={pin.key === chosen} onChoose={onChoose} />
      ))}
      {eyes.center && <Here at={eyes.center} label={hereLabel} />}
      <Eyes {...eyes} />
    </BaseMap>
  </section>
)

/** A click looks closer until the circle splits; where it never will, it opens what lies there. */
const Circles = ({ clusters, isHeat, onMany }: Pick<Props, 'clusters' | 'isHeat' | 'onMany'>) => {
  const map = useMap()
  const open = ({ at, corners }: Cluster) => {
    const { south, west, north, east } = corners
    const isOne = north - south < onePlace && east - west < onePlace
    if (isOne || map.getZoom() >= map.getMaxZoom()) onMany(corners)
    else map.setView(at, map.getZoom() + closer)
  }
  return clusters.map((cluster) => {
    const { at, label, badge, step, title } = cluster
    return (
      <MapMarker
        key={`${at.lat}/${at.lng}/${label}/${isHeat}/${step}`}
        at={at}
        size={26 + 6 * step}
        title={title}
        onPress={() => open(cluster)}
      >
        <span className={isHeat ? `${markStyle.cluster} ${style[`heat${step}`]}` : markStyle.cluster}>{label}</span>
        {badge && <b className={style.badge}>▲ {badge}</b>}
      </MapMarker>
    )
  })
}

const rings = [1000, 5000, 10_000]
/** Where one stands, with the ground around it in rings of 1, 5 and 10 km. */
const Here = ({ at, label }: { at: Point; label: string }) => (
  <>
    {rings.map((metres) => (
      <Circle key={metres} center={at} radius={metres} interactive={false} className={style.ring} />
    ))}
    <CircleMarker center={at} radius={8} className={style.here}>
      <Tooltip permanent direction="bottom">
        {label}
      </Tooltip>
    </CircleMarker>
  </>
)

const Eyes = ({ center, onView, onCorner, onDone }: Pick<Props, 'center' | 'onView' | 'onCorner' | 'onDone'>) => {
  const map = useMap()
  const isDrawing = onCorner !== undefined
  useEffect(() => {
    if (!isDrawing) return
    map.doubleClickZoom.disable()
    return () => void map.doubleClickZoom.enable()
  }, [isDrawing, map])
  const look = () => {
    const bounds = map.getBounds()
    onView({
      south: Math.max(-90, bounds.getSouth()),
      west: Math.max(-180, bounds.getWest()),
      north: Math.min(90, bounds.getNorth()),
      east: Math.min(180, bounds.getEast()),
      zoom: map.getZoom(),
    })
  }
  useMapEvents({
    moveend: look,
    click: ({ latlng }) => onCorner?.({ lat: latlng.lat, lng: latlng.lng }),
    dblclick: () => isDrawing && onDone(),
  })
  const goTo = useEffectEvent((point: Point) => map.setView(point, nearby))
  useEffect(() => {
    if (center) goTo(center)
  }, [center])
  return null
}
