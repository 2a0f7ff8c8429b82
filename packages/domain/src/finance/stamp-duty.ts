/** What a receipt above an amount costs in stamp duty from a day on. */
export type StampRule = { valid_from: string; above: number; duty: number }

/** The duty on an amount by the latest rule that has begun; nothing up to its bound. */
export const stampDutyOn = (rules: readonly StampRule[], amount: number, day: string) => {
  const [rule] = rules
    .filter(({ valid_from }) => valid_from <= day)
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))
  return rule && amount > rule.above ? rule.duty : 0
}
