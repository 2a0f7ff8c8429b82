import { customerDropdown } from '@sejuk/contract/customers/customers'
import { getMoneyDesk } from '@sejuk/contract/money/accounts'
import * as contract from '@sejuk/contract/money/credit-uses'
import { creditSources } from '@sejuk/domain/money/credit-sources'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { accountWords } from '@sejuk/words/money/accounts'
import { creditUseWords } from '@sejuk/words/money/credit-uses'
import { creditSourceWords } from '@sejuk/words/money/sources'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { MoneyTabs } from '../../../entities/money/money-tabs.tsx'
import { SourceLink } from '../source-link.tsx'

type Row = contract.Credit

/** What customers have with us that pays nothing yet; it is used on their account. */
export const CreditsPage = () => {
  const t = useWords(creditUseWords)
  const account = useWords(accountWords)
  const kinds = useWords(creditSourceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listCredits)
  const desk = useCall(getMoneyDesk, {}, { enabled: list.gate.enabled }).data?.data
  const target = ({ customer_code }: Row) => pageTo('customerAccount', { customer_code })
  const money = (amount: number) => (amount > 0 ? rupiah(amount) : '-')
  const isOwing = list.asked.is_owing === true || String(list.asked.is_owing) === 'true'
  return (
    <ListPage
      title={t('title')}
      crumb={<Link {...pageTo('moneyDesk')}>{account('desk')}</Link>}
      list={list}
      download={contract.creditData}
      onOpen={(row) => void navigate(target(row))}
      actions={[]}
      above={
        <>
          <MoneyTabs />
          <StatusTabs
            label={t('title')}
            value={isOwing ? 'owing' : 'all'}
            onChange={(value) => list.ask({ is_owing: value === 'owing' ? true : undefined })}
            tabs={[
              { value: 'all' as const, label: account('creditToUse'), count: desk?.credits.count },
              { value: 'owing' as const, label: t('is_owing'), count: desk?.owing.count },
            ]}
          />
        </>
      }
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        {
          field: 'source_kind',
          label: t('source_kind'),
          kind: 'choice',
          options: creditSources.map((value) => ({ value, label: kinds(value) })),
        },
      ]}
      keyOf={(row) => `${row.source_kind} ${row.source_code}`}
      nameOf={(row) => row.source_code}
      columns={[
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => <Link {...target(row)}>{`(${row.customer_code}) ${row.customer_name}`}</Link>,
        },
        { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
        { key: 'kind', title: t('source_kind'), show: (row) => kinds(row.source_kind) },
        {
          key: 'source',
          title: t('source'),
          show: (row) => <SourceLink kind={row.source_kind} code={row.source_code} />,
        },
        { key: 'since', title: t('since'), sort: 'since', show: (row) => dates.day(row.since) },
        {
          key: 'left',
          title: t('left_amount'),
          sort: 'left_amount',
          isNumber: true,
          total: 'left_amount',
          show: (row) => rupiah(row.left_amount),
        },
        { key: 'held', title: t('held_amount'), isNumber: true, show: (row) => money(row.held_amount) },
        { key: 'open', title: t('open'), isNumber: true, show: (row) => money(row.open) },
        { key: 'late', title: t('late'), isNumber: true, show: (row) => money(row.late) },
      ]}
      card={(row) => ({
        code: row.source_code,
        name: row.customer_name,
        text: `${t('left_amount')} ${rupiah(row.left_amount)} · ${t('open')} ${money(row.open)}`,
        left: kinds(row.source_kind),
        right: dates.day(row.since),
      })}
    />
  )
}
