import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/transfer-configurations'
import { recordWords } from '@sejuk/words/masters/records'
import { transferConfigurationWords } from '@sejuk/words/stock/transfer-configurations'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

type Row = contract.TransferConfigurationRow
const calls = {
  list: contract.listTransferConfigurations,
  create: contract.createTransferConfiguration,
  update: contract.updateTransferConfiguration,
  remove: contract.deleteTransferConfiguration,
  log: contract.transferConfigurationLog,
  data: contract.transferConfigurationData,
}

export const TransferConfigurationsPage = () => {
  const t = useWords(transferConfigurationWords)
  const record = useWords(recordWords)
  const none = record('choose')
  const what = (row: Row) => (row.item_code ? `${row.item_code} ${row.item_name ?? ''}` : row.category_name)
  const way = (row: Row) => `${row.from_warehouse_name} → ${row.to_warehouse_name}`
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="configuration_id"
      nameOf={(row) => `${what(row)}, ${way(row)}`}
      filters={[
        { field: 'search', label: record('search'), kind: 'text' },
        { field: 'from_warehouse', label: t('from_warehouse'), kind: 'many', source: warehouseDropdown },
        { field: 'to_warehouse', label: t('to_warehouse'), kind: 'many', source: warehouseDropdown },
      ]}
      fields={[
        { field: 'from_warehouse', label: t('from_warehouse'), kind: 'picker', source: warehouseDropdown, none },
        { field: 'to_warehouse', label: t('to_warehouse'), kind: 'picker', source: warehouseDropdown, none },
        { field: 'item_code', label: t('item_code'), kind: 'picker', source: itemDropdown, none, hint: t('either') },
        {
          field: 'category_code',
          label: t('category_code'),
          kind: 'picker',
          source: itemCategoryDropdown,
          none,
          hint: t('either'),
        },
        { field: 'min_qty', label: t('min_qty'), kind: 'number', isRequired: true },
        { field: 'max_qty', label: t('max_qty'), kind: 'number', isRequired: true },
        { field: 'lead_days', label: t('lead_days'), kind: 'number', isRequired: true },
        { field: 'is_auto', label: t('is_auto'), kind: 'tick' },
      ]}
      blank={{ lead_days: 2, is_auto: true }}
      columns={[
        { key: 'from', title: t('from_warehouse'), wraps: true, show: (row) => row.from_warehouse_name },
        {
          key: 'to',
          title: t('to_warehouse'),
          sort: 'to_warehouse',
          wraps: true,
          show: (row) => row.to_warehouse_name,
        },
        { key: 'item', title: t('item_code'), sort: 'item_code', wraps: true, show: what },
        { key: 'min', title: t('min_qty'), isNumber: true, show: (row) => row.min_qty },
        { key: 'max', title: t('max_qty'), isNumber: true, show: (row) => row.max_qty },
        { key: 'lead', title: t('lead_days'), isNumber: true, show: (row) => row.lead_days },
        { key: 'auto', title: t('is_auto'), show: (row) => t(row.is_auto ? 'auto' : 'byHand') },
      ]}
      card={(row) => ({
        name: what(row),
        text: way(row),
        left: `${row.min_qty} – ${row.max_qty}`,
        right: t('days', { n: row.lead_days }),
      })}
    />
  )
}
