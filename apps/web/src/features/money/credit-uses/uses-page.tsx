import { customerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/money/credit-uses'
import { creditUseStatuses } from '@sejuk/domain/money/credit-uses'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { creditUseWords } from '@sejuk/words/money/credit-uses'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { MoneyTabs } from '../../../entities/money/money-tabs.tsx'
import { UseStatusChip } from './use-status.tsx'

type Row = contract.CreditUse

/** Every time credit of a customer paid invoices. */
export const CreditUsesPage = () => {
  const t = useWords(creditUseWords)
  const account = useWords(accountWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listCreditUses)
  const target = ({ use_code }: Row) => pageTo('creditUse', { code: use_code })
  const code = (row: Row) => <Link {...target(row)}>{row.use_code}</Link>
  return (
    <ListPage
      title={t('uses')}
      crumb={<Link {...pageTo('moneyDesk')}>{account('desk')}</Link>}
      list={list}
      onOpen={(row) => void navigate(target(row))}
      actions={[]}
      above={<MoneyTabs />}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: creditUseStatuses.map((value) => ({ value, label: t(value) })),
        },
      ]}
      keyOf={(row) => row.use_code}
      nameOf={(row) => row.use_code}
      columns={[
        { key: 'code', title: t('use_code'), show: code },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
        { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => rupiah(row.amount) },
        { key: 'status', title: t('status'), show: (row) => <UseStatusChip status={row.status} /> },
        { key: 'by', title: t('created'), wraps: true, show: (row) => row.create_user_name },
        { key: 'date', title: t('use_date'), sort: 'created_date', show: (row) => dates.day(row.use_date) },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name,
        text: rupiah(row.amount),
        left: <UseStatusChip status={row.status} />,
        right: dates.day(row.use_date),
      })}
    />
  )
}
