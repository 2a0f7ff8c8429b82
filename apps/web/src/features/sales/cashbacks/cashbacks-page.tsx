import { customerDropdown } from '@sejuk/contract/customers/customers'
import { rebateTypeDropdown } from '@sejuk/contract/masters/rebate-types'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { pageTo } from '@sejuk/domain/pages'
import { highlightDays } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { cashbackFilters, cashbackStatuses, daysLeft } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackSourceWords, cashbackStatusWords, cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import IconCash from '#icon/Cash'
import IconFileText from '#icon/FileText'
import IconPlus from '#icon/Plus'
import IconScale from '#icon/Scale'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { CashbackLink, CustomerCashbackLink } from '../../../entities/sales/cashback-links.tsx'
import { CashbackChip } from '../../../entities/status/cashback-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Tooltip } from '../../../ui/feedback/tooltip.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const CashbackForm = lazyPart(() => import('./cashback-form.tsx').then((form) => form.CashbackForm))
const ManualRebateForm = lazyPart(() => import('./manual-rebate-form.tsx').then((form) => form.ManualRebateForm))
const Reconciliation = lazyPart(() => import('./reconciliation.tsx').then((dialog) => dialog.Reconciliation))

type Row = contract.CashbackRow
const daysToChoose = ['7', '30', '90']
/** Longer than any is valid. */
const everyDay = '3650'

export const CashbacksPage = () => {
  const t = useWords(cashbackWords)
  const statuses = useWords(cashbackStatusWords)
  const sources = useWords(cashbackSourceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listCashbacks)
  const branch = useBranchFilter()
  const mayAdd = useGate(contract.addCashback)
  const mayAsk = useGate(contract.addManualRebate)
  const mayReconcile = useGate(contract.reconcileCashbacks)
  const [open, setOpen] = useState<'add' | 'manual' | 'reconcile'>()
  const close = () => setOpen(undefined)
  const code = ({ cashback_code }: Row) => <CashbackLink code={cashback_code} />
  const customer = (row: Row) => (
    <CustomerCashbackLink customer_code={row.customer_code}>{row.customer_name}</CustomerCashbackLink>
  )
  /** What is not granted yet stands in brackets. */
  const granted = (row: Row) =>
    row.granted_amount ? thousands(row.granted_amount) : `(${thousands(row.cashback_amount)})`
  const today = useToday()
  const isOwn = useViewer().viewData === 'View_Data_Customer'
  const until = ({ valid_to, cashback_remain }: Row) => {
    const left = daysLeft(today, valid_to)
    const isSoon = cashback_remain > 0 && left >= 0 && left <= highlightDays
    if (!isSoon) return dates.day(valid_to)
    return (
      <Tooltip text={t('endsSoon')}>
        {(about) => (
          <span {...about}>
            <StatusChip tone="attention">{dates.day(valid_to)}</StatusChip>
          </span>
        )}
      </Tooltip>
    )
  }
  const standing = ({ status, has_open_change }: Row) =>
    has_open_change && !isOwn ? (
      <StatusChip tone="waiting">{t('changeWaits')}</StatusChip>
    ) : (
      <CashbackChip status={status} />
    )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.cashbackData}
        onOpen={(row) => void navigate(pageTo('cashback', { code: row.cashback_code }))}
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          {
            field: 'filter',
            label: t('filter'),
            kind: 'choice',
            options: cashbackFilters.filter((one) => one !== 'ALL').map((value) => ({ value, label: t(value) })),
          },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
          { field: 'type_rebate_code', label: t('type'), kind: 'many', source: rebateTypeDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: cashbackStatuses.map((value) => ({ value, label: statuses(value) })),
          },
          {
            field: 'expiring_in',
            label: t('expiringIn'),
            kind: 'choice',
            options: [
              ...daysToChoose.map((value) => ({ value, label: t('days', { n: value }) })),
              { value: everyDay, label: t('stillValid') },
            ],
          },
          {
            field: 'change',
            label: t('change'),
            kind: 'choice',
            options: [{ value: 'waiting', label: t('changeWaits') }],
          },
        ]}
        actions={[
          ...(mayReconcile.enabled
            ? [
                {
                  key: 'reconcile',
                  label: t('reconcile'),
                  icon: <IconScale size={16} />,
                  onPress: () => setOpen('reconcile'),
                },
              ]
            : []),
          {
            key: 'statement',
            label: t('statement'),
            icon: <IconFileText size={16} />,
            onPress: () => void navigate(pageTo('cashbackStatement')),
          },
          {
            key: 'add',
            label: t('add'),
            icon: <IconPlus size={16} />,
            gate: mayAdd,
            onPress: () => setOpen('add'),
          },
          {
            key: 'manual',
            label: t('manual'),
            icon: <IconCash size={16} />,
            gate: mayAsk,
            isPrimary: true,
            onPress: () => setOpen('manual'),
          },
        ]}
        keyOf={(row) => row.cashback_code}
        nameOf={(row) => row.cashback_code}
        columns={[
          { key: 'code', title: t('cashback_code'), sort: 'cashback_code', show: code },
          { key: 'customer', title: t('customer'), sort: 'customer_name', wraps: true, show: customer },
          { key: 'branch', title: t('branchAndDept'), show: (row) => `${row.branch_code} · ${row.dept_code}` },
          { key: 'type', title: t('type'), wraps: true, show: (row) => row.type_rebate_name },
          { key: 'period', title: t('period'), sort: 'period', show: (row) => row.period },
          {
            key: 'granted',
            title: t('granted'),
            sort: 'cashback_amount',
            isNumber: true,
            total: 'cashback_amount',
            show: granted,
          },
          {
            key: 'planned',
            title: t('planned'),
            sort: 'planned_amount',
            isNumber: true,
            total: 'planned_amount',
            show: (row) => thousands(row.planned_amount),
          },
          {
            key: 'used',
            title: t('used'),
            sort: 'used_amount',
            isNumber: true,
            total: 'used_amount',
            show: (row) => thousands(row.used_amount),
          },
          {
            key: 'remain',
            title: t('remain'),
            sort: 'cashback_remain',
            isNumber: true,
            total: 'cashback_remain',
            show: (row) => <b>{thousands(row.cashback_remain)}</b>,
          },
          { key: 'valid_to', title: t('valid_to'), sort: 'valid_to', show: until },
          { key: 'status', title: t('status'), show: standing },
          { key: 'source', title: t('source'), show: (row) => sources(row.source) },
        ]}
        card={(row) => ({
          code: code(row),
          name: customer(row),
          text: (
            <>
              <b>{rupiah(row.cashback_remain)}</b> / {granted(row)}
              <br />
              {row.type_rebate_name} · {standing(row)}
            </>
          ),
          left: row.dept_code,
          right: until(row),
        })}
      />
      {open === 'add' && <CashbackForm onClose={close} />}
      {open === 'manual' && <ManualRebateForm onClose={close} />}
      {open === 'reconcile' && <Reconciliation onClose={close} />}
    </>
  )
}
