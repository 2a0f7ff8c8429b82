import { thousands } from '../../../lib/language/money.ts'

type Figures = Readonly<Record<string, string | number>> | undefined

export const figureOf = (row: Figures, field: string) => Number(row?.[field] ?? 0)
export const written = (amount: number) => (amount < 0 ? `−${thousands(-amount)}` : thousands(amount))
/** With its sign; what did not change is 0. */
export const changed = (amount: number) => (amount > 0 ? `+${thousands(amount)}` : written(amount))
