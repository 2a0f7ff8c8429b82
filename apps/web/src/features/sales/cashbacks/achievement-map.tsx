import 'leaflet/dist/leaflet.css'
import type { AchievementRow } from '@sejuk/contract/sales/cashbacks'
import { rupiah } from '@sejuk/domain/money'
import { writeNumber } from '@sejuk/domain/numbers'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useEffect, useMemo, useState } from 'react'
import { CircleMarker, MapContainer, ScaleControl, Tooltip, useMap, useMapEvents } from 'react-leaflet'
import { useWords } from '../../../lib/language/words.ts'
import { Land } from '../../../ui/map/map-land.tsx'
import style from './achievement-map.module.css'
import { keyOfRow } from './achievement-table.tsx'
import { type Cluster, clustersOf } from './clusters.ts'

const middle = { lat: -2.5, lng: 118 }

type Placed = AchievementRow
type Props = { rows: readonly Placed[]; chosen: string | undefined; onChoose: (key: string) => void }

export const AchievementMap = (props: Props) => (
  <MapContainer className={style.map} center={middle} zoom={5} minZoom={4} maxZoom={17} attributionControl={false}>
    <Land />
    <ScaleControl imperial={false} />
    <Marks {...props} />
  </MapContainer>
)

const Marks = ({ rows, chosen, onChoose }: Props) => {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const picked = rows.find((row) => keyOfRow(row) === chosen)
  useEffect(() => {
    if (picked) map.flyTo([picked.lat ?? 0, picked.lng ?? 0], Math.max(map.getZoom(), 12), { duration: 0.4 })
  }, [map, picked])
  useEffect(() => {
    const first = rows[0]
    if (!first) return
    const edges = rows.map(({ lat, lng }): [number, number] => [lat ?? 0, lng ?? 0])
    map.fitBounds(edges, { padding: [30, 30], maxZoom: 11, animate: false })
  }, [map, rows])
  const clusters = useMemo(
    () => clustersOf(rows, ({ lat, lng }) => map.project([lat ?? 0, lng ?? 0], zoom)),
    [rows, zoom, map],
  )
  return clusters.map((cluster) => (
    <Mark key={`${zoom}/${cluster.x}/${cluster.y}`} cluster={cluster} zoom={zoom} chosen={chosen} onChoose={onChoose} />
  ))
}

type MarkProps = { cluster: Cluster<Placed>; zoom: number; chosen: string | undefined; onChoose: (key: string) => void }

const Mark = ({ cluster, zoom, chosen, onChoose }: MarkProps) => {
  const t = useWords(cashbackWords)
  const map = useMap()
  const { rows, band } = cluster
  const [only] = rows
  if (!only) return null
  const isOne = rows.length === 1
  const isChosen = rows.some((row) => keyOfRow(row) === chosen)
  const press = () => {
    if (isOne) onChoose(keyOfRow(only))
    else map.setView(map.unproject([cluster.x, cluster.y], zoom), Math.min(17, zoom + 2))
  }
  return (
    <CircleMarker
      // The map reads a mark's class only when it draws it.
      key={String(isChosen)}
      // Above the land, whichever of the two is there first.
      pane="markerPane"
      center={map.unproject([cluster.x, cluster.y], zoom)}
      radius={isOne ? 7 : Math.min(24, 10 + Math.sqrt(rows.length) * 1.6)}
      className={`${style.mark} ${style[band]} ${isChosen ? style.chosen : ''}`}
      eventHandlers={{ click: press }}
    >
      {isOne ? (
        <Tooltip>
          <b>{only.customer_name}</b>
          <br />
          {rupiah(only.actual_amount)} / {rupiah(only.target_amount)} · {writeNumber(only.percent / 100, 1)}%
        </Tooltip>
      ) : (
        <Tooltip permanent direction="center" className={style.count}>
          <span title={t('cluster', { n: rows.length })}>{rows.length}</span>
        </Tooltip>
      )}
    </CircleMarker>
  )
}
