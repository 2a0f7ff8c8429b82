import type { CardValidation } from '@sejuk/contract/supervision/warranty-cards'

type Item = NonNullable<CardValidation['card']>['items'][number]
export type UnitGroup = { item: Item; serials: string[] }

/** An exchanged unit leads to the one that stands in its place. */
const endOf = ({ serial_end, exchanged_end }: Item) => (exchanged_end ? `${serial_end} → ${exchanged_end}` : serial_end)

/** Units of one model whose warranty ends on the same days are shown once, with how many they are. */
export const groupUnits = (items: readonly Item[]): UnitGroup[] => {
  const groups = new Map<string, UnitGroup>()
  for (const item of items) {
    const key = [item.item_name, item.sparepart_until, item.compressor_until].join('|')
    const group = groups.get(key)
    if (group) group.serials.push(endOf(item))
    else groups.set(key, { item, serials: [endOf(item)] })
  }
  return [...groups.values()]
}

const shownDigits = 5
/** The page knows only the end of each number: whoever types or scans a whole one is compared by that. */
export const isUnit = (typed: string) => {
  const end = typed.trim().toUpperCase().slice(-shownDigits)
  return ({ serial_end, exchanged_end }: Item) =>
    end === '' || serial_end.endsWith(end) || Boolean(exchanged_end?.endsWith(end))
}
