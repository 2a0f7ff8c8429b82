import type { CardValidation } from '@sejuk/contract/supervision/warranty-cards'

type Item = NonNullable<CardValidation['card']>['items'][number]
export type UnitGroup = { item: Item; serials: string[] }

/** Units of one model whose warranty ends on the same days are shown once, with how many they are. */
export const groupUnits = (items: readonly Item[]): UnitGroup[] => {
  const groups = new Map<string, UnitGroup>()
  for (const item of items) {
    const key = [item.item_name, item.sparepart_until, item.compressor_until].join('|')
    const group = groups.get(key)
    if (group) group.serials.push(item.serial_end)
    else groups.set(key, { item, serials: [item.serial_end] })
  }
  return [...groups.values()]
}

const shownDigits = 5
/** The page knows only the end of each number: whoever types or scans a whole one is compared by that. */
export const isUnit = (typed: string) => {
  const end = typed.trim().toUpperCase().slice(-shownDigits)
  return ({ serial_end }: Item) => end === '' || serial_end.endsWith(end)
}
