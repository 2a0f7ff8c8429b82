import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { listCreditSettings } from '@sejuk/contract/sales/credit-settings'
import { pageTo } from '@sejuk/domain/pages'
import { creditRequestStatuses, creditRequestTypes } from '@sejuk/domain/sales/credit-limit-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RequestChip } from './request-status.tsx'

type Row = contract.CreditLimitRequest

export const CreditLimitRequestsPage = () => {
  const t = useWords(creditLimitRequestWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listCreditLimitRequests)
  const mayCreate = useGate(contract.createCreditLimitRequest)
  const maySet = useGate(listCreditSettings)
  const branch = useBranchFilter()
  const target = ({ request_code }: Row) => pageTo('creditRequest', { code: request_code })
  const code = (row: Row) => <Link {...target(row)}>{row.request_code}</Link>
  const kind = (row: Row) => `${t(row.request_type)}${row.valid_to ? ` · ${dates.day(row.valid_to)}` : ''}`
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.creditLimitRequestData}
      onOpen={(row) => void navigate(target(row))}
      above={maySet.enabled && <Link {...pageTo('creditSettings')}>{t('settings')}</Link>}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer_name'), kind: 'many', source: customerDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: creditRequestStatuses.map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'request_type',
          label: t('request_type'),
          kind: 'choice',
          options: creditRequestTypes.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('creditRequestForm')),
        },
      ]}
      keyOf={(row) => row.request_code}
      nameOf={(row) => row.request_code}
      columns={[
        { key: 'code', title: t('request_code'), sort: 'request_code', show: code },
        {
          key: 'customer',
          title: t('customer_name'),
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
        { key: 'type', title: t('request_type'), show: kind },
        { key: 'now', title: t('current_limit'), isNumber: true, show: (row) => rupiah(row.current_limit) },
        {
          key: 'requested',
          title: t('requested_limit'),
          sort: 'requested_limit',
          isNumber: true,
          show: (row) => rupiah(row.requested_limit),
        },
        { key: 'status', title: t('status'), show: (row) => <RequestChip row={row} /> },
        { key: 'by', title: t('created_by'), show: (row) => row.create_user_name },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name,
        text: `${kind(row)} · ${rupiah(row.current_limit)} → ${rupiah(row.requested_limit)}`,
        left: <RequestChip row={row} />,
        right: dates.date(row.created_date),
      })}
    />
  )
}
