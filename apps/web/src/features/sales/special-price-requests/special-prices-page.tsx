import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { customerDropdown } from '@sejuk/contract/customers/customers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/sales/special-price-requests'
import { pageTo } from '@sejuk/domain/pages'
import { specialPriceReasons, specialPriceStatuses } from '@sejuk/domain/sales/special-price-requests'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { SpecialPriceChip } from './special-price-status.tsx'

type Row = contract.SpecialPriceRequest

export const SpecialPricesPage = () => {
  const t = useWords(specialPriceWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSpecialPrices)
  const mayCreate = useGate(contract.createSpecialPrice)
  const target = ({ request_code }: Row) => pageTo('specialPrice', { code: request_code })
  const code = (row: Row) => <Link {...target(row)}>{row.request_code}</Link>
  const below = (row: Row) => `−${writeNumber(row.most_percent, 2)}%`
  const used = (row: Row) =>
    row.qty_limit === null
      ? t('usedFree', { used: thousands(row.used_qty) })
      : t('usedOf', { used: thousands(row.used_qty), limit: thousands(row.qty_limit) })
  const valid = (row: Row) => `${dates.day(row.valid_from)} – ${dates.day(row.valid_to)}`
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.specialPriceData}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: specialPriceStatuses.map((value) => ({ value, label: t(value) })),
        },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        { field: 'customer_code', label: t('customer'), kind: 'many', source: customerDropdown },
        { field: 'item_code', label: t('item'), kind: 'many', source: itemDropdown },
        {
          field: 'reason',
          label: t('reason'),
          kind: 'choice',
          options: specialPriceReasons.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('newSpecialPrice', {})),
        },
      ]}
      keyOf={(row) => row.request_code}
      nameOf={(row) => row.request_code}
      columns={[
        { key: 'code', title: t('request_code'), sort: 'request_code', show: code },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) => `(${row.customer_code}) ${row.customer_name}`,
        },
        { key: 'items', title: t('items'), wraps: true, show: (row) => row.items },
        { key: 'below', title: t('most_percent'), sort: 'most_percent', isNumber: true, show: below },
        { key: 'used', title: `${t('used_qty')} / ${t('qty_limit')}`, show: used },
        { key: 'valid', title: t('validity'), sort: 'valid_to', show: valid },
        { key: 'reason', title: t('reason'), show: (row) => t(row.reason) },
        { key: 'by', title: t('created_by'), show: (row) => row.create_user_name },
        { key: 'status', title: t('status'), show: (row) => <SpecialPriceChip status={row.status} /> },
        { key: 'created', title: t('created_date'), sort: 'created_date', show: (row) => dates.date(row.created_date) },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name,
        text: `${row.items} ${below(row)}, ${used(row)}`,
        left: <SpecialPriceChip status={row.status} />,
        right: dates.day(row.valid_to),
      })}
    />
  )
}
