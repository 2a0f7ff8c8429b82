import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { and, eq, inArray } from 'drizzle-orm'
import { partsOf } from '../../../business/catalogue/parts-of-unit.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderDetails as d, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsLists } from '../../../db/tables/catalogue/parts-lists.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'

/** The unit that parts are asked for. */
export type AskedUnit = {
  item_code: string | null
  item_name: string | null
  category_code: string | null
  business_unit_code: string | null
  serial_indoor: string | null
  serial_outdoor: string | null
  purchase_date: string | null
  error_code: string | null
}

export const unitOfWorkOrder = async (db: Db, work_order_detail_id: number): Promise<AskedUnit | undefined> => {
  const [found] = await db
    .select({ unit: d, purchase_date: ticketUnits.purchase_date })
    .from(d)
    .innerJoin(workOrders, eq(workOrders.work_order_number, d.work_order_number))
    .leftJoin(
      ticketUnits,
      and(eq(ticketUnits.ticket_number, workOrders.ticket_number), eq(ticketUnits.line_no, d.ticket_line_no)),
    )
    .where(eq(d.work_order_detail_id, work_order_detail_id))
  return found && { ...found.unit, purchase_date: found.purchase_date }
}

export const unitOfSerial = async (
  db: Db,
  serial: string,
  { purchase_date, error_code }: Pick<AskedUnit, 'purchase_date' | 'error_code'>,
): Promise<AskedUnit> => {
  const [known] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial))
  const isOutdoor = known?.unit_kind === 'Outdoor'
  return {
    item_code: known?.item_code ?? null,
    item_name: known?.item_name ?? null,
    category_code: known?.category_code ?? null,
    business_unit_code: known?.business_unit ?? null,
    serial_indoor: isOutdoor ? null : serial,
    serial_outdoor: isOutdoor ? serial : null,
    purchase_date,
    error_code,
  }
}

/** A model that somebody chose, without a serial number. */
export const unitOfModel = async (db: Db, item_code: string): Promise<AskedUnit | undefined> => {
  const [item] = await db.select().from(items).where(eq(items.item_code, item_code))
  return (
    item && {
      ...{ item_code, item_name: item.item_name, category_code: item.category_code },
      business_unit_code: item.business_unit_code,
      ...{ serial_indoor: null, serial_outdoor: null, purchase_date: null, error_code: null },
    }
  )
}

/** The item itself, its halves where it is a set, and what its serial numbers say it is. */
const modelsOf = async (db: Db, { item_code, serial_indoor, serial_outdoor }: AskedUnit) => {
  const serials = [serial_indoor, serial_outdoor].filter((one) => one !== null)
  const known = serials.length
    ? await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, serials))
    : []
  const codes = [...known.map((one) => one.item_code), ...(item_code ? [item_code] : [])]
  const found = codes.length ? await db.select().from(items).where(inArray(items.item_code, codes)) : []
  return [...new Set([...codes, ...found.flatMap(({ sub_items }) => sub_items.map((one) => one.sub_item_code))])]
}

export type BuiltInPart = PartOfUnit & { unit_item_code: string; bom_type: BomType }

/** What is built into the unit, by all the lists of its models. */
export const builtInto = async (db: Db, unit: AskedUnit): Promise<BuiltInPart[]> => {
  const models = await modelsOf(db, unit)
  const lists = models.length
    ? await db
        .select()
        .from(partsLists)
        .where(inArray(partsLists.item_code, models))
        .orderBy(partsLists.bom_type, partsLists.item_code)
    : []
  const parts: BuiltInPart[] = []
  for (const { bom_code, item_code, bom_type } of lists) {
    const serial = bom_type === 'Outdoor' ? unit.serial_outdoor : unit.serial_indoor
    const lines = await partsOf(db, bom_code, serial)
    parts.push(...lines.map((line) => ({ ...line, unit_item_code: item_code, bom_type })))
  }
  return parts
}

export const warrantyFor = async (db: Db, unit: AskedUnit, today: string) =>
  warrantyOfUnit(await knownSerials(db, [unit]), unit, today)

export const serialOfUnit = ({ serial_outdoor, serial_indoor }: AskedUnit) => serial_outdoor ?? serial_indoor
