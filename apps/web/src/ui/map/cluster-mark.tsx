import { mapWords } from '@sejuk/words/maps'
import { useMap } from 'react-leaflet'
import { useWords } from '../../lib/language/words.ts'
import type { Point } from './map-land.tsx'
import { MapMarker } from './map-marker.tsx'
import style from './pin-mark.module.css'

const closer = 2

type Props = { at: Point; n: number; tone?: 'bad' | 'attention' | 'good' }

/** Several places as one number; a press looks closer until it splits. */
export const ClusterMark = ({ at, n, tone }: Props) => {
  const t = useWords(mapWords)
  const map = useMap()
  return (
    <MapMarker
      at={at}
      size={Math.round(Math.min(48, 26 + Math.sqrt(n) * 1.6))}
      title={t('clusterN', { n })}
      onPress={() => map.setView(at, Math.min(map.getMaxZoom(), map.getZoom() + closer))}
    >
      <span className={style.cluster} data-tone={tone}>
        {n}
      </span>
    </MapMarker>
  )
}
