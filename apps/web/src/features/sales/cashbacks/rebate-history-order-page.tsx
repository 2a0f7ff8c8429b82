import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/cashback-orders'
import { plain } from '@sejuk/domain/messages'
import { rupiah } from '@sejuk/domain/money'
import { writeNumber } from '@sejuk/domain/numbers'
import { planStates } from '@sejuk/domain/sales/cashbacks'
import { permissionGate } from '@sejuk/domain/workflow'
import { cashbackWords, planStateWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { PlanStateChip } from '../../../entities/status/cashback-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { CashbackLink } from './links.tsx'

type Row = contract.RebateHistoryOrder

/** Which orders spend which lines, and what became of it. */
export const RebateHistoryOrderPage = () => {
  const t = useWords(cashbackWords)
  const states = useWords(planStateWords)
  const dates = useDates()
  const { permission } = useViewer()
  const list = useList(contract.rebateHistoryOrder)
  const branch = useBranchFilter()
  const release = useSend(contract.releaseCashback)
  const restore = useSend(contract.restoreCashback)
  const [consuming, setConsuming] = useState<string>()
  const may = permissionGate(permission, contract.planCashback.needs)
  const onlyIn = (state: Row['state'], row: Row) =>
    may.enabled && row.state !== state ? ({ enabled: false, because: plain(`Needs status ${state}`) } as const) : may
  const letGo = async ({ order_code: order }: Row) => {
    if (await confirm({ title: t('sureRelease', { order }), yes: t('release') })) release.mutate({ order_code: order })
  }
  const bringBack = async ({ order_code: order }: Row) => {
    if (await confirm({ title: t('sureRestore', { order }), yes: t('restore') })) restore.mutate({ order_code: order })
  }
  const code = ({ cashback_code }: Row) => <CashbackLink code={cashback_code} />
  const percent = (row: Row) => `${writeNumber(row.cashback_percent * 100, 2)}%`
  return (
    <>
      <ListPage
        title={t('orderTitle')}
        list={list}
        filters={[
          { field: 'text', label: t('searchOrder'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
          {
            field: 'state',
            label: t('state'),
            kind: 'choice',
            options: planStates.map((value) => ({ value, label: states(value) })),
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        actions={[]}
        keyOf={(row) => String(row.plan_id)}
        nameOf={(row) => `${row.order_code} ${row.cashback_code}`}
        menu={(row) => [
          {
            key: 'consume',
            label: t('consume'),
            gate: onlyIn('Planned', row),
            onPress: () => setConsuming(row.order_code),
          },
          { key: 'release', label: t('release'), gate: onlyIn('Planned', row), onPress: () => void letGo(row) },
          { key: 'restore', label: t('restore'), gate: onlyIn('Consumed', row), onPress: () => void bringBack(row) },
        ]}
        columns={[
          { key: 'order', title: t('order'), sort: 'order_code', show: (row) => row.order_code },
          { key: 'invoice', title: t('invoice'), show: (row) => row.invoice_code ?? '-' },
          { key: 'date', title: t('date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
          { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
          { key: 'code', title: t('cashback_code'), show: code },
          { key: 'type', title: t('type'), wraps: true, show: (row) => row.type_rebate_name },
          {
            key: 'planned',
            title: t('planned'),
            sort: 'planned_amount',
            isNumber: true,
            total: 'planned_amount',
            show: (row) => rupiah(row.planned_amount),
          },
          {
            key: 'real',
            title: t('real'),
            sort: 'real_amount',
            isNumber: true,
            total: 'real_amount',
            show: (row) => rupiah(row.real_amount),
          },
          { key: 'percent', title: t('percent'), isNumber: true, show: percent },
          { key: 'state', title: t('state'), show: (row) => <PlanStateChip status={row.state} /> },
        ]}
        card={(row) => ({
          code: row.order_code,
          name: row.customer_name,
          text: (
            <>
              {code(row)} · {rupiah(row.state === 'Consumed' ? row.real_amount : row.planned_amount)} ({percent(row)})
              <br />
              <PlanStateChip status={row.state} />
            </>
          ),
          left: row.invoice_code ?? '-',
          right: dates.date(row.created_date),
        })}
      />
      {consuming && (
        <EndpointModal
          title={t('consume')}
          sub={consuming}
          endpoint={contract.consumeCashback}
          initial={{ invoice_code: '' }}
          fixed={{ order_code: consuming }}
          labels={{ invoice_code: t('invoice') }}
          verb={t('consume')}
          onClose={() => setConsuming(undefined)}
        >
          {({ values, change, errorOf }) => (
            <TextField
              label={t('invoice')}
              value={values.invoice_code}
              onChange={(invoice_code) => change({ invoice_code })}
              error={errorOf('invoice_code')}
              most={40}
              isRequired
              autoFocus
            />
          )}
        </EndpointModal>
      )}
    </>
  )
}
