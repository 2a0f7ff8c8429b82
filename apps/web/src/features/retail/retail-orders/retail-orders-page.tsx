import { customerDropdown } from '@sejuk/contract/customers/customers'
import { shopDropdown } from '@sejuk/contract/customers/shops'
import { listIncentiveCampaigns } from '@sejuk/contract/retail/incentive-campaigns'
import * as contract from '@sejuk/contract/retail/retail-orders'
import { pageTo } from '@sejuk/domain/pages'
import { retailStatuses, sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { incentiveCampaignWords } from '@sejuk/words/retail/incentive-campaigns'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import IconScan from '#icon/Scan'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { RetailChip, useFlagText } from '../../../entities/status/retail-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'

type Row = contract.RetailOrder

/** What each tab asks for; the most urgent review first. */
const tabs = {
  All: { status: undefined, has_flags: undefined, sort: undefined },
  Review: { status: 'Submitted', has_flags: true, sort: '-score' },
  Waiting: { status: 'Submitted', has_flags: false, sort: undefined },
  Approved: { status: 'Approved', has_flags: undefined, sort: undefined },
  Rejected: { status: 'Rejected', has_flags: undefined, sort: undefined },
} as const
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]
const tabLabels = {
  All: 'tabAll',
  Review: 'tabReview',
  Waiting: 'tabWaiting',
  Approved: 'Approved',
  Rejected: 'Rejected',
} as const satisfies Record<Tab, string>

/** The desk of sell-outs: what waits for a look comes first by its score. */
export const RetailOrdersPage = () => {
  const t = useWords(retailOrderWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listRetailOrders)
  const branch = useBranchFilter()
  const mayInput = useGate(contract.createRetailOrder)
  const mayCampaign = useGate(listIncentiveCampaigns)
  const campaigns = useWords(incentiveCampaignWords)
  const flagText = useFlagText()
  const {
    status,
    has_flags,
    page: _page,
    limit: _limit,
    sort: _sort,
    cursor: _cursor,
    exact: _exact,
    ...more
  } = list.asked
  const open = tabNames.find((name) => tabs[name].status === status && tabs[name].has_flags === has_flags)
  const toReview = useCall(
    contract.listRetailOrders,
    { ...more, status: 'Submitted', has_flags: true, limit: 1 },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const countOf = (name: Tab) => (name === 'Review' ? toReview.data?.total : undefined)
  const target = ({ retail_order_code }: Row) => pageTo('retailOrder', { code: retail_order_code })
  const number = (row: Row) => <Link {...target(row)}>{row.retail_order_code}</Link>
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.retailOrderData}
      above={
        <StatusTabs
          label={t('status')}
          value={open ?? 'All'}
          onChange={(name: Tab) => list.ask(tabs[name])}
          tabs={tabNames.map((value) => ({ value, label: t(tabLabels[value]), count: countOf(value) }))}
        />
      }
      onOpen={(row) => void navigate(target(row))}
      remembersVisits
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        { field: 'shop_code', label: t('shop'), kind: 'many', source: shopDropdown },
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: retailStatuses.map((value) => ({ value, label: t(value) })),
        },
        { field: 'has_flags', label: t('flags'), kind: 'choice', options: [{ value: 'true', label: t('flagged') }] },
        {
          field: 'seller_role',
          label: t('role'),
          kind: 'choice',
          options: sellerRoles.map((value) => ({ value, label: t(value) })),
        },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
      ]}
      actions={[
        {
          key: 'input',
          label: t('input'),
          icon: <IconScan size={16} />,
          gate: mayInput,
          isPrimary: true,
          onPress: () => void navigate(pageTo('retailInput')),
        },
        ...(mayCampaign.enabled
          ? [{ key: 'campaigns', label: campaigns('title'), onPress: () => void navigate(pageTo('campaigns')) }]
          : []),
      ]}
      keyOf={(row) => row.retail_order_code}
      nameOf={(row) => row.retail_order_code}
      columns={[
        { key: 'code', title: t('retail_order_code'), show: number },
        { key: 'date', title: t('sale_date'), sort: 'sale_date', show: (row) => dates.day(row.sale_date) },
        { key: 'shop', title: t('shop'), wraps: true, show: (row) => row.shop_name },
        { key: 'branch', title: t('dept_code'), show: (row) => row.dept_name },
        { key: 'seller', title: t('seller'), show: (row) => `${row.create_user_name}, ${t(row.seller_role)}` },
        { key: 'item', title: t('item'), wraps: true, show: (row) => row.item_names },
        { key: 'quantity', title: t('quantity'), sort: 'quantity', isNumber: true, show: (row) => row.quantity },
        { key: 'amount', title: t('amount'), isNumber: true, show: (row) => rupiah(row.amount) },
        { key: 'flags', title: t('flags'), sort: 'score', wraps: true, show: (row) => flagText(row.flags) },
        { key: 'status', title: t('status'), show: (row) => <RetailChip status={row.status} /> },
        {
          key: 'created',
          title: t('created_date'),
          sort: 'created_date',
          show: (row) => dates.visit(row.created_date),
        },
      ]}
      card={(row) => ({
        code: number(row),
        name: row.shop_name,
        text: `${row.item_names} · ${row.create_user_name}${row.flags.length ? ` · ${flagText(row.flags)}` : ''}`,
        left: <RetailChip status={row.status} />,
        right: dates.day(row.sale_date),
      })}
    />
  )
}
