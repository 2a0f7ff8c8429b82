import * as contract from '@sejuk/contract/sales/cashback-runs'
import { pageTo } from '@sejuk/domain/pages'
import { isRunBusy, runOutcomes } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { recordWords } from '@sejuk/words/masters/records'
import { cashbackRunWords, runOutcomeWords } from '@sejuk/words/sales/cashback-runs'
import { useState } from 'react'
import IconHistory from '#icon/History'
import IconListDetails from '#icon/ListDetails'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { CashbackLink, CustomerCashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { CashbackChip } from '../../../entities/status/cashback-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import style from './run-page.module.css'
import { OutcomeChip } from './run-status.tsx'
import { RunSummary } from './run-summary.tsx'
import { useRunActions } from './use-run-actions.tsx'
import { useWhileBusy } from './use-while-busy.ts'

const RunLineDialog = lazyPart(() => import('./run-line-dialog.tsx').then((dialog) => dialog.RunLineDialog))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.CashbackRunLine

/** One calculation, customer by customer: first to be looked at, then to be followed until it is granted. */
export const CashbackRunPage = () => {
  const t = useWords(cashbackRunWords)
  const record = useWords(recordWords)
  const outcomes = useWords(runOutcomeWords)
  const say = useSay()
  const { run_code = '' }: { run_code?: string } = useSearch()
  const list = useList(contract.listCashbackRunLines)
  const branch = useBranchFilter()
  const found = useCall(contract.getCashbackRun, { run_code }, { enabled: list.gate.enabled && run_code !== '' })
  const run = found.data?.data
  useWhileBusy(run !== undefined && isRunBusy(run.status), () => {
    void found.refetch()
    list.retry()
  })
  const actions = useRunActions(run)
  const [shown, setShown] = useState<Row>()
  const [isLogOpen, setLogOpen] = useState(false)
  const customer = (row: Row) => (
    <CustomerCashbackLink customer_code={row.customer_code}>{row.customer_name}</CustomerCashbackLink>
  )
  const made = (row: Row) => {
    if (row.problem) return say(row.problem)
    if (row.is_done && row.takes.length)
      return row.takes.map(({ cashback_code }) => <CashbackLink key={cashback_code} code={cashback_code} />)
    if (!row.cashback_code || !row.cashback_status) return '-'
    return (
      <>
        <CashbackLink code={row.cashback_code} /> <CashbackChip status={row.cashback_status} />
      </>
    )
  }
  const percent = (row: Row) => `${writeNumber(row.percent / 100, 1)}%`
  return (
    <>
      <ListPage
        title={run_code || t('runTitle')}
        crumb={<Link {...pageTo('cashbackRuns')}>{t('title')}</Link>}
        // The calculation stays the one in the address.
        list={{ ...list, reset: () => list.ask({ ...list.plain, run_code }) }}
        above={
          found.error ? (
            <FailedState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            run && (
              <div className={style.above}>
                <RunSummary run={run} />
              </div>
            )
          )
        }
        onOpen={setShown}
        filters={[
          { field: 'text', label: t('searchCustomer'), kind: 'text' },
          branch,
          {
            field: 'outcome',
            label: t('outcome'),
            kind: 'choice',
            options: runOutcomes.map((value) => ({ value, label: outcomes(value) })),
          },
        ]}
        actions={[
          {
            key: 'log',
            label: record('history'),
            icon: <IconHistory size={16} />,
            onPress: () => setLogOpen(true),
          },
          ...actions,
        ]}
        keyOf={(row) => String(row.run_line_id)}
        nameOf={(row) => row.customer_name}
        menu={(row) => [
          {
            key: 'invoices',
            label: t('invoices'),
            icon: <IconListDetails size={16} />,
            onPress: () => setShown(row),
          },
        ]}
        columns={[
          { key: 'customer', title: t('customer'), sort: 'customer_name', wraps: true, show: customer },
          { key: 'branch', title: t('branch'), show: (row) => row.branch_name },
          {
            key: 'target',
            title: t('target'),
            isNumber: true,
            total: 'target_amount',
            show: (row) => thousands(row.target_amount),
          },
          {
            key: 'actual',
            title: t('actual'),
            isNumber: true,
            total: 'actual_amount',
            show: (row) => thousands(row.actual_amount),
          },
          { key: 'percent', title: t('percent'), sort: 'percent', isNumber: true, show: percent },
          {
            key: 'earned',
            title: t('earned'),
            sort: 'earned_amount',
            isNumber: true,
            total: 'earned_amount',
            show: (row) => thousands(row.earned_amount),
          },
          {
            key: 'before',
            title: t('before'),
            isNumber: true,
            total: 'granted_before',
            show: (row) => thousands(row.granted_before),
          },
          {
            key: 'difference',
            title: t('difference'),
            sort: 'difference',
            isNumber: true,
            total: 'difference',
            show: (row) => <b>{thousands(row.difference)}</b>,
          },
          { key: 'outcome', title: t('outcome'), show: (row) => <OutcomeChip outcome={row.outcome} /> },
          { key: 'line', title: t('line'), wraps: true, show: made },
        ]}
        card={(row) => ({
          code: row.customer_code,
          name: customer(row),
          text: (
            <>
              {t('earned')} {rupiah(row.earned_amount)} · {t('difference')} <b>{rupiah(row.difference)}</b>
              <br />
              <OutcomeChip outcome={row.outcome} /> {made(row)}
            </>
          ),
          left: row.branch_name,
          right: percent(row),
        })}
      />
      {shown && <RunLineDialog line={shown} onClose={() => setShown(undefined)} />}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.cashbackRunLog}
          code={run_code}
          labels={{ period: t('month'), branches: t('branches'), dept_code: t('grantedBy') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
