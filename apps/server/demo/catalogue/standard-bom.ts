import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import type pg from 'pg'
import { readCsv } from '../../reference/read-csv.ts'

export type BomLine = { position_no: number; part_code: string; part_group_code: string; quantity: number }
export type Bom = { item_code: string; bom_type: BomType; category_code: string; lines: BomLine[] }

/** The parts lists of the units that are sold, by unit and type. */
export const standardBoms = (): Bom[] => {
  const groups = new Map(readCsv('spare-parts.csv').map((cell) => [cell('part_code'), cell('part_group')]))
  const categories = new Map(readCsv('items.csv').map((cell) => [cell('item_code'), cell('category_code')]))
  const boms = new Map<string, Bom>()
  for (const cell of readCsv('bom-links.csv')) {
    const [item_code, bom_type] = [cell('item_code'), cell('bom_type') as BomType]
    const key = `${item_code} ${bom_type}`
    const bom = boms.get(key) ?? { item_code, bom_type, category_code: categories.get(item_code) ?? '', lines: [] }
    boms.set(key, bom)
    bom.lines.push({
      position_no: Number(cell('position_no')),
      part_code: cell('part_code'),
      part_group_code: groups.get(cell('part_code')) ?? '',
      quantity: Number(cell('quantity')),
    })
  }
  return [...boms.values()]
}

/** Those of units and parts that this database has: a company may have begun with items of its own. */
export const knownBoms = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ item_code: string }>('select item_code from items')
  const known = new Set(rows.map(({ item_code }) => item_code))
  return standardBoms()
    .filter(({ item_code }) => known.has(item_code))
    .map((bom) => ({ ...bom, lines: bom.lines.filter(({ part_code }) => known.has(part_code)) }))
}
