import 'leaflet/dist/leaflet.css'
import { getMapTiles } from '@sejuk/contract/platform/site-settings'
import { mapWords } from '@sejuk/words/maps'
import { useState } from 'react'
import { MapContainer, type MapContainerProps, ScaleControl, TileLayer } from 'react-leaflet'
import { useCall } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './base-map.module.css'
import { Land, type Shades } from './map-land.tsx'
import { PlaceNames } from './place-names.tsx'

type Props = MapContainerProps & {
  /** Provinces in other colours, by their names, with a word on each. */
  shades?: Shades
}

/** What every map of ours lies on: configured tiles, or else our own outlines with the names of places. */
export const BaseMap = ({ shades, children, className, ...props }: Props) => {
  const t = useWords(mapWords)
  const tiles = useCall(getMapTiles, {}).data?.data
  const [isFailed, setFailed] = useState(false)
  const hasTiles = Boolean(tiles) && !isFailed
  return (
    <MapContainer
      minZoom={4}
      maxZoom={19}
      {...props}
      className={[style.map, className].filter(Boolean).join(' ')}
      attributionControl={false}
    >
      {tiles && hasTiles && <TileLayer url={tiles.url} eventHandlers={{ tileerror: () => setFailed(true) }} />}
      {(!hasTiles || shades) && <Land shades={shades} isClear={hasTiles} />}
      {!hasTiles && <PlaceNames hasShades={shades !== undefined} />}
      <ScaleControl imperial={false} />
      {children}
      <p className={style.attribution}>{tiles && hasTiles ? tiles.attribution : t('ownData')}</p>
    </MapContainer>
  )
}
