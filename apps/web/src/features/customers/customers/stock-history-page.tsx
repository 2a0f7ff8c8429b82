import { customerDropdown, getCustomer } from '@sejuk/contract/customers/customers'
import { listStockHistory } from '@sejuk/contract/customers/customers-in-the-field'
import { pageTo } from '@sejuk/domain/pages'
import { fieldCustomerWords } from '@sejuk/words/customers/customers-in-the-field'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

export const StockHistoryPage = () => {
  const t = useWords(fieldCustomerWords)
  const dates = useDates()
  const list = useList(listStockHistory)
  const branch = useBranchFilter()
  const mayOpenCustomer = useGate(getCustomer).enabled
  return (
    <ListPage
      title={t('stockTitle')}
      list={list}
      filters={[
        branch,
        { field: 'customer_code', label: t('customer'), kind: 'one', source: customerDropdown },
        { field: 'item_code', label: t('item_code'), kind: 'text' },
        { field: 'date_from', label: t('date_from'), kind: 'day' },
        { field: 'date_to', label: t('date_to'), kind: 'day' },
      ]}
      actions={[]}
      keyOf={(row) => row.report_key}
      nameOf={(row) => `${row.shop_name}, ${row.item_code}`}
      columns={[
        { key: 'date', title: t('report_date'), sort: 'report_date', show: (row) => dates.day(row.report_date) },
        {
          key: 'customer',
          title: t('customer'),
          wraps: true,
          show: (row) =>
            mayOpenCustomer ? (
              <Link {...pageTo('customer', { id: row.customer_code })}>
                ({row.customer_code}) {row.customer_name}
              </Link>
            ) : (
              row.customer_name
            ),
        },
        { key: 'shop', title: t('shop'), wraps: true, show: (row) => row.shop_name },
        { key: 'item', title: t('item_code'), show: (row) => row.item_code },
        { key: 'stock', title: t('stock_quantity'), isNumber: true, show: (row) => row.stock_quantity },
        { key: 'sold', title: t('sold_quantity'), isNumber: true, show: (row) => row.sold_quantity },
        { key: 'received', title: t('received_quantity'), isNumber: true, show: (row) => row.received_quantity },
        { key: 'by', title: t('reported_by_name'), show: (row) => row.reported_by_name },
      ]}
      card={(row) => ({
        code: row.item_code,
        name: row.shop_name,
        text: row.customer_name,
        left: `${t('stock_quantity')} ${row.stock_quantity}, ${t('sold_quantity')} ${row.sold_quantity}`,
        right: dates.day(row.report_date),
      })}
    />
  )
}
