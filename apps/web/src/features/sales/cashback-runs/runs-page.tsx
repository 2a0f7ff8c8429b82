import { achievementPeriods } from '@sejuk/contract/sales/cashback-achievements'
import * as contract from '@sejuk/contract/sales/cashback-runs'
import { targetSheet } from '@sejuk/contract/sales/cashback-targets'
import { pageTo } from '@sejuk/domain/pages'
import { isRunBusy, runStatuses } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackRunWords, runStatusWords } from '@sejuk/words/sales/cashback-runs'
import { useEffect, useState } from 'react'
import IconCalculator from '#icon/Calculator'
import { RunLink } from '../../../entities/sales/cashback-links.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RunChip } from './run-status.tsx'
import { useWhileBusy } from './use-while-busy.ts'

const RunForm = lazyPart(() => import('./run-form.tsx').then((form) => form.RunForm))

type Row = contract.CashbackRun

/** Every calculation of cashback, and the way to a new one. */
export const CashbackRunsPage = () => {
  const t = useWords(cashbackRunWords)
  const statuses = useWords(runStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listCashbackRuns)
  const mayBegin = useGate(contract.calculateCashback)
  const months = useCall(achievementPeriods, {}, { enabled: list.gate.enabled }).data?.data ?? []
  const targets = useImportSheet(targetSheet, { title: t('targets'), list: contract.listCashbackRuns })
  const [isBeginning, setBeginning] = useState(false)
  const [begun, setBegun] = useState<string>()
  // Only once the form is gone: it would ask whether to leave what it has sent already.
  useEffect(() => {
    if (begun) void navigate(pageTo('cashbackRun', { run_code: begun }))
  }, [begun, navigate])
  const end = (run_code?: string) => {
    setBeginning(false)
    setBegun(run_code)
  }
  useWhileBusy(
    list.rows.some(({ status }) => isRunBusy(status)),
    list.retry,
  )
  const code = ({ run_code }: Row) => <RunLink code={run_code} />
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        onOpen={(row) => void navigate(pageTo('cashbackRun', { run_code: row.run_code }))}
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          {
            field: 'period',
            label: t('month'),
            kind: 'choice',
            options: months.map((value) => ({ value, label: value })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: runStatuses.map((value) => ({ value, label: statuses(value) })),
          },
        ]}
        actions={[
          ...targets.actions.map((action) => ({ ...action, label: t('importTargets') })),
          {
            key: 'begin',
            label: t('begin'),
            icon: <IconCalculator size={16} />,
            gate: mayBegin,
            isPrimary: true,
            onPress: () => setBeginning(true),
          },
        ]}
        keyOf={(row) => row.run_code}
        nameOf={(row) => row.run_code}
        columns={[
          { key: 'code', title: t('run'), show: code },
          { key: 'month', title: t('month'), sort: 'period', show: (row) => row.period },
          { key: 'type', title: t('type'), wraps: true, show: (row) => row.type_rebate_name },
          {
            key: 'branches',
            title: t('branches'),
            wraps: true,
            show: (row) => row.branch_names.join(', ') || t('everyBranch'),
          },
          { key: 'customers', title: t('customers'), isNumber: true, show: (row) => thousands(row.customers) },
          { key: 'earned', title: t('earned'), isNumber: true, show: (row) => thousands(row.earned_amount) },
          { key: 'grant', title: t('toGrant'), isNumber: true, show: (row) => <b>{thousands(row.grant_amount)}</b> },
          { key: 'lower', title: t('toLower'), isNumber: true, show: (row) => thousands(row.lower_amount) },
          { key: 'status', title: t('status'), show: (row) => <RunChip run={row} /> },
          { key: 'by', title: t('madeBy'), wraps: true, show: (row) => row.create_user_name },
          { key: 'date', title: t('date'), sort: 'created_date', show: (row) => dates.dateTime(row.created_date) },
        ]}
        card={(row) => ({
          code: code(row),
          name: `${row.period} · ${row.type_rebate_name}`,
          text: (
            <>
              {t('toGrant')} <b>{rupiah(row.grant_amount)}</b>
              <br />
              <RunChip run={row} />
            </>
          ),
          left: row.create_user_name,
          right: dates.dateTime(row.created_date),
        })}
      />
      {targets.dialog}
      {isBeginning && <RunForm onClose={end} />}
    </>
  )
}
