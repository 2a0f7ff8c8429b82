import { isValidOn, type Period } from '@sejuk/domain/catalogue/prices'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'

type Priced = Period & {
  price_code: string
  org_code: string
  dept_code: string | null
  customer_level: string | null
  min_qty: number
  price_include_tax: number
}
export type Series<P extends Priced = Priced> = { key: string; prices: P[] }

/** The prices of one list each, the oldest first; the widest list first. */
export const seriesOf = <P extends Priced>(prices: readonly P[]): Series<P>[] => {
  const keyOf = ({ org_code, dept_code, customer_level, min_qty }: P) =>
    JSON.stringify([org_code, customer_level, dept_code, min_qty])
  const narrowness = ({ customer_level, dept_code }: P) => (customer_level ? 2 : 0) + (dept_code ? 1 : 0)
  return [...Map.groupBy(prices, keyOf)]
    .map(([key, of]) => ({ key, prices: of.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from)) }))
    .toSorted(
      ({ prices: [a], key }, { prices: [b], key: other }) =>
        (a && b ? narrowness(a) - narrowness(b) || a.min_qty - b.min_qty : 0) || key.localeCompare(other),
    )
}

export const priceOn = <P extends Priced>({ prices }: Series<P>, day: string) =>
  prices.find((price) => isValidOn(price, day))

/** The days a chart shows: from the first price to some weeks after the last that is known or asked for. */
export const spanOf = (prices: readonly Priced[], days: readonly string[]) => {
  const firsts = [...prices.map(({ valid_from }) => valid_from), ...days].toSorted()
  const lasts = [...prices.map(({ valid_from, valid_to }) => valid_to ?? valid_from), ...days].toSorted()
  return { from: firsts[0] ?? '', to: addDays(lasts.at(-1) ?? '', 30) }
}

/** Steps of 1, 2 or 5 that part the amounts into few lines. */
export const amountLines = (amounts: readonly number[], most = 6) => {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const raw = Math.max((high - low) / (most - 2), high * 0.005, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw
  const first = Math.floor(low / step) * step
  const lines: number[] = []
  // One line above the highest, so that a price that never changed has a scale too.
  for (let line = first; line <= high + step; line += step) lines.push(line)
  return lines
}

/** The first days of some months within a span. */
export const monthLines = (from: string, to: string, most: number) => {
  const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const every = [1, 2, 3, 6, 12, 24].find((n) => (index(to) - index(from)) / n <= most) ?? 60
  const days: string[] = []
  for (let n = Math.ceil((index(from) + 1) / every) * every; n <= index(to); n += every)
    days.push(`${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-01`)
  return days
}

type Scale = { x: (day: string) => number; y: (amount: number) => number; to: string }

/** A stepped line: level while a price is valid, upright where the next one follows at once, broken where there is none. */
export const stepPath = ({ prices }: Series, { x, y, to }: Scale) =>
  prices
    .map((price, n) => {
      const before = prices[n - 1]
      const follows = before?.valid_to && daysFrom(before.valid_to, price.valid_from) === 1
      const end = price.valid_to ? addDays(price.valid_to, 1) : to
      const height = y(price.price_include_tax)
      return `${follows ? 'L' : 'M'}${x(price.valid_from)} ${height}H${x(end < to ? end : to)}`
    })
    .join('')
