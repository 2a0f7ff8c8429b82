import { CircleMarker, Polyline, Tooltip } from 'react-leaflet'
import { BaseMap } from './base-map.tsx'
import type { Point } from './map-land.tsx'
import style from './route-map.module.css'

export type RouteStop = { key: string; at: Point; n: number; name: string; state: 'done' | 'next' | 'later' }

const edge = 0.01

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
        {stops.map(({ key, at, n, name, state }) => (
          <CircleMarker key={key} center={at} radius={14} className={`${style.stop} ${style[state]}`}>
            <Tooltip permanent direction="center" className={`${style.number} ${style[`${state}Number`]}`}>
              <span title={name}>{n}</span>
            </Tooltip>
          </CircleMarker>
        ))}
      </BaseMap>
    </section>
  )
}
