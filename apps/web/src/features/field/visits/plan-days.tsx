import { visitCustomerDropdown } from '@sejuk/contract/customers/customers'
import {
  copyWeek,
  savePlan,
  type VisitPlace,
  type VisitStop,
  visitCalendar,
  visitDay,
  visitSuggestions,
} from '@sejuk/contract/field/visit-plans'
import { byDistance } from '@sejuk/domain/field/visits'
import { addDays } from '@sejuk/domain/values/dates'
import { visitMobileWords } from '@sejuk/words/field/visits'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconCopy from '#icon/Copy'
import IconRoute from '#icon/Route'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { currentPosition } from '../../../lib/browser/position.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { usePlaceReasons } from './place-reasons.ts'
import { PlannedStops } from './planned-stops.tsx'
import style from './visits.module.css'

type Props = { today: string; date: string; isOnline: boolean; onDate: (date: string) => void }
type PlanStop = Pick<VisitStop, 'customer_code' | 'shop_code' | 'purpose'>

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const weeksShown = 2

/** The plan of two weeks as a calendar, the stops of one day, and whom to visit with the reasons. */
export const PlanDays = ({ today, date, isOnline, onDate }: Props) => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const from = mondayOf(date)
  const calendar = useCall(visitCalendar, { from, to: addDays(from, weeksShown * 7 - 1) }, { keepPrevious: true })
  const plan = useCall(visitDay, { date }, { keepPrevious: true })
  const suggested = useCall(visitSuggestions, { date }, { keepPrevious: true })
  const save = useSend(savePlan)
  const copy = useSend(copyWeek)
  const reasonsOf = usePlaceReasons()
  const found = plan.data?.data
  const isShown = found?.date === date
  const isPast = date < today
  const put = (stops: readonly PlanStop[]) =>
    save.mutate({
      ...{ date, row_version: found?.plan_version ?? 0 },
      stops: stops.map(({ customer_code, shop_code, purpose }) => ({ customer_code, shop_code, purpose })),
    })
  const stops = isShown ? (found?.stops ?? []) : []
  const add = ({ customer_code, shop_code }: Pick<VisitPlace, 'customer_code' | 'shop_code'>) =>
    put([...stops, { customer_code, shop_code, purpose: null }])
  const copyLast = () =>
    copy.mutate(
      { from: addDays(from, -7), to: from },
      {
        onSuccess: ({ data: { days, stops: n, skipped } }) => {
          const free = skipped.length
            ? `. ${t('freeSkipped', { days: skipped.map((day) => dates.day(day)).join(', ') })}`
            : ''
          toast('saved', `${t('copied', { n, days })}${free}`)
        },
      },
    )
  const byWay = async () => {
    const at = await currentPosition()
    if (at) put(byDistance(stops, at))
    else toast('error', t('noPosition'))
  }
  if (!isOnline) return <Note role="status">{t('needsNetwork')}</Note>
  return (
    <>
      <Section
        title={t('week')}
        actions={
          <>
            <IconButton label={t('previous')} onClick={() => onDate(addDays(date, -7))}>
              <IconChevronLeft size={22} />
            </IconButton>
            <IconButton label={t('nextWeek')} onClick={() => onDate(addDays(date, 7))}>
              <IconChevronRight size={22} />
            </IconButton>
          </>
        }
      >
        {calendar.error && <FailedState error={calendar.error} onRetry={() => void calendar.refetch()} />}
        <ol className={style.days}>
          {calendar.data?.data.map((one) => (
            <li key={one.date}>
              <button
                type="button"
                aria-pressed={one.date === date}
                data-free={one.is_free || undefined}
                data-today={one.date === today || undefined}
                aria-label={[
                  `${dates.dayName(one.date)} ${dates.day(one.date)}`,
                  one.is_free && t('free'),
                  t('planned_n', { n: one.planned }),
                  t('done_n', { n: one.done }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => onDate(one.date)}
              >
                <small>{dates.shortDayName(one.date)}</small>
                <b>{Number(one.date.slice(8))}</b>
                <small>{one.planned ? `${one.done}/${one.planned}` : one.done || '·'}</small>
              </button>
            </li>
          ))}
        </ol>
        <SectionBody>
          <Button icon={<IconCopy size={20} />} isBusy={copy.isPending} onClick={copyLast}>
            {t('copyLastWeek')}
          </Button>
        </SectionBody>
      </Section>
      <Section title={t('stopsOf', { day: `${dates.dayName(date)} ${dates.day(date)}` })}>
        {plan.error && <FailedState error={plan.error} onRetry={() => void plan.refetch()} />}
        {!isShown && !plan.error && <Pending />}
        {isShown && <PlannedStops stops={stops} isShut={isPast || save.isPending} onChange={put} />}
        {!isPast && isShown && (
          <SectionBody>
            <PagedSelect
              label={t('addCustomer')}
              none={t('addCustomer')}
              source={visitCustomerDropdown}
              value={undefined}
              onChange={(customer_code) => customer_code && add({ customer_code, shop_code: null })}
            />
            {stops.length > 2 && (
              <Button icon={<IconRoute size={20} />} onClick={() => void byWay()}>
                {t('byDistance')}
              </Button>
            )}
          </SectionBody>
        )}
      </Section>
      {!isPast && (
        <Section title={t('suggestions')}>
          {suggested.error && <FailedState error={suggested.error} onRetry={() => void suggested.refetch()} />}
          {!suggested.data && !suggested.error && <Pending />}
          {suggested.data?.data.length === 0 && <SectionText>{t('noSuggestions')}</SectionText>}
          <ul className={style.stops}>
            {suggested.data?.data.slice(0, 12).map((place) => (
              <li key={`${place.customer_code} ${place.shop_code}`} className={style.stop}>
                <span className={style.mark}>{place.shop_class ?? '·'}</span>
                <span>
                  <b>{place.shop_name ?? place.customer_name}</b>
                  <small>
                    {[place.instead_of && t('insteadOf', { name: place.instead_of }), ...reasonsOf(place, date)]
                      .filter(Boolean)
                      .join('. ')}
                  </small>
                </span>
                <Button
                  aria-label={`${t('add')}, ${place.shop_name ?? place.customer_name}`}
                  disabled={!isShown || save.isPending}
                  onClick={() => add(place)}
                >
                  {t('add')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
