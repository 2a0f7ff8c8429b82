import type * as contract from '@sejuk/contract/sales/order-forms'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { withPhoto } from '../../../business/catalogue/item-photos.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { freeGoods } from '../../../business/sales/free-goods.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

export const orderGoods = async ({ db, viewer, config, input }: RequestContext<typeof contract.orderGoods>) => {
  const { warehouse_code, purpose } = input
  const isChoosable = and(eq(warehouses.warehouse_code, warehouse_code), choosableBy(viewer))
  if ((await db.$count(warehouses, isChoosable)) === 0) return refuseChoice('warehouse_code')
  const codes = [...new Set(input.codes)]
  const upper = codes.map((code) => code.toUpperCase())
  const found = await db
    .select()
    .from(items)
    .where(
      and(
        eq(items.status, 'Approved'),
        isNull(items.merged_into),
        or(
          inArray(items.item_code, upper),
          inArray(items.barcode, codes),
          inArray(items.old_code, codes),
          inArray(items.model, codes),
        ),
      ),
    )
    .orderBy(items.item_code)
  const named = (code: string) =>
    found.find((item) => item.item_code === code.toUpperCase()) ??
    found.find((item) => item.barcode === code || item.old_code === code || item.model === code)
  const goodOf = await freeGoods(db, warehouse_code, found, { usercode: viewer.usercode, purpose })
  const data = codes.flatMap((asked) => {
    const item = named(asked)
    if (!item) return []
    const { item_code, item_name, local_name, business_unit_code, uom } = item
    return [{ asked, item_code, item_name, local_name, business_unit_code, uom, ...goodOf(item) }]
  })
  return { data: await withPhoto({ db, viewer, config }, data) }
}
