import { useQuery } from '@tanstack/react-query'
import { divIcon, type Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, Pane, useMap, useMapEvents } from 'react-leaflet'
import cities from './cities.json?url'
import { type Point, textNode, useProvinces } from './map-land.tsx'
import marks from './map-marks.module.css'
import { type Label, thinned } from './thinned.ts'

/** Name, latitude, longitude, and the zoom from which it is shown; the larger places first. */
type City = [name: string, lat: number, lng: number, zoom: number]
type Named = Label & { at: Point; isProvince: boolean }

const read = async (): Promise<City[]> => {
  const found: unknown = await (await fetch(cities)).json()
  return Array.isArray(found) ? found : []
}
const provincesTo = 7

const labelsIn = (map: LeafletMap, found: readonly Omit<Named, 'x' | 'y'>[]): Named[] => {
  const bounds = map.getBounds().pad(0.1)
  return thinned(
    found
      .filter(({ at }) => bounds.contains(at))
      .map((one) => {
        const { x, y } = map.latLngToLayerPoint(one.at)
        return { ...one, x, y }
      }),
  )
}

/** Names of provinces, cities and districts: as many as there is room for at this zoom. */
export const PlaceNames = ({ hasShades }: { hasShades: boolean }) => {
  const map = useMap()
  const [seen, setSeen] = useState(0)
  useMapEvents({ moveend: () => setSeen((n) => n + 1), resize: () => setSeen((n) => n + 1) })
  const provinces = useProvinces()
  const { data } = useQuery({ queryKey: ['map', cities], queryFn: read, staleTime: Number.POSITIVE_INFINITY })
  const zoom = map.getZoom()
  const names = useMemo(() => {
    if (seen < 0) return []
    const large = (data ?? []).filter(([, , , from]) => from <= zoom)
    const areas = !hasShades && zoom > 4 && zoom <= provincesTo ? (provinces?.features ?? []) : []
    return labelsIn(map, [
      ...large.map(([name, lat, lng]) => ({ name, at: { lat, lng }, isProvince: false })),
      ...areas.map(({ properties }) => ({ name: properties.name, at: properties, isProvince: true })),
    ])
  }, [map, data, provinces, hasShades, zoom, seen])
  return (
    <Pane name="place-names" style={{ zIndex: 450, pointerEvents: 'none' }}>
      {names.map((one) => (
        <Name key={`${one.name}/${one.at.lat}/${one.at.lng}`} {...one} />
      ))}
    </Pane>
  )
}

const Name = ({ name, at, isProvince }: Named) => {
  const icon = useMemo(
    () =>
      divIcon({
        html: textNode(name),
        className: isProvince ? `${marks.name} ${marks.province}` : marks.name,
        iconSize: [0, 0],
      }),
    [name, isProvince],
  )
  return <Marker position={at} icon={icon} interactive={false} keyboard={false} />
}
