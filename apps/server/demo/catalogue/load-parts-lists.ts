import { addDays } from '@sejuk/domain/values/dates'
import { partsListLines, partsLists } from '../../src/db/tables/catalogue/parts-lists.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { whole } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { type Bom, type BomLine, knownBoms } from './standard-bom.ts'

/** The after-sales department keeps the technical data. */
export const technicalData = { usercode: 'RCI-0310', username: 'Yudi Setiawan' }

/** Parts that fit any model of their kind. */
const commonGroups = new Set(['SRM', 'STB', 'SAM', 'SDC', 'TBK'])
const consumableGroups = new Set(['FILT', 'WPC'])
/** From this serial prefix on some inverter units were built with the board of the next model. */
const newBoardFrom = '4N6'
const lastOldBoard = '4N5'

const bomCodeOf = (n: number) => `BOM-${String(n + 1).padStart(5, '0')}`

type Line = Omit<typeof partsListLines.$inferInsert, 'line_id'>
const lineOf = (bom_code: string, { position_no, part_code, part_group_code, quantity }: BomLine): Line => ({
  bom_code,
  line_no: 0,
  position_no,
  sparepart_item_code: part_code,
  qty: quantity,
  is_compressor: part_group_code === 'COMP',
  is_consumable: consumableGroups.has(part_group_code),
  interchange_group: commonGroups.has(part_group_code) ? part_group_code : null,
  serial_from: null,
  serial_to: null,
})

const boardOf = ({ lines }: Bom) => lines.find(({ part_group_code }) => part_group_code === 'PCBI')

const linesOf = (bom: Bom, bom_code: string, next: Bom | undefined): Line[] => {
  const lines = bom.lines.map((line) => lineOf(bom_code, line))
  const [old, young] = [boardOf(bom), next && boardOf(next)]
  if (bom.category_code !== 'INV' || !old || !young || old.part_code === young.part_code) return lines
  return lines.flatMap((line) => {
    if (line.sparepart_item_code !== old.part_code) return [line]
    const interchange_group = `PCBI-${bom.item_code}`.slice(0, 40)
    return [
      { ...line, interchange_group, serial_to: lastOldBoard },
      { ...line, interchange_group, sparepart_item_code: young.part_code, serial_from: newBoardFrom },
    ]
  })
}

/** Of some groups the oldest part is no longer made: the next one takes its place. */
const replaceOldParts = `with ranked as (
    select p.item_code, row_number() over kind as n, lead(p.item_code) over kind as next
    from spare_parts p join items i using (item_code)
    where p.part_group_code = any($1)
    window kind as (partition by p.part_group_code, i.brand_code, i.business_unit_code order by p.item_code))
  update items set replaced_by_item_code = ranked.next from ranked
  where items.item_code = ranked.item_code and ranked.n = 1 and ranked.next is not null
    and items.replaced_by_item_code is null`
const replacedGroups = ['FMO', 'FMI', 'PCBO', 'RMT', 'SRM', 'CAPF', 'PROP']

export const loadPartsLists: Part['load'] = async (client, { random, today, say }) => {
  const boms = await knownBoms(client)
  const { usercode, username } = technicalData
  const lists = boms.map(({ item_code, bom_type }, n) => {
    const moment = officeMoment(workday(addDays(today, -whole(random, 5, 400))), 'Asia/Jakarta', random())
    return {
      ...{ bom_code: bomCodeOf(n), item_code, bom_type, created_by: usercode, updated_by: usercode },
      ...{ update_user_name: username, created_date: moment, updated_date: moment },
    }
  })
  const nextModel = ({ category_code, bom_type }: Bom, n: number) =>
    boms.slice(n + 1).find((other) => other.category_code === category_code && other.bom_type === bom_type)
  const lines = boms.flatMap((bom, n) =>
    linesOf(bom, bomCodeOf(n), nextModel(bom, n)).map((line, at) => ({ ...line, line_no: at + 1 })),
  )
  await insertRows(client, partsLists, lists)
  await insertRows(client, partsListLines, lines)
  if (boms.length) await client.query(`select setval('parts_list_code', $1)`, [boms.length])
  await client.query(replaceOldParts, [replacedGroups])
  say(`demo data: ${lists.length} parts lists with ${lines.length} lines`)
}
