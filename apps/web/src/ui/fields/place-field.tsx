import { readPair } from '@sejuk/domain/places'
import { keepNumber } from '@sejuk/domain/values/numbers'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './place-field.module.css'
import { TextField } from './text-field.tsx'

const MapDialog = lazyPart(() => import('../map/map-dialog.tsx').then((map) => map.MapDialog))

type Props = {
  label: string
  lat: string
  lng: string
  /** A circle of so many metres around the pin. */
  radius?: number
  errors: { lat?: string; lng?: string }
  onChange: (place: { lat: string; lng: string }) => void
}

/** With both signs in it somebody is still typing the pair. */
const numberOf = (text: string) => (/\..*,/.test(text) ? text : keepNumber(text))

/** No keypad of digits: on many phones it has no minus, and most of the country lies south of the line. */
export const PlaceField = ({ label, lat, lng, radius, errors, onChange }: Props) => {
  const t = useWords(recordWords)
  const [isOpen, setOpen] = useState(false)
  const put = (part: { lat?: string; lng?: string }) => {
    const both = readPair(part.lat ?? part.lng ?? '')
    const one = Object.fromEntries(Object.entries(part).map(([name, text]) => [name, numberOf(text)]))
    onChange(both ?? { lat, lng, ...one })
  }
  return (
    <fieldset className={style.place}>
      <legend className="sr-only">{label}</legend>
      <div className={style.pair}>
        <TextField label={t('lat')} value={lat} onChange={(next) => put({ lat: next })} error={errors.lat} />
        <TextField label={t('lng')} value={lng} onChange={(next) => put({ lng: next })} error={errors.lng} />
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
