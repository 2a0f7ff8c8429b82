import type * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { termsOfPart } from '@sejuk/domain/spareparts/part-rules'
import { and, eq } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import {
  availableIn,
  listPrices,
  oftenOrdered,
  repeatsOn,
  sparePartsAmong,
} from '../../../business/spareparts/part-facts.ts'
import { shelfOf, supplyOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { workOrderDetails as d, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import {
  type AskedUnit,
  builtInto,
  serialOfUnit,
  unitOfModel,
  unitOfSerial,
  unitOfWorkOrder,
  warrantyFor,
} from './unit.ts'

type Asked = RequestContext<typeof contract.sparepartSuggestions>

const none: AskedUnit = {
  ...{ item_code: null, item_name: null, category_code: null, business_unit_code: null },
  ...{ serial_indoor: null, serial_outdoor: null, purchase_date: null, error_code: null },
}

/** The unit of a work order in sight, of a serial number, or a model. */
const unitAsked = async ({ db, viewer, input }: Asked) => {
  if (input.work_order_number) {
    const [found] = await db
      .select({ order: workOrders, work_order_detail_id: d.work_order_detail_id })
      .from(workOrders)
      .innerJoin(d, eq(d.work_order_number, workOrders.work_order_number))
      .where(
        and(
          eq(workOrders.work_order_number, input.work_order_number),
          visibleWorkOrders(viewer),
          input.work_order_detail_id ? eq(d.work_order_detail_id, input.work_order_detail_id) : undefined,
        ),
      )
      .orderBy(d.line_no)
      .limit(1)
    if (!found) return refuse('notFound')
    const unit = (await unitOfWorkOrder(db, found.work_order_detail_id)) ?? none
    return { unit, asc_code: found.order.asc_code, dept_code: found.order.dept_code }
  }
  const own = { asc_code: viewer.asc_code || null, dept_code: viewer.department }
  const serial = normalizeSerial(input.serial_number)
  const proof = { purchase_date: input.purchase_date, error_code: input.error_code || null }
  if (serial) return { unit: await unitOfSerial(db, serial, proof), ...own }
  const model = input.item_code ? await unitOfModel(db, input.item_code) : undefined
  return { unit: { ...(model ?? none), ...proof }, ...own }
}

/** Each part once, whatever the number of its positions. */
const onePerPart = async (db: Db, unit: AskedUnit) => [
  ...new Map((await builtInto(db, unit)).map((part) => [part.sparepart_item_code, part])).values(),
]

export const sparepartSuggestions = async (context: Asked) => {
  const { db, input } = context
  const { unit, asc_code, dept_code } = await unitAsked(context)
  const today = companyToday()
  const parts = await onePerPart(db, unit)
  const often = await oftenOrdered(db, input.error_code || unit.error_code)
  const codes = [...new Set(parts.map(({ sparepart_item_code }) => sparepart_item_code))]
  const substitutes = parts.flatMap((part) => part.substitutes.map(({ item_code }) => item_code))
  const known = await sparePartsAmong(db, codes)
  const prices = await listPrices(db, codes, today)
  const warranty = await warrantyFor(db, unit, today)
  const repeats = await repeatsOn(db, serialOfUnit(unit), codes, today, {
    work_order_number: input.work_order_number || null,
    sparepart_order_code: null,
  })
  const supply = await supplyOf(db, dept_code)
  const shelf = asc_code ? await shelfOf(db, asc_code) : undefined
  const places = [supply?.warehouse_code, shelf].filter((one) => one !== undefined)
  const inStock = await availableIn(db, places, [...codes, ...substitutes])
  return {
    data: {
      ...{ item_code: unit.item_code, item_name: unit.item_name, serial_number: serialOfUnit(unit) },
      warranty_state: unit.item_code || serialOfUnit(unit) ? warranty.state : null,
      views: [...new Map(parts.map((part) => [`${part.unit_item_code} ${part.bom_type}`, part])).values()].map(
        ({ unit_item_code, bom_type }) => ({ item_code: unit_item_code, bom_type }),
      ),
      parts: parts.map((part) => {
        const code = part.sparepart_item_code
        const terms = termsOfPart(warranty, part.is_compressor, today)
        return {
          ...{ item_code: code, item_name: part.part_name, local_name: part.part_local_name },
          ...{ part_group_name: part.part_group_name, unit_item_code: part.unit_item_code, bom_type: part.bom_type },
          ...{ position_no: part.position_no, qty: part.qty, is_compressor: part.is_compressor },
          ...{ is_free: terms.is_free && known.has(code), warranty_until: terms.until },
          price: prices.get(code) ?? null,
          repeat_days: repeats.get(code) ?? null,
          often: often.get(code) ?? 0,
          on_shelf: inStock(shelf, code),
          in_warehouse: inStock(supply?.warehouse_code, code),
          replaced_by: part.substitutes.map(({ item_code, item_name }) => ({
            ...{ item_code, item_name, available: inStock(supply?.warehouse_code, item_code) },
          })),
        }
      }),
    },
  }
}
