import { customerDropdown, getCustomer } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/customers/shops'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { shopClasses, shopStatuses } from '@sejuk/domain/customers/shops'
import { pageTo } from '@sejuk/domain/pages'
import { shopWords } from '@sejuk/words/customers/shops'
import IconEye from '#icon/Eye'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ShopChip } from '../../../entities/status/shop-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.ShopRow
const at = ({ customer_code, shop_code }: Row) => pageTo('shop', { id: customer_code, shop_code })

export const ShopListPage = () => {
  const t = useWords(shopWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listShops)
  const branches = useBranchFilter()
  const mayOpenCustomer = useGate(getCustomer).enabled
  return (
    <ListPage
      title={t('title')}
      list={list}
      remembersVisits
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branches,
        { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
        { field: 'salesman_code', label: t('salesman_code'), kind: 'many', source: staffDropdown },
        {
          field: 'shop_class',
          label: t('shop_class'),
          kind: 'choice',
          options: shopClasses.map((value) => ({ value, label: value })),
        },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: shopStatuses.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[]}
      download={contract.shopData}
      keyOf={(row) => row.shop_code}
      nameOf={(row) => `(${row.shop_code}) ${row.shop_name}`}
      onOpen={(row) => void navigate(at(row))}
      menu={(row) => [
        { key: 'open', label: t('open'), icon: <IconEye size={18} />, onPress: () => void navigate(at(row)) },
      ]}
      columns={[
        {
          key: 'shop',
          title: t('shop'),
          sort: 'shop_name',
          wraps: true,
          show: (row) => (
            <Link {...at(row)}>
              ({row.shop_code}) {row.shop_name}
            </Link>
          ),
        },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) =>
            mayOpenCustomer ? (
              <Link {...pageTo('customer', { id: row.customer_code })}>{row.customer_name}</Link>
            ) : (
              row.customer_name
            ),
        },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'salesman', title: t('salesman_code'), show: (row) => row.salesman_name ?? row.salesman_code ?? '-' },
        { key: 'keyperson', title: t('keyperson_name'), show: (row) => row.keyperson_name ?? '-' },
        { key: 'promotors', title: t('promotor_names'), wraps: true, show: (row) => row.promotor_names ?? '-' },
        { key: 'class', title: t('shop_class'), show: (row) => row.shop_class },
        { key: 'visit', title: t('last_visit_date'), show: (row) => dates.day(row.last_visit_date) },
        { key: 'sellOut', title: t('sell_out'), isNumber: true, show: (row) => row.sell_out },
        { key: 'status', title: t('status'), show: (row) => <ShopChip status={row.status} /> },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
      ]}
      card={(row) => ({
        code: row.shop_code,
        name: <Link {...at(row)}>{row.shop_name}</Link>,
        text: (
          <>
            {row.customer_name}
            <br />
            {row.keyperson_name ?? row.dept_name}
          </>
        ),
        left: <ShopChip status={row.status} />,
        right: `${t('shop_class')} ${row.shop_class}`,
      })}
    />
  )
}
