import * as contract from '@sejuk/contract/masters/warehouse-vendors'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseVendorWords } from '@sejuk/words/masters/warehouse-vendors'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listWarehouseVendors,
  create: contract.createWarehouseVendor,
  update: contract.updateWarehouseVendor,
  remove: contract.deleteWarehouseVendor,
  log: contract.warehouseVendorLog,
  data: contract.warehouseVendorData,
  sheet: contract.warehouseVendorSheet,
}

export const WarehouseVendorsPage = () => {
  const t = useWords(warehouseVendorWords)
  const record = useWords(recordWords)
  const activeFilter = useActiveFilter()
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="warehouse_vendor_code"
      filters={[{ field: 'search', label: record('search'), kind: 'text' }, activeFilter]}
      fields={[
        {
          field: 'warehouse_vendor_code',
          label: t('warehouse_vendor_code'),
          kind: 'text',
          most: 20,
          isRequired: true,
          isFixed: true,
          hint: record('codeStays'),
        },
        {
          field: 'warehouse_vendor_name',
          label: t('warehouse_vendor_name'),
          kind: 'text',
          most: 100,
          isRequired: true,
        },
        { field: 'pic_name', label: t('pic_name'), kind: 'text', most: 100 },
        { field: 'phone', label: t('phone'), kind: 'text', most: 30, inputMode: 'tel' },
        { field: 'email', label: t('email'), kind: 'text', most: 200, inputMode: 'email' },
        { field: 'is_active', label: record('is_active'), kind: 'tick' },
      ]}
      blank={{ is_active: true }}
      nameOf={(row) => `(${row.warehouse_vendor_code}) ${row.warehouse_vendor_name}`}
      columns={[
        {
          key: 'code',
          title: t('warehouse_vendor_code'),
          sort: 'warehouse_vendor_code',
          show: (row) => row.warehouse_vendor_code,
        },
        {
          key: 'name',
          title: t('warehouse_vendor_name'),
          sort: 'warehouse_vendor_name',
          wraps: true,
          show: (row) => row.warehouse_vendor_name,
        },
        { key: 'pic', title: t('pic_name'), show: (row) => row.pic_name ?? '-' },
        { key: 'phone', title: t('phone'), show: (row) => row.phone ?? '-' },
        { key: 'email', title: t('email'), show: (row) => row.email ?? '-' },
        { key: 'warehouses', title: t('active_warehouses'), isNumber: true, show: (row) => row.active_warehouses },
        { key: 'status', title: record('status'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.warehouse_vendor_code,
        name: row.warehouse_vendor_name,
        text: [row.pic_name, row.phone, row.email].filter(Boolean).join(', '),
        left: `${t('active_warehouses')}: ${row.active_warehouses}`,
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
