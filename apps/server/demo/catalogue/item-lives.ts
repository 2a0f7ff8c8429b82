import { addDays } from '@sejuk/domain/values/dates'
import { itemSearches } from '../../src/db/tables/catalogue/item-searches.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { weightedPick, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

const searchedDays = 45

/** What branches searched lately, a draft, an item that waits for approval, a change that waits, and successors of what is closed. */
export const itemLives: Part = {
  name: 'item-lives',
  load: async (client, { random, today, say }) => {
    const { rows } = await client.query<{ dept_code: string }>('select dept_code from departments order by dept_code')
    const { rows: sold } = await client.query<{ item_code: string; weight: number }>(searched)
    if (!sold.length) return
    const pick = weightedPick(sold, ({ weight }) => weight)
    const searches = new Map<string, typeof itemSearches.$inferInsert>()
    for (const { dept_code } of rows)
      for (let n = 0; n < 60; n += 1) {
        const day = addDays(today, -whole(random, 0, searchedDays))
        const { item_code } = pick(random)
        searches.set(`${dept_code} ${day} ${item_code}`, { dept_code, day, item_code, times: whole(random, 1, 9) })
      }
    await insertRows(client, itemSearches, [...searches.values()])
    await client.query(lives, ['RCI-0310', 'Head Office'])
    say(`${searches.size} days of item searches`)
  },
}

/** Sets for homes are looked for most; nobody looks for a half. */
const searched = `select item_code, case when used_for_indoor_outdoor = 'Set' and business_unit_code = 'RAC' then 12 else 2 end as weight
  from items where status = 'Approved' and item_type <> 'Spare Part' and used_for_indoor_outdoor in ('Set', 'None') order by item_code`

/** Successors follow the discontinued NK3; the copies are the models of next year. */
const lives = `
  with successor as (
    update items set replaced_by_item_code = replace(item_code, 'GSW-24NK3', 'GSV-24VX1')
    where item_code like 'GSW-24NK3%' and exists (select from items n where n.item_code = replace(items.item_code, 'GSW-24NK3', 'GSV-24VX1'))
    returning item_code),
  renamed as (
    update items set old_code = replace(item_code, 'VX1', 'VN8') where item_code like 'GSV-%VX1%' returning item_code),
  changed as (
    update items set proposed = '{"warranty_compressor_months": 120}', authors = array[$1]
    where item_code in ('GSW-09NK3', 'GSW-12NK3') returning item_code)
  insert into items (item_code, item_name, brand_code, category_code, business_unit_code, item_type, used_for_indoor_outdoor,
    items_belongs_to, series, capacity_pk, btu_per_hour, technology, refrigerant, voltage, uom, e_faktur_goods_code, e_faktur_uom_code,
    weight_kg, volume_m3, has_serial, serial_mask, warranty_sparepart_months, warranty_compressor_months, old_code, status, authors,
    created_by, create_user_name)
  select replace(item_code, 'VX1', 'VX2'), replace(item_name, 'VX1', 'VX2'), brand_code, category_code, business_unit_code, item_type,
    used_for_indoor_outdoor, items_belongs_to, 'VX2', capacity_pk, btu_per_hour, technology, refrigerant, voltage, uom,
    e_faktur_goods_code, e_faktur_uom_code, weight_kg, volume_m3, has_serial, serial_mask, warranty_sparepart_months,
    warranty_compressor_months, item_code, case when item_code like 'GSV-09%' then 'Submitted' else 'Draft' end, array[$1], $1, $2
  from items where item_code in ('GSV-09VX1(I)', 'GSV-09VX1(O)', 'GSV-12VX1(I)', 'GSV-12VX1(O)')`
