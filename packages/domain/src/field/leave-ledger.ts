export const ledgerKinds = ['grant', 'carry_over', 'take', 'give_back', 'expire'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
export type LedgerLine = { kind: LedgerKind; days: number }

export const daysAYear = 12
export const mostCarriedOver = 6
/** What was carried over ends after this day of the year. */
export const carriedUntil = '03-31'

export const balanceOf = (lines: readonly Pick<LedgerLine, 'days'>[]) => lines.reduce((sum, { days }) => sum + days, 0)

/** A whole year, or the months that are left of the year somebody joined in; a month begun by the 15th counts. */
export const grantOf = (join_date: string | null, year: number) => {
  const joined = join_date ? Number(join_date.slice(0, 4)) : 0
  if (!join_date || joined < year) return daysAYear
  if (joined > year) return 0
  const month = Number(join_date.slice(5, 7))
  const isEarly = Number(join_date.slice(8)) <= 15
  return 12 - month + (isEarly ? 1 : 0)
}

export const carriedOver = (rest: number) => Math.max(0, Math.min(mostCarriedOver, rest))

/** The lines with which a year begins: the rest ends, a part of it goes on, the new year is granted. Debts stay. */
export const yearTurn = (rest: number, granted: number): LedgerLine[] => {
  const carried = carriedOver(rest)
  const lines: LedgerLine[] = [
    { kind: 'expire', days: -Math.max(0, rest) },
    { kind: 'carry_over', days: carried },
    { kind: 'grant', days: granted },
  ]
  return lines.filter(({ days }) => days !== 0)
}

/** What ends of the days carried over: those not taken in the first quarter. */
export const springExpiry = (carried: number, taken: number): LedgerLine[] => {
  const days = Math.max(0, carried - Math.max(0, taken))
  return days > 0 ? [{ kind: 'expire', days: -days }] : []
}
