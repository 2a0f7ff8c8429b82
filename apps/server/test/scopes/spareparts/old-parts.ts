import { listOldParts } from '@sejuk/contract/spareparts/old-parts'
import { items } from '../../../src/db/tables/catalogue/items.ts'
import { oldParts } from '../../../src/db/tables/spareparts/old-parts.ts'
import { makeCentre } from '../../aftersales.ts'
import { makeStockLists, stockItem } from '../../stock.ts'
import { makeWorkOrder } from '../../work-orders.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

/** An old part is seen by the branch and the centre that owe it, and the technician who replaced it. */
export const oldPartRows: ScopedRows = {
  name: 'old parts',
  columns: ['dept_code', 'asc_code', 'technician_code'],
  make: async (db, { dept_code, asc_code, technician_code }, n) => {
    const old_part_code = `OPR-${n}`
    const work_order_number = `WO-OPR-${n}`
    await makeStockLists(db)
    await makeCentre(db, { asc_code, dept_code })
    await makeWorkOrder(db, { work_order_number, asc_code, dept_code })
    await db
      .insert(items)
      .values(stockItem(`OP-${n}`))
      .onConflictDoNothing()
    await db.insert(oldParts).values({
      ...{ old_part_code, asc_code, dept_code, technician_code, work_order_number, item_code: `OP-${n}` },
      ...{ item_name: 'Board', qty: 1, price: 1, used_date: '2026-11-01', due_date: '2026-11-15' },
    })
    return old_part_code
  },
  asks: [{ endpoint: listOldParts, keyOf: named('old_part_code'), input: () => ({ limit: 100 }) }],
}
