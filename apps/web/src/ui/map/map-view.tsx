import { Circle, CircleMarker, Tooltip } from 'react-leaflet'
import { BaseMap } from './base-map.tsx'
import type { Point } from './map-land.tsx'
import marks from './map-marks.module.css'
import style from './map-view.module.css'

type Props = {
  label: string
  at: Point
  /** A second place, hollow. */
  also?: Point
  /** What the two are called on the map. */
  letters?: readonly [string, string]
  /** A circle of so many metres around the first. */
  radius: number
  /** How near it may be looked at, in degrees from the middle to the edge. */
  closest?: number
}

/** Shows one or two places, both in view. */
export const MapView = ({ label, at, also, letters, radius, closest }: Props) => {
  const north = Math.abs(at.lat - (also?.lat ?? at.lat))
  const east = Math.abs(at.lng - (also?.lng ?? at.lng))
  const half = Math.max(closest ?? 0.012, north * 1.3, east * 1.3)
  const bounds: [[number, number], [number, number]] = [
    [at.lat - half, at.lng - half],
    [at.lat + half, at.lng + half],
  ]
  return (
    <section className={style.frame} aria-label={label}>
      <BaseMap className={style.map} bounds={bounds} scrollWheelZoom={false}>
        <Circle center={at} radius={radius} className={marks.radius} />
        <CircleMarker center={at} radius={7} className={marks.pin}>
          {letters && (
            <Tooltip permanent direction="top">
              {letters[0]}
            </Tooltip>
          )}
        </CircleMarker>
        {also && (
          <CircleMarker center={also} radius={7} className={marks.also}>
            {letters && (
              <Tooltip permanent direction="bottom">
                {letters[1]}
              </Tooltip>
            )}
          </CircleMarker>
        )}
      </BaseMap>
    </section>
  )
}
