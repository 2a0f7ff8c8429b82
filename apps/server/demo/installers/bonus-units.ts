import { addDays } from '@sejuk/domain/values/dates'
import { standardGoods } from '../../reference/catalogue/items.ts'
import type { serialNumbers } from '../../src/db/tables/catalogue/serial-numbers.ts'
import { pick, type Random, weightedPick, whole } from '../makers/random.ts'

export type DemoSerial = typeof serialNumbers.$inferInsert
type Model = Pick<
  DemoSerial,
  'item_code' | 'item_name' | 'set_item_code' | 'unit_kind' | 'brand_code' | 'category_code' | 'business_unit'
> & { capacity_pk: number | null }

/** Whatever is still sold and bears a number, with the set it is one half of. */
const models = (): Model[] => {
  const goods = standardGoods()
  const setOf = new Map(
    goods.flatMap((set) => (set.sub_items ?? []).map((half) => [half.sub_item_code, set.item_code])),
  )
  const kindOf = (used: string): Model['unit_kind'] => (used === 'Indoor' || used === 'Outdoor' ? used : 'Unit')
  return goods
    .filter(({ has_serial, status }) => has_serial && status === 'Approved')
    .map((item) => ({
      item_code: item.item_code,
      item_name: item.item_name,
      set_item_code: setOf.get(item.item_code) ?? null,
      unit_kind: kindOf(item.used_for_indoor_outdoor),
      brand_code: item.brand_code ?? '',
      category_code: item.category_code ?? '',
      business_unit: item.business_unit_code,
      capacity_pk: item.capacity_pk ?? null,
    }))
}

/** What is sold most is installed most: split units, then the larger ones, then everything else. */
const shares: Record<string, number> = { RAC: 12, LCAC: 3, CAC: 1, 'Water Purify': 1 }

/**
 * A maker of units: both halves of a set under neighbouring numbers, delivered on a day or still in the factory. `from` is how many
 * were made before.
 */
export const unitMaker = (random: Random, from = 0) => {
  const all = models()
  const halves = Map.groupBy(
    all.filter(({ set_item_code }) => set_item_code),
    ({ set_item_code }) => set_item_code,
  )
  const sets = [...halves.values()].filter((both) => both.length === 2)
  const pickSet = weightedPick(sets, ([first]) => shares[first?.business_unit ?? ''] ?? 1)
  let n = from
  return (dept_code: string, delivered_date: string | null) => {
    n++
    const both = pickSet(random)
    const year = (delivered_date ?? '2026-01-01').slice(2, 4)
    const made = both.map((model): DemoSerial => {
      const letter = model.unit_kind === 'Indoor' ? 'N' : 'W'
      const plant = pick(random, ['4R', '5E', '7K'])
      return {
        ...model,
        serial_number: `${plant}${letter}${year}${String(whole(random, 1, 52)).padStart(2, '0')}${String(n).padStart(7, '0')}`,
        dept_code,
        delivered_date,
        produced_date: delivered_date && addDays(delivered_date, -60 - model.item_name.length),
        status: delivered_date ? 'Sold' : 'InFactory',
        is_returned: false,
      }
    })
    const of = (kind: DemoSerial['unit_kind']) => made.find(({ unit_kind }) => unit_kind === kind) as DemoSerial
    return { indoor: of('Indoor'), outdoor: of('Outdoor') }
  }
}

export const deliveredBefore = (random: Random, install_date: string) => addDays(install_date, -whole(random, 1, 12))
