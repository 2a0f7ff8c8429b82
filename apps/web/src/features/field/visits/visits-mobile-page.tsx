import { visitCustomerDropdown } from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { Consent } from '../../../entities/field/consent.tsx'
import style from '../../../entities/field/field-form.module.css'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { useUnitsOnPhone } from './counted-item.tsx'
import { DayRoute } from './day-route.tsx'
import { useVisitDay } from './use-visit-day.ts'
import { VisitorsOnly } from './visitors-only.tsx'

const PlanDays = lazyPart(() => import('./plan-days.tsx').then((part) => part.PlanDays))

/** The field day of a salesperson: the route, and the plan of the days to come. */
export const VisitsMobilePage = () => (
  <VisitorsOnly>
    <Visits />
  </VisitorsOnly>
)

const Visits = () => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { tab, date }: { tab?: string; date?: string } = useSearch()
  const day = useVisitDay()
  useUnitsOnPhone()
  const found = day.data
  const isPlan = tab === 'plan'
  const done = day.visits.filter(({ out_at }) => out_at !== null).length
  const dayName = found ? `${dates.dayName(found.date)} ${dates.day(found.date)}` : ''
  const open = (search: { tab?: string; date?: string }) => void navigate({ to: '.', search })
  return (
    <>
      <PageHead
        title={t('title')}
        sub={found && t('progress', { day: dayName, done, n: Math.max(found.stops.length, done) })}
      />
      <QueueBar work={day.work} />
      <PageBody>
        {!found && !day.error && <Pending />}
        {!found && day.error && <FailedState error={day.error} onRetry={day.refetch} />}
        {found && !found.has_consent && <Consent version={found.consent_version} />}
        {found?.has_consent && (
          <>
            <StatusTabs
              label={t('tabs')}
              value={isPlan ? 'plan' : 'route'}
              onChange={(next: 'route' | 'plan') => open(next === 'plan' ? { tab: 'plan' } : {})}
              tabs={[
                { value: 'route', label: t('route'), count: undefined },
                { value: 'plan', label: t('plan'), count: undefined },
              ]}
            />
            {isPlan ? (
              <PlanDays
                today={found.today}
                date={date ?? found.today}
                isOnline={day.work.isOnline}
                onDate={(next) => open({ tab: 'plan', date: next })}
              />
            ) : (
              <>
                <DayRoute day={day} />
                {day.work.isOnline && (
                  <PagedSelect
                    label={t('another')}
                    none={t('addCustomer')}
                    source={visitCustomerDropdown}
                    value={undefined}
                    onChange={(id) => id && void navigate(pageTo('visitMobileCustomer', { id }))}
                  />
                )}
              </>
            )}
            <p className={style.quiet}>
              {t('privacy')} <Link {...pageTo('attendanceHistory', { tab: 'data' })}>{t('myData')}</Link>
            </p>
          </>
        )}
      </PageBody>
    </>
  )
}
