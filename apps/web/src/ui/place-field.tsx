import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { later } from './later.tsx'
import style from './place-field.module.css'
import { TextField } from './text-field.tsx'

const MapDialog = later(() => import('./map-dialog.tsx').then((map) => map.MapDialog))

type Props = {
  label: string
  lat: string
  lng: string
  /** A circle of so many metres around the pin. */
  radius?: number
  errors: { lat?: string; lng?: string }
  onChange: (place: { lat: string; lng: string }) => void
}

/** Maps of others give both numbers at once: '-6.1754, 106.8272'. */
const pasted = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

export const PlaceField = ({ label, lat, lng, radius, errors, onChange }: Props) => {
  const t = useWords(recordWords)
  const [isOpen, setOpen] = useState(false)
  const put = (part: { lat?: string; lng?: string }) => {
    const both = pasted.exec(part.lat ?? part.lng ?? '')
    onChange(both ? { lat: both[1] ?? '', lng: both[2] ?? '' } : { lat, lng, ...part })
  }
  return (
    <fieldset className={style.place}>
      <legend className="sr-only">{label}</legend>
      <div className={style.pair}>
        <TextField
          label={t('lat')}
          value={lat}
          onChange={(next) => put({ lat: next })}
          error={errors.lat}
          inputMode="decimal"
        />
        <TextField
          label={t('lng')}
          value={lng}
          onChange={(next) => put({ lng: next })}
          error={errors.lng}
          inputMode="decimal"
        />
      </div>
      <Button size="small" icon={<IconMapPin size={16} />} onClick={() => setOpen(true)}>
        {t('pickOnMap')}
      </Button>
      {isOpen && (
        <MapDialog
          title={label}
          at={{ lat: Number(lat), lng: Number(lng) }}
          isEmpty={!lat || !lng}
          radius={radius}
          onPick={(point) => {
            onChange({ lat: point.lat.toFixed(6), lng: point.lng.toFixed(6) })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  )
}
