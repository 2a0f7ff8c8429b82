import { type VisitPerson, visitReport, visitReportData } from '@sejuk/contract/field/visit-reports'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { pageTo } from '@sejuk/domain/pages'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { visitReportWords } from '@sejuk/words/field/visit-reports'
import { useList } from '../../../lib/api/list.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

const VisitSummaryPart = lazyPart(() => import('./visit-summary.tsx').then((part) => part.VisitSummaryPart))

const mostDays = 31

/** The last days of the period that fit side by side. */
const daysShown = (from: string, to: string) => {
  const n = Math.min(mostDays, daysFrom(from, to) + 1)
  return Array.from({ length: Math.max(0, n) }, (_, at) => addDays(to, at - n + 1))
}

export const VisitReportTabs = () => {
  const t = useWords(visitReportWords)
  const tabs = [
    { to: pageTo('visitReport').to, label: t('people') },
    { to: pageTo('visitWall').to, label: t('wall') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}

/** People × days: what was planned, what was done, and what came of it. */
export const VisitReportPage = () => {
  const t = useWords(visitReportWords)
  const dates = useDates()
  const list = useList(visitReport)
  const asked: { from?: string; to?: string } = useSearch()
  const to = asked.to ?? companyToday()
  const from = asked.from ?? `${to.slice(0, 7)}-01`
  const cell = (row: VisitPerson, date: string) => {
    const found = row.days.find((day) => day.date === date)
    if (!found) return ''
    const { planned, done, unplanned } = found
    const label = t('dayOf', { name: row.username, day: dates.day(date), planned, done, unplanned })
    const isShort = planned > 0 && done < planned
    return (
      <Link {...pageTo('visits', { from: date, to: date, usercode: row.usercode })} aria-label={label} title={label}>
        <span style={{ color: isShort ? 'var(--attention)' : 'var(--good)' }}>
          {planned ? `${done}/${planned}` : ''}
          {unplanned ? `+${unplanned}` : ''}
        </span>
      </Link>
    )
  }
  const rate = (row: VisitPerson) => (row.hit_rate === null ? '-' : t('percent', { n: row.hit_rate }))
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <>
          <VisitReportTabs />
          <VisitSummaryPart
            input={{ from: asked.from, to: asked.to, dept_code: list.asked.dept_code, search: list.asked.search }}
          />
          <p>{t('legend')}</p>
        </>
      }
      actions={[]}
      download={visitReportData}
      filters={[
        { field: 'from', label: t('from'), kind: 'day', none: dates.day(from) },
        { field: 'to', label: t('to'), kind: 'day', none: dates.day(to) },
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
      ]}
      keyOf={(row) => row.usercode}
      nameOf={(row) => row.username}
      columns={[
        { key: 'staff', title: t('staff'), sort: 'username', show: (row) => row.username },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'planned', title: t('planned'), sort: 'planned', isNumber: true, show: (row) => row.planned },
        { key: 'done', title: t('done'), sort: 'done', isNumber: true, show: (row) => row.done },
        { key: 'unplanned', title: t('unplanned'), isNumber: true, show: (row) => row.unplanned },
        { key: 'rate', title: t('hit_rate'), isNumber: true, show: rate },
        { key: 'average', title: t('average_min'), isNumber: true, show: (row) => row.average_min ?? '-' },
        { key: 'orders', title: t('order_count'), isNumber: true, show: (row) => row.order_count },
        { key: 'amount', title: t('order_amount'), isNumber: true, show: (row) => rupiah(row.order_amount) },
        { key: 'collected', title: t('collected_amount'), isNumber: true, show: (row) => rupiah(row.collected_amount) },
        { key: 'km', title: t('km'), isNumber: true, show: (row) => writeNumber(row.km) },
        ...daysShown(from, to).map((date) => ({
          key: date,
          title: String(Number(date.slice(8))),
          show: (row: VisitPerson) => cell(row, date),
        })),
      ]}
      card={(row) => ({
        code: row.usercode,
        name: row.username,
        text: `${t('planned')} ${row.planned}, ${t('done')} ${row.done}, ${t('unplanned')} ${row.unplanned}`,
        left: `${t('hit_rate')} ${rate(row)}`,
        right: rupiah(row.order_amount),
      })}
    />
  )
}
