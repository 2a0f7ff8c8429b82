import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/returns/return-requests'
import { pageTo } from '@sejuk/domain/pages'
import { returnReasons, returnRequest, returnStatuses } from '@sejuk/domain/returns/return-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { returnWords } from '@sejuk/words/returns/return-requests'
import IconPlus from '#icon/Plus'
import { ReturnChip } from '../../../entities/status/return-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

type Row = contract.ReturnRequest
const ages = ['3', '7', '14', '30']

export const ReturnsPage = () => {
  const t = useWords(returnWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listReturnRequests)
  const mayCreate = useGate(contract.createReturnRequest)
  const { submit, remove } = contract.actOnReturnRequest
  const actions = useRecordActions({
    workflow: returnRequest,
    endpoints: { submit, remove },
    keyField: 'return_code',
    nameOf: (row: Row) => row.return_code,
    label: (name) => t(name),
  })
  const target = (row: Row) => pageTo('return', { code: row.return_code })
  const code = (row: Row) => <Link {...target(row)}>{row.return_code}</Link>
  const yes = [{ value: 'true', label: everyday('yes') }]
  const pickup = (row: Row) =>
    row.handover === 'Self_Deliver' ? t('Self_Deliver') : row.pickup_date ? dates.day(row.pickup_date) : t('Pickup')
  const age = (row: Row) => (row.days_open === null ? '' : String(row.days_open))
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.returnRequestData}
        onOpen={(row) => void navigate(target(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: returnStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'reason_code',
            label: t('reason_code'),
            kind: 'choice',
            options: returnReasons.map((value) => ({ value, label: t(value) })),
          },
          { field: 'dept_code', label: t('dept_name'), kind: 'many', source: departmentDropdown },
          { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
          { field: 'waiting', label: t('waiting'), kind: 'choice', options: yes },
          { field: 'awaited', label: t('awaited'), kind: 'choice', options: yes },
          { field: 'uncredited', label: t('uncredited'), kind: 'choice', options: yes },
          {
            field: 'open_days',
            label: t('open_days'),
            kind: 'choice',
            options: ages.map((value) => ({ value, label: t('atLeastDays', { n: value }) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => void navigate(pageTo('addReturn', {})),
          },
        ]}
        menu={actions.actionsOf}
        keyOf={(row) => row.return_code}
        nameOf={(row) => row.return_code}
        columns={[
          { key: 'code', title: t('return_code'), sort: 'return_code', show: code },
          { key: 'status', title: t('status'), show: (row) => <ReturnChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
          { key: 'customer', title: t('customer_name'), wraps: true, show: (row) => row.customer_name },
          { key: 'branch', title: t('dept_name'), show: (row) => row.dept_name },
          { key: 'origin', title: t('origin'), wraps: true, show: (row) => row.invoice_codes },
          { key: 'quantity', title: t('quantity'), isNumber: true, show: (row) => thousands(row.quantity) },
          { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => rupiah(row.amount) },
          { key: 'reason', title: t('reason_code'), show: (row) => t(row.reason_code) },
          { key: 'pickup', title: t('pickup'), show: pickup },
          {
            key: 'received',
            title: t('received'),
            show: (row) => (row.received_date ? dates.date(row.received_date) : t('notReceived')),
          },
          { key: 'credit', title: t('credit_note'), show: (row) => row.credit_note_codes ?? '' },
          { key: 'age', title: t('days_open'), sort: 'approved_date', isNumber: true, show: age },
        ]}
        card={(row) => ({
          code: code(row),
          name: row.customer_name,
          text: `${t(row.reason_code)} · ${row.item_codes}`,
          left: <ReturnChip status={row.status} />,
          right: rupiah(row.amount),
        })}
      />
      {actions.panel}
    </>
  )
}
