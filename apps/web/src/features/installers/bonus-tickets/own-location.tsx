import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { slab } from '../../../ui/slab.tsx'
import type { KeptForm } from './kept-tickets.ts'

type Props = { form: KeptForm; onFound: (part: Partial<KeptForm>) => void; error?: string }

/** Where the phone is, which is where the unit hangs. */
export const OwnLocation = ({ form, onFound, error }: Props) => {
  const t = useWords(bonusTicketWords)
  const [isLost, setLost] = useState(false)
  const find = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLost(false)
        onFound({ capture_lat: latitude, capture_lng: longitude, pin_lat: latitude, pin_lng: longitude })
      },
      () => setLost(true),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  const { capture_lat: lat, capture_lng: lng } = form
  return (
    <>
      <Button icon={<IconMapPin size={16} />} onClick={find}>
        {t('useLocation')}
      </Button>
      {lat !== null && lng !== null && <small>{t('locationHere', { lat: lat.toFixed(5), lng: lng.toFixed(5) })}</small>}
      {(isLost || error) && <p className={slab.note}>{isLost ? t('noLocation') : error}</p>}
    </>
  )
}
