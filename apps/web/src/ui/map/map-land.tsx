import { useQuery } from '@tanstack/react-query'
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson'
import { divIcon } from 'leaflet'
import { useMemo } from 'react'
import { GeoJSON, Marker } from 'react-leaflet'
import indonesia from './indonesia.geojson?url'
import marks from './map-marks.module.css'

export type Point = { lat: number; lng: number }
/** Of a province: the class of its area, a short word on it, and the sentence for those who point at it. */
export type Shades = ReadonlyMap<string, { className: string; label: string; title: string }>
type Named = { name: string } & Point
export type Provinces = FeatureCollection<MultiPolygon, Named>

/** It arrives after the pins, which stay above it. */
const below = { add: ({ target }: { target: { bringToBack: () => void } }) => void target.bringToBack() }

/** Whatever else answers under its address, such as a page that asks to sign in to a network, is no outline. */
const outline = async (): Promise<Provinces> => {
  const found: Partial<Provinces> = await (await fetch(indonesia)).json()
  return { type: 'FeatureCollection', features: found.features ?? [] }
}

/** Province outlines are a local file: no external map service is used. */
export const useProvinces = () =>
  useQuery({ queryKey: ['map', indonesia], queryFn: outline, staleTime: Number.POSITIVE_INFINITY }).data

type Props = { shades?: Shades; isClear?: boolean }

export const Land = ({ shades, isClear = false }: Props) => {
  const data = useProvinces()
  if (!data) return null
  const classOf = (feature: Feature | undefined) =>
    [marks.land, isClear && marks.clear, shades?.get(String(feature?.properties?.name))?.className]
      .filter(Boolean)
      .join(' ')
  const shaded = data.features.flatMap(({ properties }) => {
    const shade = shades?.get(properties.name)
    return shade ? [{ at: properties, ...shade }] : []
  })
  return (
    <>
      <GeoJSON
        // Leaflet reads the class of an area when it draws it.
        key={shaded.map(({ at, className }) => `${at.name}${className}`).join()}
        data={data}
        style={(feature) => ({ className: classOf(feature) })}
        interactive={false}
        eventHandlers={below}
      />
      {shaded.map(({ at, label, title }) => (
        <Share key={at.name} at={at} label={label} title={title} />
      ))}
    </>
  )
}

const Share = ({ at, label, title }: { at: Point; label: string; title: string }) => {
  const icon = useMemo(() => divIcon({ html: textNode(label), className: marks.share, iconSize: [0, 0] }), [label])
  return <Marker position={at} icon={icon} title={title} keyboard={false} zIndexOffset={-1000} />
}

export const textNode = (text: string) => {
  const place = document.createElement('span')
  place.textContent = text
  return place
}
