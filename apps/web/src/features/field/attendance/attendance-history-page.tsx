import { myAttendance } from '@sejuk/contract/field/attendance'
import { pageTo } from '@sejuk/domain/pages'
import { historyWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { Chips } from '../../../entities/field/chips.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { HistoryMonth } from './history-month.tsx'
import { monthOf } from './months.ts'
import { MyPositions } from './my-positions.tsx'
import { MyRequests } from './my-requests.tsx'

const AskCorrection = lazyPart(() => import('./ask-correction.tsx').then((panel) => panel.AskCorrection))

const tabs = ['calendar', 'requests', 'data'] as const
type Tab = (typeof tabs)[number]
const isTab = (given: unknown): given is Tab => tabs.includes(given as Tab)

/** One's own attendance: the month, what was asked for, and everything that is stored. */
export const AttendanceHistoryPage = () => {
  const t = useWords(historyWords)
  const today = useToday()
  const navigate = useNavigate()
  const { month: asked, tab: askedTab }: { month?: string; tab?: string } = useSearch()
  const month = asked && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(today)
  const tab = isTab(askedTab) ? askedTab : 'calendar'
  const found = useCall(myAttendance, { month }, { keepPrevious: true, enabled: tab === 'calendar' })
  const [asking, setAsking] = useState<string>()
  const go = (search: { month?: string; tab?: Tab }) =>
    void navigate(pageTo('attendanceHistory', { month, tab, ...search }))
  const data = found.data?.data
  return (
    <>
      <PageHead title={t('title')}>
        <Link {...pageTo('leave')}>{t('leave')}</Link>
      </PageHead>
      <PageBody>
        <Chips
          label={t('title')}
          options={tabs.map((value) => ({ value, label: t(value) }))}
          chosen={[tab]}
          onToggle={(value) => go({ tab: value })}
        />
        {tab !== 'data' && (
          <Button size="large" icon={<IconPlus size={20} />} onClick={() => setAsking(today)}>
            {t('ask')}
          </Button>
        )}
        {tab === 'calendar' && !data && !found.error && <Pending />}
        {tab === 'calendar' && found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {tab === 'calendar' && data && (
          <HistoryMonth month={month} data={data} onMonth={(next) => go({ month: next })} onAsk={setAsking} />
        )}
        {tab === 'requests' && <MyRequests />}
        {tab === 'data' && <MyPositions />}
      </PageBody>
      {asking && <AskCorrection day={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}
