import * as contract from '@sejuk/contract/finance/receivables'
import { agingBuckets } from '@sejuk/domain/customers/credit'
import { type CollectionState, collectionStateOf, collectionStepOf } from '@sejuk/domain/finance/receivables'
import { rupiah, shortRupiah } from '@sejuk/domain/money'
import { pageTo } from '@sejuk/domain/pages'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { useState } from 'react'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { AgeBar, lateOf, openOf } from './ages.tsx'
import style from './receivables.module.css'

const StatementPanel = lazyPart(() => import('./statement-panel.tsx').then((panel) => panel.StatementPanel))
type Row = contract.Debtor

const tones: Record<CollectionState, Tone> = {
  'promise-broken': 'attention',
  'promised-today': 'waiting',
  promised: 'waiting',
  late: 'bad',
  'not-due': 'neutral',
}
const tabs = ['todo', 'late', 'over_90'] as const

/** Whom to call today: who owes what and for how long, and what they promised. */
export const ReceivablesPage = () => {
  const t = useWords(receivableWords)
  const invoices = useWords(salesInvoiceWords)
  const dates = useDates()
  const branch = useBranchFilter()
  const list = useList(contract.listDebtors)
  const [shown, setShown] = useState<string>()
  const ageing = useCall(
    contract.getAgeing,
    { dept_code: list.asked.dept_code },
    { enabled: list.gate.enabled, keepPrevious: true },
  ).data?.data
  const state = (row: Row) => {
    const found = collectionStateOf(row, companyToday())
    return <StatusChip tone={tones[found]}>{t(found)}</StatusChip>
  }
  const next = (row: Row) => {
    const step = collectionStepOf(row, companyToday())
    return step ? t(step) : '-'
  }
  const promise = (row: Row) =>
    row.promise_date
      ? t('promisedFor', { amount: rupiah(row.promise_amount ?? row.late), day: dates.day(row.promise_date) })
      : '-'
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('salesInvoices')}>{invoices('title')}</Link>}
        list={list}
        download={contract.debtorData}
        actions={[]}
        onOpen={(row) => setShown(row.customer_code)}
        above={
          <>
            {ageing && <Overview ageing={ageing} />}
            <StatusTabs
              label={t('title')}
              value={list.asked.only ?? 'all'}
              onChange={(value) => list.ask({ only: tabs.find((one) => one === value) })}
              tabs={[
                ...tabs.map((value) => ({ value, label: t(value), count: undefined })),
                { value: 'all' as const, label: t('all'), count: ageing?.customers },
              ]}
            />
          </>
        }
        filters={[{ field: 'search', label: t('search'), kind: 'text' }, branch]}
        keyOf={(row) => row.customer_code}
        nameOf={(row) => row.customer_name}
        columns={[
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
          { key: 'open', title: t('open'), sort: 'open', isNumber: true, show: (row) => rupiah(row.open) },
          { key: 'age', title: t('age'), show: (row) => <AgeBar ages={row} /> },
          { key: 'late', title: t('late'), sort: 'late', isNumber: true, show: (row) => rupiah(row.late) },
          {
            key: 'oldest',
            title: t('oldest_days'),
            sort: 'oldest_days',
            isNumber: true,
            show: (row) => t('daysLate', { n: row.oldest_days }),
          },
          { key: 'state', title: t('state'), show: state },
          { key: 'promise', title: t('promise'), show: promise },
          { key: 'next', title: t('next'), show: next },
        ]}
        card={(row) => ({
          code: row.customer_code,
          name: row.customer_name,
          text: `${t('late')} ${rupiah(row.late)} · ${t('daysLate', { n: row.oldest_days })}`,
          left: state(row),
          right: rupiah(row.open),
        })}
      />
      {shown && <StatementPanel customer_code={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const Overview = ({ ageing }: { ageing: contract.Ageing }) => {
  const t = useWords(receivableWords)
  const whole = openOf(ageing)
  const percent = (late: number, all: number) => (all > 0 ? Math.round((late / all) * 100) : 0)
  const largest = Math.max(1, ...ageing.branches.map(openOf))
  return (
    <>
      <div className={style.figures}>
        <div>
          {t('receivable')}
          <b>{shortRupiah(whole)}</b>
          <small>{t('lateShare', { n: percent(lateOf(ageing), whole) })}</small>
        </div>
        {agingBuckets.map((age) => (
          <div key={age}>
            {t(age)}
            <b>{shortRupiah(ageing[age])}</b>
            <Link {...pageTo('salesInvoices', { overdue: age })}>{t('invoices')}</Link>
          </div>
        ))}
      </div>
      {ageing.branches.length > 1 && (
        <Section title={t('byBranch')}>
          <SectionBody>
            <div className={style.branches}>
              {ageing.branches.slice(0, 12).map((one) => (
                <BranchRow
                  key={one.dept_code}
                  branch={one}
                  share={openOf(one) / largest}
                  late={percent(lateOf(one), openOf(one))}
                />
              ))}
            </div>
          </SectionBody>
        </Section>
      )}
    </>
  )
}

type BranchProps = { branch: contract.Ageing['branches'][number]; share: number; late: number }
const BranchRow = ({ branch, share, late }: BranchProps) => {
  const t = useWords(receivableWords)
  return (
    <>
      <span>{branch.dept_name}</span>
      <AgeBar ages={branch} share={share} />
      <b className={style.number}>{shortRupiah(openOf(branch))}</b>
      <small className={style.number}>{t('lateShare', { n: late })}</small>
    </>
  )
}
