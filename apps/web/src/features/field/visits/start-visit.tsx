import type { VisitPlace } from '@sejuk/contract/field/visit-plans'
import { isFresh } from '@sejuk/domain/field/attendance'
import { isNear, metresToPin, nearMetres, visitModule } from '@sejuk/domain/field/visits'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { deviceId } from '../../../entities/field/device.ts'
import { type Tapped, tapNow } from '../../../entities/field/use-field-queue.ts'
import { type FreshPosition, freshPosition } from '../../../lib/browser/position.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { isAt, type KnownDay } from './use-visit-day.ts'

const MapView = lazyPart(() => import('../../../ui/map/map-view.tsx').then((map) => map.MapView))

type Props = { place: VisitPlace; day: KnownDay }
type Found = { position: FreshPosition; at: Tapped }

/** One tap near the pin; further away the pin is wrong, with a photo, or one goes closer. */
export const StartVisit = ({ place, day }: Props) => {
  const say = useSay()
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  const [failed, setFailed] = useState<'none' | 'old'>()
  const [found, setFound] = useState<Found>()
  const [photo, setPhoto] = useState<File>()
  const [note, setNote] = useState('')
  const { work, open, data } = day
  const pageOf = (customer_code: string) => pageTo('visitMobileDay', { id: customer_code, date: data?.today ?? '' })
  if (open && isAt(open, place))
    return (
      <Link {...pageOf(place.customer_code)}>
        <Button kind="primary" size="large">
          {t('resume')}
        </Button>
      </Link>
    )
  const begin = async ({ position, at }: Found, isPinWrong: boolean) => {
    const { customer_code, shop_code } = place
    const input = {
      ...position,
      customer_code,
      shop_code,
      device_id: deviceId(),
      pin_is_wrong: isPinWrong,
      pin_note: note.trim() || null,
      pin_photo: isPinWrong && photo !== undefined,
    }
    const photos = isPinWrong && photo ? [{ module_name: visitModule, alias: 'pin', file: photo }] : []
    await work.add({ action: 'visit-in', thread: 'visits', input, at }, photos)
    toast('saved', work.isOnline ? t('begun', { time: dates.time(at.at_device) }) : t('saved'))
    void navigate(pageOf(customer_code))
  }
  const tap = async () => {
    setFailed(undefined)
    setLooking(true)
    const position = await freshPosition()
    const at = tapNow()
    setLooking(false)
    if (!position) return setFailed('none')
    // The server would refuse it, after the phone was offline all day.
    if (!isFresh(position.position_at, at.at_device)) return setFailed('old')
    if (isNear(metresToPin(place, position))) return begin({ position, at }, false)
    setFound({ position, at })
  }
  if (open)
    return (
      <Note role="status">
        {t('openElsewhere', { customer: open.stored?.shop_name ?? open.stored?.customer_name ?? open.customer_code })}{' '}
        <Link {...pageOf(open.customer_code)}>{t('goThere')}</Link>
      </Note>
    )
  const metres = found && metresToPin(place, found.position)
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert">
          {failed === 'old' ? say(because('location-not-fresh')) : t('noPosition')}
        </Note>
      )}
      {found && (
        <>
          {place.lat !== null && place.lng !== null && (
            <MapView
              label={t('farTitle')}
              at={{ lat: place.lat, lng: place.lng }}
              also={{ lat: found.position.lat, lng: found.position.lng }}
              radius={nearMetres}
            />
          )}
          <Note role="alert">
            {metres === null || metres === undefined ? t('noPinText') : t('farText', { n: metres, most: nearMetres })}
          </Note>
          <CameraPhoto
            label={t('photo_pin')}
            again={t('retake')}
            hint={t('pinPhotoHint')}
            file={photo}
            camera="environment"
            onTake={setPhoto}
          />
          <TextField label={t('pinNote')} value={note} onChange={setNote} most={500} />
          <Button
            kind="primary"
            size="large"
            disabled={!photo && note.trim() === ''}
            onClick={() => void begin(found, true)}
          >
            {t('propose')}
          </Button>
          <Button onClick={() => void tap()}>{t('tryAgain')}</Button>
          <Button kind="quiet" onClick={() => setFound(undefined)}>
            {t('cancelPin')}
          </Button>
        </>
      )}
      {!found && (
        <Button
          kind="primary"
          size="large"
          icon={<IconMapPin size={22} />}
          isBusy={isLooking}
          onClick={() => void tap()}
        >
          {t(isLooking ? 'locating' : 'start')}
        </Button>
      )}
    </>
  )
}
