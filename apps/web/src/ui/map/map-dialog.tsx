import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { type KeyboardEvent, useState } from 'react'
import { Circle, CircleMarker, useMap, useMapEvents } from 'react-leaflet'
import IconCurrentLocation from '#icon/CurrentLocation'
import { currentPosition } from '../../lib/browser/position.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { BaseMap } from './base-map.tsx'
import style from './map-dialog.module.css'
import type { Point } from './map-land.tsx'
import marks from './map-marks.module.css'

type Props = {
  title: string
  at: Point
  isEmpty: boolean
  radius?: number
  onPick: (point: Point) => void
  onClose: () => void
}

const middle = { lat: -2.5, lng: 118 }
/** So many pixels a press of an arrow key. */
const step = 10

export const MapDialog = ({ title, at, isEmpty, radius, onPick, onClose }: Props) => {
  const t = useWords(recordWords)
  const everyday = useWords(everydayWords)
  const isOnEarth = Math.abs(at.lat) <= 90 && Math.abs(at.lng) <= 180
  const [pin, setPin] = useState(!isEmpty && isOnEarth ? at : undefined)
  return (
    <Dialog
      title={title}
      sub={pin ? t('pin', { lat: pin.lat.toFixed(6), lng: pin.lng.toFixed(6) }) : t('mapHelp')}
      size={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <Button kind="primary" aria-disabled={!pin} onClick={() => pin && onPick(pin)}>
            {t('usePlace')}
          </Button>
        </>
      }
    >
      <BaseMap className={style.map} center={pin ?? middle} zoom={pin ? 14 : 5} keyboard={false}>
        {pin && radius && <Circle center={pin} radius={radius} className={marks.radius} />}
        {pin && <CircleMarker center={pin} radius={7} className={marks.pin} />}
        <Hands pin={pin} label={t('mapHelp')} onMove={setPin} />
      </BaseMap>
      <WhereIAm onFound={setPin} />
    </Dialog>
  )
}

type HandsProps = { pin: Point | undefined; label: string; onMove: (point: Point) => void }

/** A click sets the pin; arrow keys move it, or the map's middle where there is none yet; plus and minus zoom. */
const Hands = ({ pin, label, onMove }: HandsProps) => {
  const map = useMap()
  useMapEvents({ click: ({ latlng }) => onMove({ lat: latlng.lat, lng: latlng.wrap().lng }) })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (event.key === '+' || event.key === '-') map.setZoom(map.getZoom() + (event.key === '+' ? 1 : -1))
    if (!way) return
    event.preventDefault()
    const [x = 0, y = 0] = way
    const from = map.latLngToContainerPoint(pin ?? map.getCenter())
    const { lat, lng } = map.containerPointToLatLng(from.add([x * step, y * step]))
    onMove({ lat, lng })
    map.panInside([lat, lng], { padding: [40, 40] })
  }
  // biome-ignore lint/a11y/noNoninteractiveTabindex: no element of HTML is a map one moves in by keys.
  return <div role="application" tabIndex={0} aria-label={label} className={style.keys} onKeyDown={onKeyDown} />
}

const WhereIAm = ({ onFound }: { onFound: (point: Point) => void }) => {
  const t = useWords(recordWords)
  const [isFailed, setFailed] = useState(false)
  const find = async () => {
    const found = await currentPosition()
    setFailed(!found)
    if (found) onFound(found)
  }
  return (
    <p className={style.here}>
      <Button size="small" icon={<IconCurrentLocation size={16} />} onClick={() => void find()}>
        {t('whereIAm')}
      </Button>
      {isFailed && <span role="alert">{t('whereFailed')}</span>}
    </p>
  )
}
