import {
  attendanceModule,
  type CheckKind,
  type CheckPlace,
  isFresh,
  nearestOffice,
  outsidePlaces,
  selfie,
} from '@sejuk/domain/field/attendance'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { checkInWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import IconRefresh from '#icon/Refresh'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { Chips } from '../../../entities/field/chips.tsx'
import { deviceId } from '../../../entities/field/device.ts'
import style from '../../../entities/field/field-form.module.css'
import { type FieldQueue, type Tapped, tapNow } from '../../../entities/field/use-field-queue.ts'
import { type FreshPosition, freshPosition } from '../../../lib/browser/position.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { Today } from './today.ts'

const MapView = lazyPart(() => import('../../../ui/map/map-view.tsx').then((map) => map.MapView))

type Props = { today: Today; work: FieldQueue }
type Found = { position: FreshPosition; at: Tapped }

/** What comes next: out after an in, whether the server has it already or not. */
const nextKind = ({ checks }: Today, { queue }: FieldQueue): CheckKind => {
  const waiting = queue?.taps.filter(({ action, refusal }) => action === 'check' && refusal === undefined) ?? []
  const kinds = [
    ...checks.filter(({ status }) => status !== 'Rejected').map(({ kind }) => kind),
    ...waiting.map(({ input }) => input.kind),
  ]
  return kinds.at(-1) === 'in' ? 'out' : 'in'
}

/** One tap inside the radius; outside it place and reason, while the time stays that of the tap. */
export const CheckForm = ({ today, work }: Props) => {
  const say = useSay()
  const t = useWords(checkInWords)
  const dates = useDates()
  const kind = nextKind(today, work)
  const [photo, setPhoto] = useState<File>()
  const [isLooking, setLooking] = useState(false)
  const [failed, setFailed] = useState<'none' | 'old'>()
  const [found, setFound] = useState<Found>()
  const [place, setPlace] = useState<CheckPlace>('customer')
  const [note, setNote] = useState('')
  const nearest = found && nearestOffice(today.offices, found.position)
  const verb = t(kind === 'in' ? 'checkIn' : 'checkOut')

  const record = async ({ position, at }: Found, where: { place: CheckPlace; note: string | null }) => {
    const input = { ...position, ...where, kind, device_id: deviceId(), has_selfie: photo !== undefined }
    const photos = photo ? [{ module_name: attendanceModule, alias: selfie, file: photo }] : []
    await work.add({ action: 'check', thread: 'attendance', input, at }, photos)
    toast('saved', work.isOnline ? t('savedAt', { time: dates.time(at.at_device) }) : t('saved'))
    setFound(undefined)
    setPhoto(undefined)
    setNote('')
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
    if (nearestOffice(today.offices, position)?.in_radius)
      return record({ position, at }, { place: 'office', note: note.trim() || null })
    setFound({ position, at })
  }
  return (
    <>
      <Section title={t('photo')} sub={t('photoHint')}>
        <SectionBody>
          <CameraPhoto
            label={t('takePhoto')}
            again={t('retake')}
            hint={t('photoFor')}
            file={photo}
            camera="user"
            onTake={setPhoto}
          />
        </SectionBody>
      </Section>
      {found && (
        <Section title={t('outside')}>
          {nearest && (
            <MapView
              label={t('map')}
              at={{ lat: nearest.office.lat, lng: nearest.office.lng }}
              also={{ lat: found.position.lat, lng: found.position.lng }}
              radius={nearest.office.radius_m}
            />
          )}
          <SectionBody>
            <Note role="alert">
              {nearest
                ? t('away', {
                    n: nearest.distance_m,
                    office: nearest.office.office_name,
                    radius: nearest.office.radius_m,
                  })
                : t('noOffice')}
            </Note>
            <Button icon={<IconRefresh size={20} />} isBusy={isLooking} onClick={() => void tap()}>
              {t('lookAgain')}
            </Button>
            <p className={style.quiet}>
              {t('accuracy', {
                age: Math.max(
                  0,
                  Math.round((Date.parse(found.at.at_device) - Date.parse(found.position.position_at)) / 1000),
                ),
                n: Math.round(found.position.accuracy_m ?? 0),
              })}
            </p>
            <p className={style.quiet}>{t('where')}</p>
            <Chips
              label={t('where')}
              options={outsidePlaces.map((value) => ({ value, label: t(value) }))}
              chosen={[place]}
              onToggle={setPlace}
            />
            <TextField
              label={t('note')}
              hint={t('noteHint')}
              value={note}
              onChange={setNote}
              most={500}
              isLong
              isRequired
            />
          </SectionBody>
        </Section>
      )}
      {!photo && !found && (
        <Section title={t('withoutPhoto')}>
          <SectionBody>
            <TextField label={t('note')} hint={t('photoMissing')} value={note} onChange={setNote} most={500} isLong />
          </SectionBody>
        </Section>
      )}
      {failed && (
        <Note tone="bad" role="alert">
          {failed === 'old' ? say(because('location-not-fresh')) : t('noPosition')}
        </Note>
      )}
      <p className={style.quiet}>
        {t('privacy')} <Link {...pageTo('attendanceHistory', { tab: 'data' })}>{t('myData')}</Link>
      </p>
      <div className={style.foot}>
        {!photo && <p id="missing-selfie">{t('photoMissing')}</p>}
        {(found || !photo) && (
          <p>
            <WaitsFor today={today} />
          </p>
        )}
        {found ? (
          <Button
            kind="primary"
            size="large"
            disabled={!note.trim()}
            onClick={() => void record(found, { place, note: note.trim() })}
          >
            {verb} {dates.time(found.at.at_device)}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="large"
            icon={<IconMapPin size={22} />}
            disabled={!photo && !note.trim()}
            aria-describedby={photo ? undefined : 'missing-selfie'}
            isBusy={isLooking}
            onClick={() => void tap()}
          >
            {isLooking ? t('locating') : verb}
          </Button>
        )}
      </div>
    </>
  )
}

const WaitsFor = ({ today: { approver_name: name, approver_for: other } }: { today: Today }) => {
  const t = useWords(checkInWords)
  if (name && other) return t('waitsInstead', { name, other })
  return name ? t('waitsFor', { name }) : t('waitsForHr')
}
