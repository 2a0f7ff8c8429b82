import { radius } from '@sejuk/domain/masters/offices'
import { readCsv } from '../read-csv.ts'

/** Where each branch works: its office, and the warehouse it sells from. The head office's warehouse also keeps spare parts. */
export const standardPlaces = () =>
  readCsv('./branches.csv').map((cell) => {
    const isHeadOffice = cell('branch_type') === 'HO'
    const at = { dept_code: cell('dept_code'), lat: Number(cell('lat')), lng: Number(cell('lng')) }
    return {
      kpi_area: kpiAreaOf(cell),
      office: {
        ...at,
        office_code: `OFC-${at.dept_code}`,
        office_name: cell('dept_name').replace(/^Branch /, 'Office '),
        radius_m: radius.usual,
      },
      warehouse: {
        ...at,
        warehouse_code: cell('warehouse_code'),
        warehouse_name: cell('warehouse_name'),
        warehouse_vendor_code: cell('warehouse_vendor_code'),
        warehouse_type: isHeadOffice ? 'MAIN' : 'BRANCH',
        is_sparepart: isHeadOffice,
        pick_cutoff: '15:00',
        allow_direct_pickup: !isHeadOffice,
      },
    }
  })

const kpiAreaOf = (cell: (column: string) => string) => {
  if (cell('branch_type') === 'HO') return 'HO'
  if (cell('cashback_group') === 'JABODETABEK' || cell('city_name') === 'Kota Bogor') return 'JABODETABEK'
  return { Sumatera: 'SUMATERA', Java: 'JAVA' }[cell('region')] ?? 'EAST'
}

export const standardZones = ['A', 'B', 'RETURN', 'DAMAGED']

export const standardVendors = [
  { warehouse_vendor_code: 'RCI', warehouse_vendor_name: 'RCI' },
  { warehouse_vendor_code: 'SELF', warehouse_vendor_name: 'Own staff' },
]
