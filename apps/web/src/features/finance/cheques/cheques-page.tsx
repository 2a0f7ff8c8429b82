import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/cheques'
import { bankDropdown } from '@sejuk/contract/masters/banks'
import { chequeStatuses } from '@sejuk/domain/finance/cheques'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ChequeChip, useDaysLeft } from '../../../entities/status/cheque-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const ChequePanel = lazyPart(() => import('./cheque-panel.tsx').then((panel) => panel.ChequePanel))
type Row = contract.Cheque

export const ChequesPage = () => {
  const t = useWords(chequeWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listCheques)
  const mayCreate = useGate(contract.createCheque)
  const branch = useBranchFilter()
  const daysLeft = useDaysLeft()
  const [isAdding, setAdding] = useState(false)
  const target = ({ cheque_code }: Row) => pageTo('cheque', { code: cheque_code })
  const number = (row: Row) => <Link {...target(row)}>{row.cheque_no}</Link>
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.chequeData}
        onOpen={(row) => void navigate(target(row))}
        above={<Link {...pageTo('chequeCalendar')}>{t('calendar')}</Link>}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
          { field: 'bank_code', label: t('bank_code'), kind: 'many', source: bankDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: chequeStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'due_from', label: t('due_from'), kind: 'day' },
          { field: 'due_to', label: t('due_to'), kind: 'day' },
          { field: 'is_due', label: t('is_due'), kind: 'choice', options: [{ value: 'true', label: everyday('yes') }] },
          { field: 'bounced_from', label: t('bounced_from'), kind: 'day' },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={(row) => row.cheque_code}
        nameOf={(row) => row.cheque_no}
        columns={[
          { key: 'no', title: t('cheque_no'), sort: 'cheque_no', show: number },
          { key: 'bank', title: t('bank_code'), show: (row) => row.bank_name ?? '-' },
          {
            key: 'customer',
            title: t('customer_name'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => rupiah(row.amount) },
          { key: 'due', title: t('due_date'), sort: 'due_date', show: (row) => dates.day(row.due_date) },
          { key: 'left', title: t('days_left'), show: daysLeft },
          { key: 'invoices', title: t('invoices'), isNumber: true, show: (row) => row.invoice_count },
          { key: 'status', title: t('status'), show: (row) => <ChequeChip status={row.status} /> },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.date(row.created_date),
          },
        ]}
        card={(row) => ({
          code: number(row),
          name: row.customer_name,
          text: `${row.bank_name ?? '-'} · ${rupiah(row.amount)} · ${daysLeft(row)}`,
          left: <ChequeChip status={row.status} />,
          right: dates.day(row.due_date),
        })}
      />
      {isAdding && <ChequePanel onClose={() => setAdding(false)} />}
    </>
  )
}
