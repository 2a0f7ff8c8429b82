import { readTyped } from '../values/numbers.ts'

export type TypedLine = { code: string; qty: number }
export const mostPastedLines = 200

/** Two columns of a sheet, code and quantity; without a quantity one piece. What stands twice is added up. */
export const pastedLines = (text: string): TypedLine[] => {
  const found = new Map<string, number>()
  for (const row of text.split(/\r?\n/).slice(0, mostPastedLines)) {
    const [code = '', typed = ''] = row
      .split(/\t|;|,(?=\s*\d+\s*$)/)
      .map((cell) => cell.trim())
      .filter(Boolean)
    const qty = typed === '' ? 1 : Math.trunc(readTyped(typed) ?? 0)
    if (code && qty > 0) found.set(code, (found.get(code) ?? 0) + qty)
  }
  return [...found].map(([code, qty]) => ({ code, qty }))
}

export type SetUnit = { item_code: string; sub_quantity: number; available: number }
/** A set is there as often as its scarcer unit, which is named. */
export const setsFree = (units: readonly SetUnit[]) => {
  const counted = units.map((unit) => ({
    item_code: unit.item_code,
    n: Math.floor(Math.max(0, unit.available) / Math.max(1, unit.sub_quantity)),
  }))
  const scarcest = counted.toSorted((a, b) => a.n - b.n)[0]
  return { available: scarcest?.n ?? 0, decided_by: scarcest?.item_code ?? null }
}
