import * as contract from '@sejuk/contract/customers/sales-policies'
import { type PolicyStatus, policyStatuses, salesPolicy } from '@sejuk/domain/customers/sales-policies'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { customerWords } from '@sejuk/words/customers/customers'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import { useState } from 'react'
import IconCalculator from '#icon/Calculator'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const PolicyPanel = lazyPart(() => import('./policy-panel.tsx').then((panel) => panel.PolicyPanel))
const Simulator = lazyPart(() => import('./policy-simulator.tsx').then((panel) => panel.PolicySimulator))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.SalesPolicy
type Open = { as: 'add' | 'simulate' } | { as: 'log'; row: Row }
const tones: Record<PolicyStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Closed: 'neutral',
}

const tierText = ({ from_amount, from_qty }: Row['tiers'][number]) => {
  if (!from_qty) return 'tierText'
  return from_amount > 0 ? 'tierTextUnits' : 'tierUnits'
}

export const SalesPoliciesPage = () => {
  const t = useWords(salesPolicyWords)
  const types = useWords(customerWords)
  const dates = useDates()
  const list = useList(contract.listSalesPolicies)
  const mayCreate = useGate(contract.createSalesPolicy)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const record = useRecordActions({
    workflow: salesPolicy,
    endpoints: contract.actOnSalesPolicy,
    keyField: 'policy_code',
    nameOf: (row: Row) => row.policy_name,
    label: (name) => t(name === 'modify' ? 'edit' : name),
    forms: { modify: ({ row, onClose }) => <PolicyPanel policy={row} onClose={onClose} /> },
  })
  const actionsOf = (row: Row): Action[] => [
    ...record.actionsOf(row),
    { key: 'log', label: t('history'), onPress: () => setOpen({ as: 'log', row }) },
  ]
  const chip = (row: Row) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
  const tiers = (row: Row) =>
    row.tiers.map((tier) => (
      <div key={tier.discount_percent}>
        {t(tierText(tier), {
          percent: writeNumber(tier.discount_percent, 2),
          amount: rupiah(tier.from_amount),
          n: thousands(tier.from_qty ?? 0),
        })}
      </div>
    ))
  const validity = (row: Row) =>
    `${dates.day(row.valid_from)} – ${row.valid_to ? dates.day(row.valid_to) : t('untilClosed')}`
  const some = (codes: readonly string[]) => codes.join(', ') || t('all')
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: policyStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'simulate',
            label: t('simulate'),
            icon: <IconCalculator size={16} />,
            gate: list.gate,
            onPress: () => setOpen({ as: 'simulate' }),
          },
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setOpen({ as: 'add' }),
          },
        ]}
        keyOf={(row) => row.policy_code}
        nameOf={(row) => row.policy_name}
        menu={actionsOf}
        columns={[
          { key: 'code', title: t('policy_code'), sort: 'policy_code', show: (row) => row.policy_code },
          { key: 'name', title: t('policy_name'), wraps: true, show: (row) => row.policy_name },
          { key: 'tiers', title: t('tiers'), show: tiers },
          { key: 'branches', title: t('dept_codes'), wraps: true, show: (row) => some(row.dept_names) },
          { key: 'levels', title: t('customer_levels'), wraps: true, show: (row) => some(row.customer_levels) },
          {
            key: 'types',
            title: t('customer_types'),
            wraps: true,
            show: (row) => some(row.customer_types.map((type) => types(type))),
          },
          { key: 'units', title: t('business_units'), wraps: true, show: (row) => some(row.business_units) },
          {
            key: 'goods',
            title: t('goods'),
            wraps: true,
            show: (row) => some([...row.brand_codes, ...row.category_codes, ...row.item_codes]),
          },
          {
            key: 'most',
            title: t('max_total_percent'),
            show: (row) => (row.max_total_percent === null ? '–' : writeNumber(row.max_total_percent, 2)),
          },
          { key: 'valid', title: t('validity'), show: validity },
          { key: 'status', title: t('status'), show: chip },
          {
            key: 'created',
            title: t('created'),
            sort: 'created_date',
            show: (row) => `${row.create_user_name}, ${dates.date(row.created_date)}`,
          },
        ]}
        card={(row) => ({
          code: row.policy_code,
          name: row.policy_name,
          text: (
            <>
              {tiers(row)}
              {validity(row)}
            </>
          ),
          left: chip(row),
          right: row.create_user_name,
        })}
      />
      {open?.as === 'add' && <PolicyPanel onClose={close} />}
      {record.panel}
      {open?.as === 'simulate' && <Simulator onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.salesPolicyLog}
          code={open.row.policy_code}
          sub={open.row.policy_name}
          labels={{ policy_name: t('policy_name'), valid_from: t('valid_from'), valid_to: t('valid_to') }}
          ownActions={{
            modify: t('edit'),
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            close: t('close'),
          }}
          onClose={close}
        />
      )}
    </>
  )
}
