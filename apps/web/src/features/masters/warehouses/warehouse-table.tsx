import type { Parsed } from '@sejuk/contract/endpoint'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { warehouseVendorDropdown } from '@sejuk/contract/masters/warehouse-vendors'
import type { listWarehouses, Warehouse } from '@sejuk/contract/masters/warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { Label } from '../../../entities/label.tsx'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import type { ListInput } from '../../../lib/api/list.ts'
import { useWords } from '../../../lib/language/words.ts'
import type { Filter } from '../../../ui/list/filters.tsx'
import type { Column, SortOf } from '../../../ui/table/table.ts'

export const warehouseTypes = { source: erpCustomizationDropdown, input: { data_type: 'WAREHOUSE_TYPE' } }

type Asks = Parsed<typeof listWarehouses>

/** What both pages of warehouses show of one. */
export const useWarehouseTable = () => {
  const t = useWords(warehouseWords)
  const record = useWords(recordWords)
  const activeFilter = useActiveFilter()
  const typeOf = ({ warehouse_type }: Warehouse) => <Label {...warehouseTypes} value={warehouse_type} />
  const filters: Filter<Asks & ListInput>[] = [
    { field: 'search', label: record('search'), kind: 'text' },
    { field: 'dept_code', label: record('branch'), kind: 'many', source: departmentDropdown },
    {
      field: 'warehouse_vendor_code',
      label: t('warehouse_vendor_code'),
      kind: 'many',
      source: warehouseVendorDropdown,
    },
    {
      field: 'warehouse_type',
      label: t('warehouse_type'),
      kind: 'many',
      source: warehouseTypes.source,
      input: () => warehouseTypes.input,
    },
    activeFilter,
  ]
  const columns: Column<Warehouse, SortOf<Asks>>[] = [
    { key: 'code', title: t('warehouse_code'), sort: 'warehouse_code', show: (row: Warehouse) => row.warehouse_code },
    {
      key: 'name',
      title: t('warehouse_name'),
      sort: 'warehouse_name',
      wraps: true,
      show: (row: Warehouse) => row.warehouse_name,
    },
    { key: 'type', title: t('warehouse_type'), sort: 'warehouse_type', show: typeOf },
    { key: 'branch', title: record('branch'), sort: 'dept_code', show: (row: Warehouse) => row.dept_name },
    { key: 'vendor', title: t('warehouse_vendor_code'), show: (row: Warehouse) => row.warehouse_vendor_name },
    { key: 'zones', title: t('zones'), wraps: true, show: (row: Warehouse) => row.zones.join(', ') || '-' },
    { key: 'cutoff', title: t('pick_cutoff'), show: (row: Warehouse) => row.pick_cutoff ?? '-' },
    { key: 'status', title: record('status'), show: (row: Warehouse) => <ActiveChip isActive={row.is_active} /> },
  ]
  return {
    filters,
    nameOf: (row: Warehouse) => `(${row.warehouse_code}) ${row.warehouse_name}`,
    columns,
    card: (row: Warehouse) => ({
      code: row.warehouse_code,
      name: row.warehouse_name,
      text: (
        <>
          {row.dept_name}, {typeOf(row)}
          <br />
          {row.zones.join(', ')}
        </>
      ),
      left: row.warehouse_vendor_name,
      right: <ActiveChip isActive={row.is_active} />,
    }),
  }
}
