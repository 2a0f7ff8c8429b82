import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { GeoJSON } from 'react-leaflet'
import indonesia from './indonesia.geojson?url'
import marks from './map-marks.module.css'

export type Point = { lat: number; lng: number }

/** Given to each outline as it is drawn. */
const land = { className: marks.land, interactive: false }
/** It arrives after the pins, which stay above it. */
const below = { add: ({ target }: { target: { bringToBack: () => void } }) => void target.bringToBack() }

const outline = async (): Promise<ComponentProps<typeof GeoJSON>['data']> => (await fetch(indonesia)).json()

/** Province outlines are a local file: no external map service is used. */
export const Land = () => {
  const { data } = useQuery({ queryKey: ['map', indonesia], queryFn: outline, staleTime: Number.POSITIVE_INFINITY })
  return data && <GeoJSON data={data} eventHandlers={below} {...land} />
}
