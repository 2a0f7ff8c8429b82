import { comingCheques } from '@sejuk/contract/finance/cheques'
import * as contract from '@sejuk/contract/finance/receivables'
import {
  ageingBases,
  type CollectionState,
  collectionStateOf,
  collectionStepOf,
} from '@sejuk/domain/finance/receivables'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { useState } from 'react'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row as ButtonRow } from '../../../ui/layout/page-body.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { AgeBar } from './ages.tsx'
import { BranchAges } from './branch-ages.tsx'
import { ComingChequesPanel } from './coming-cheques.tsx'
import { AgeFigures } from './overview.tsx'
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
  const { by } = list.asked
  const maySeeCheques = useGate(comingCheques)
  const [shown, setShown] = useState<Row>()
  const ageing = useCall(
    contract.getAgeing,
    { dept_code: list.asked.dept_code, by },
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
        onOpen={(row) => setShown(row)}
        above={
          <>
            <ButtonRow as="section" aria-label={t('countedFrom')}>
              {ageingBases.map((basis) => (
                <Button
                  key={basis}
                  kind={basis === by ? 'primary' : 'plain'}
                  aria-pressed={basis === by}
                  onClick={() => list.ask({ by: basis })}
                >
                  {t(`by-${basis}`)}
                </Button>
              ))}
            </ButtonRow>
            <div className={style.summary}>
              {ageing && <AgeFigures ageing={ageing} by={by} dept_code={list.asked.dept_code[0]} />}
              <div className={style.overview}>
                {ageing && ageing.branches.length > 1 && (
                  <BranchAges
                    branches={ageing.branches}
                    by={by}
                    onChoose={(dept_code) => list.ask({ dept_code: [dept_code] })}
                  />
                )}
                {maySeeCheques.enabled && <ComingChequesPanel dept_code={list.asked.dept_code} />}
              </div>
            </div>
            <StatusTabs
              label={t('title')}
              value={list.asked.only ?? 'all'}
              onChange={(value) => list.ask({ only: tabs.find((one) => one === value) })}
              tabs={[
                ...tabs.map((value) => ({ value, label: t(value), count: ageing?.customers[value] })),
                { value: 'all' as const, label: t('all'), count: ageing?.customers.all },
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
          { key: 'age', title: t('age'), show: (row) => <AgeBar ages={row} by={by} /> },
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
      {shown && <StatementPanel debtor={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
