import { nearestOffices } from '@sejuk/contract/field/attendance'
import { checkInWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import IconMapPin from '#icon/MapPin'
import { useCall } from '../../../lib/api/queries.ts'
import { freshPosition, type Position } from '../../../lib/browser/position.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { directionsTo } from './directions.ts'

/** Where the offices are; by distance after a tap, since the position is taken on a tap alone. */
export const OfficeLocationPage = () => {
  const t = useWords(checkInWords)
  const [search, setSearch] = useState('')
  const [position, setPosition] = useState<Position>()
  const [isLooking, setLooking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const where = position ? { lat: position.lat, lng: position.lng } : {}
  const found = useCall(nearestOffices, { search, ...where }, { keepPrevious: true })
  const locate = async () => {
    setLooking(true)
    const taken = await freshPosition()
    setLooking(false)
    setFailed(!taken)
    if (taken) setPosition(taken)
  }
  const offices = found.data?.data
  const distance = (metres: number) =>
    metres < 1000 ? t('metres', { n: metres }) : t('km', { n: (metres / 1000).toFixed(1) })
  return (
    <>
      <PageHead title={t('officesTitle')} />
      <PageBody>
        <TextField label={t('searchOffice')} value={search} onChange={setSearch} most={200} />
        <Button size="large" icon={<IconMapPin size={22} />} isBusy={isLooking} onClick={() => void locate()}>
          {t(isLooking ? 'locating' : 'nearest')}
        </Button>
        {hasFailed && (
          <Note tone="bad" role="alert">
            {t('noPosition')}
          </Note>
        )}
        {!offices && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {offices?.length === 0 && <Note role="status">{t('noOffices')}</Note>}
        {offices && offices.length > 0 && (
          <Section aria-label={t('officesTitle')}>
            <RowList>
              {offices.map((office) => (
                <li key={office.office_code}>
                  <span>
                    <b>{office.office_name}</b> {office.dept_name}
                    <br />
                    <small>
                      {office.address} {t('radius', { n: office.radius_m })}
                      {office.distance_m !== null && `, ${distance(office.distance_m)}`}
                    </small>
                  </span>
                  <a href={directionsTo(office)} target="_blank" rel="noreferrer">
                    {t('openMap')}
                  </a>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </PageBody>
    </>
  )
}
