import type { AchievementRow } from '@sejuk/contract/sales/cashback-achievements'
import { type AchievementBand, bandOf } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { mapWords } from '@sejuk/words/maps'
import { useEffect, useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { useWords } from '../../../lib/language/words.ts'
import { BaseMap } from '../../../ui/map/base-map.tsx'
import { ClusterMark } from '../../../ui/map/cluster-mark.tsx'
import { clustersOf } from '../../../ui/map/clusters.ts'
import { type Shades, useProvinces } from '../../../ui/map/map-land.tsx'
import { OnePin } from '../../../ui/map/pins-map.tsx'
import { provinceOf } from '../../../ui/map/province-of.ts'
import style from './achievement-map.module.css'
import { keyOfRow } from './achievement-table.tsx'
import { commonBand } from './common-band.ts'

const middle = { lat: -2.5, lng: 118 }
const bandTones = { behind: 'bad', near: 'attention', reached: 'good' } as const satisfies Record<
  AchievementBand,
  string
>

type Props = { rows: readonly AchievementRow[]; chosen: string | undefined; onChoose: (key: string) => void }

const placeOf = ({ lat, lng }: AchievementRow) => ({ lat: lat ?? 0, lng: lng ?? 0 })
const share = (percent: number) => `${writeNumber(percent / 100, 0)}%`

/** Provinces shaded by what was reached of their targets, with the share; customers as numbers and pins above them. */
export const AchievementMap = (props: Props) => {
  const { rows } = props
  const t = useWords(mapWords)
  const provinces = useProvinces()
  const shades = useMemo((): Shades => {
    const found = new Map<string, { actual: number; target: number; n: number }>()
    if (provinces)
      for (const row of rows) {
        const name = provinceOf(placeOf(row), provinces)
        const { actual, target, n } = found.get(name) ?? { actual: 0, target: 0, n: 0 }
        found.set(name, { actual: actual + row.actual_amount, target: target + row.target_amount, n: n + 1 })
      }
    return new Map(
      [...found].map(([name, { actual, target, n }]) => {
        const percent = target > 0 ? Math.round((actual / target) * 10_000) : 0
        const title = t('provinceShare', { name, share: share(percent), n })
        return [name, { className: style[bandOf(percent)] ?? '', label: share(percent), title }]
      }),
    )
  }, [rows, provinces, t])
  return (
    <BaseMap className={style.map} center={middle} zoom={5} maxZoom={17} shades={shades}>
      <Marks {...props} />
    </BaseMap>
  )
}

const Marks = ({ rows, chosen, onChoose }: Props) => {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const picked = rows.find((row) => keyOfRow(row) === chosen)
  useEffect(() => {
    if (picked) map.flyTo(placeOf(picked), Math.max(map.getZoom(), 12), { duration: 0.4 })
  }, [map, picked])
  useEffect(() => {
    if (rows.length === 0) return
    const edges = rows.map(placeOf).map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(edges, { padding: [30, 30], maxZoom: 11, animate: false })
  }, [map, rows])
  const clusters = useMemo(() => clustersOf(rows, (row) => map.project(placeOf(row), zoom)), [rows, zoom, map])
  return clusters.map(({ all, x, y }) => {
    const [only] = all
    if (all.length > 1 || !only)
      return (
        <ClusterMark
          key={`${zoom}/${x}/${y}`}
          at={map.unproject([x, y], zoom)}
          n={all.length}
          tone={bandTones[commonBand(all)]}
        />
      )
    const { customer_name, actual_amount, target_amount, percent, band } = only
    const label = `${customer_name}: ${rupiah(actual_amount)} / ${rupiah(target_amount)}, ${share(percent)}`
    const pin = { key: keyOfRow(only), at: placeOf(only), tone: bandTones[band], label }
    return <OnePin key={pin.key} pin={pin} isChosen={pin.key === chosen} onChoose={onChoose} />
  })
}
