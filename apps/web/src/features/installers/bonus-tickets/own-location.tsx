import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import IconMap from '#icon/Map'
import IconMapPin from '#icon/MapPin'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { StoredForm } from './stored-tickets.ts'

const MapDialog = lazyPart(() => import('../../../ui/map/map-dialog.tsx').then((map) => map.MapDialog))

type Props = { form: StoredForm; onFound: (part: Partial<StoredForm>) => void; error?: string }

/** The phone's position, assumed to be the unit's; elsewhere the user sets the pin on the map. */
export const OwnLocation = ({ form, onFound, error }: Props) => {
  const t = useWords(bonusTicketWords)
  const [isLost, setLost] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { capture_lat: lat, capture_lng: lng, pin_lat, pin_lng } = form
  const isPinned = pin_lat !== null && pin_lng !== null
  const isPlaced = isPinned && (pin_lat !== lat || pin_lng !== lng)
  const find = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLost(false)
        const here = { capture_lat: latitude, capture_lng: longitude }
        onFound(isPlaced ? here : { ...here, pin_lat: latitude, pin_lng: longitude })
      },
      () => setLost(true),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  return (
    <>
      <Button icon={<IconMapPin size={16} />} onClick={find}>
        {t('useLocation')}
      </Button>
      {lat !== null && lng !== null && <small>{t('locationHere', { lat: lat.toFixed(5), lng: lng.toFixed(5) })}</small>}
      <Button icon={<IconMap size={16} />} onClick={() => setOpen(true)}>
        {t('placePin')}
      </Button>
      {isPlaced && <small>{t('pinHere', { lat: pin_lat.toFixed(5), lng: pin_lng.toFixed(5) })}</small>}
      {(isLost || error) && <Note>{isLost ? t('noLocation') : error}</Note>}
      {isOpen && (
        <MapDialog
          title={t('placePin')}
          at={{ lat: pin_lat ?? 0, lng: pin_lng ?? 0 }}
          isEmpty={!isPinned}
          onPick={(point) => {
            onFound({ pin_lat: point.lat, pin_lng: point.lng })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
