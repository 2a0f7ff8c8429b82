import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { type BomType, isBuiltInto } from '@sejuk/domain/catalogue/parts-lists'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { partsListLines as l, partsLists } from '../../db/tables/catalogue/parts-lists.ts'
import { sparePartGroups as g, spareParts as s } from '../../db/tables/catalogue/spare-parts.ts'
import { substitutesFor } from './substitutes.ts'

export const serialOf = (text: string | null) => text?.replaceAll(/\s/g, '').toUpperCase() || null

/** The parts of a list with what there is to know of each; of a serial number only those built into that unit. */
export const partsOf = async (db: Db, bom_code: string, serial: string | null = null): Promise<PartOfUnit[]> => {
  const found = await db
    .select({
      line_no: l.line_no,
      position_no: l.position_no,
      qty: l.qty,
      sparepart_item_code: l.sparepart_item_code,
      part_name: items.item_name,
      part_local_name: items.local_name,
      part_group_code: s.part_group_code,
      part_group_name: g.part_group_name,
      interchange_group: l.interchange_group,
      serial_from: l.serial_from,
      serial_to: l.serial_to,
      is_compressor: l.is_compressor,
      is_consumable: l.is_consumable,
      is_returnable: s.is_returnable,
      warranty_sparepart_months: items.warranty_sparepart_months,
      warranty_compressor_months: items.warranty_compressor_months,
    })
    .from(l)
    .innerJoin(items, eq(items.item_code, l.sparepart_item_code))
    .leftJoin(s, eq(s.item_code, l.sparepart_item_code))
    .leftJoin(g, eq(g.part_group_code, s.part_group_code))
    .where(eq(l.bom_code, bom_code))
    .orderBy(asc(l.position_no), asc(l.line_no))
  const lines = found.filter((line) => isBuiltInto(line, serial))
  const substitutes = await substitutesFor(
    db,
    lines.map(({ sparepart_item_code }) => sparepart_item_code),
  )
  return lines.map(({ warranty_sparepart_months, warranty_compressor_months, is_returnable, ...line }) => ({
    ...line,
    is_returnable: is_returnable ?? false,
    warranty_months: line.is_compressor
      ? Math.max(warranty_compressor_months, warranty_sparepart_months)
      : warranty_sparepart_months,
    substitutes: substitutes(line.sparepart_item_code),
    interchanges: lines
      .filter(
        (other) =>
          line.interchange_group !== null &&
          other.interchange_group === line.interchange_group &&
          other.sparepart_item_code !== line.sparepart_item_code,
      )
      .map(({ sparepart_item_code }) => sparepart_item_code),
  }))
}

export const partsListOf = async (db: Db, item_code: string, bom_type: BomType) => {
  const [found] = await db
    .select()
    .from(partsLists)
    .where(and(eq(partsLists.item_code, item_code), eq(partsLists.bom_type, bom_type)))
  return found
}
