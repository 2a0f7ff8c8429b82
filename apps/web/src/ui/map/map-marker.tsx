import { divIcon } from 'leaflet'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'
import type { Point } from './map-land.tsx'
import style from './pin-mark.module.css'

const makePlace = () => Object.assign(document.createElement('div'), { className: style.filling })

type Props = { at: Point; size: number; title: string; className?: string; onPress?: () => void; children: ReactNode }

/** Something of ours at a place: pressed with the pointer, or with Enter. */
export const MapMarker = ({ at, size, title, className, onPress, children }: Props) => {
  const [place] = useState(makePlace)
  const icon = useMemo(
    () => divIcon({ html: place, className: className ?? '', iconSize: [size, size] }),
    [place, className, size],
  )
  return (
    <Marker
      position={at}
      icon={icon}
      title={title}
      alt={title}
      eventHandlers={onPress ? { click: onPress } : undefined}
    >
      {createPortal(children, place)}
    </Marker>
  )
}
