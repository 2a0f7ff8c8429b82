import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { warehouseVendorDropdown } from '@sejuk/contract/masters/warehouse-vendors'
import * as contract from '@sejuk/contract/masters/warehouses'
import { defaultWarehouseVendor } from '@sejuk/domain/masters/warehouse-vendors'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { useWords } from '../../../lib/language/words.ts'
import type { RecordField } from '../../../ui/list/master-page.tsx'
import { useWarehouseTable, warehouseTypes } from './warehouse-table.tsx'

const calls = {
  list: contract.listWarehouses,
  create: contract.createWarehouse,
  update: contract.updateWarehouse,
  remove: contract.deleteWarehouse,
  log: contract.warehouseLog,
  data: contract.warehouseData,
  sheet: contract.warehouseSheet,
}

/** All that both pages of warehouses do with one. */
export const useWarehouseRecords = () => {
  const t = useWords(warehouseWords)
  const record = useWords(recordWords)
  const none = record('choose')
  const fields: RecordField<typeof contract.createWarehouse, typeof contract.updateWarehouse>[] = [
    {
      field: 'warehouse_code',
      label: t('warehouse_code'),
      kind: 'text',
      most: 20,
      isRequired: true,
      isFixed: true,
      hint: record('codeStays'),
    },
    { field: 'warehouse_name', label: t('warehouse_name'), kind: 'text', most: 100, isRequired: true },
    { field: 'warehouse_type', label: t('warehouse_type'), kind: 'picker', ...warehouseTypes, none },
    { field: 'dept_code', label: record('branch'), kind: 'picker', source: departmentDropdown, none },
    {
      field: 'warehouse_vendor_code',
      label: t('warehouse_vendor_code'),
      kind: 'picker',
      source: warehouseVendorDropdown,
      none,
    },
    { field: 'address', label: record('address'), kind: 'text', most: 500, isLong: true },
    { field: 'place', label: t('place'), kind: 'place' },
    { field: 'zones', label: t('zones'), kind: 'words', hint: t('zonesHelp') },
    { field: 'pick_cutoff', label: t('pick_cutoff'), kind: 'time', hint: t('pickHelp') },
    { field: 'is_sparepart', label: t('is_sparepart'), kind: 'tick' },
    { field: 'allow_direct_pickup', label: t('allow_direct_pickup'), kind: 'tick' },
    { field: 'is_active', label: record('is_active'), kind: 'tick' },
  ]
  return {
    ...useWarehouseTable(),
    adding: t('add'),
    editing: t('edit'),
    calls,
    idField: 'warehouse_code' as const,
    fields,
    blank: { warehouse_vendor_code: defaultWarehouseVendor, zones: [], is_active: true },
  }
}
