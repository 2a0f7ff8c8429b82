import { divIcon } from 'leaflet'
import { useMemo } from 'react'
import { Marker, Polyline } from 'react-leaflet'
import { BaseMap } from './base-map.tsx'
import { type Point, textNode } from './map-land.tsx'
import style from './route-map.module.css'

export type RouteStop = { key: string; at: Point; n: number; name: string; state: 'done' | 'next' | 'later' }

const edge = 0.01
const size = 30

/** Its number is there with the circle: the library's tooltips are empty at first, and would be read aloud as nothing. */
const StopMark = ({ at, n, name, state }: Omit<RouteStop, 'key'>) => {
  const icon = useMemo(
    () => divIcon({ html: textNode(String(n)), className: `${style.stop} ${style[state]}`, iconSize: [size, size] }),
    [n, state],
  )
  return <Marker position={at} icon={icon} title={name} alt={name} keyboard={false} />
}

/** The stops as numbered circles in their order. Everything is in the list below too. */
export const RouteMap = ({ label, stops }: { label: string; stops: readonly RouteStop[] }) => {
  const lats = stops.map(({ at }) => at.lat)
  const lngs = stops.map(({ at }) => at.lng)
  const bounds: [[number, number], [number, number]] = [
    [Math.min(...lats) - edge, Math.min(...lngs) - edge],
    [Math.max(...lats) + edge, Math.max(...lngs) + edge],
  ]
  return (
    <section className={style.frame} aria-label={label}>
      <BaseMap
        key={stops.map(({ key, state }) => `${key}${state}`).join(' ')}
        className={style.map}
        bounds={bounds}
        maxZoom={18}
        scrollWheelZoom={false}
      >
        {stops.slice(1).map((stop, n) => (
          <Polyline
            key={stop.key}
            positions={[stops[n]?.at ?? stop.at, stop.at]}
            className={stop.state === 'done' ? style.gone : style.ahead}
          />
        ))}
        {stops.map(({ key, ...stop }) => (
          <StopMark key={key} {...stop} />
        ))}
      </BaseMap>
    </section>
  )
}
