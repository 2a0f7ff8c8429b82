import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { DemoCustomer } from './customers.ts'
import type { DemoAddress } from './official-addresses.ts'

export type DemoUse = { address_code: string; order_code: string; is_open: boolean }

/** Numbers sales orders as the product does: one count for each branch and month. */
const orderNumbers = () => {
  const counters = new Map<string, { prefix: 'SO'; dept_code: string; month: string; last: number }>()
  const next = (dept_code: string, day: string) => {
    const month = day.slice(2, 4) + day.slice(5, 7)
    const key = `${dept_code}-${month}`
    const last = (counters.get(key)?.last ?? 0) + 1
    counters.set(key, { prefix: 'SO', dept_code, month, last })
    return `SO-${key}-${String(last).padStart(5, '0')}`
  }
  return { next, counters: () => [...counters.values()] }
}

/** Most addresses with orders have one of them. */
const howMany = { closed: [1, 1, 1, 1, 1, 1, 1, 1, 2], open: [1, 1, 1, 1, 1, 2, 2, 3] } as const

/** One address in twelve has open orders, one in five has closed ones. */
export const makeAddressUses = (
  random: Random,
  addresses: readonly DemoAddress[],
  customers: readonly DemoCustomer[],
  today: string,
) => {
  const branchOf = new Map(customers.map(({ customer_code, dept_code }) => [customer_code, dept_code]))
  const numbers = orderNumbers()
  const uses = addresses.flatMap(({ address_code, customer_code, created_date }): DemoUse[] => {
    const age = daysFrom(created_date.slice(0, 10), today)
    const orders = (length: number, is_open: boolean, from: number, to: number) =>
      Array.from({ length }, () => {
        const day = addDays(today, -Math.min(whole(random, from, to), age))
        return { address_code, order_code: numbers.next(branchOf.get(customer_code) ?? '', day), is_open }
      })
    return [
      ...(chance(random, 0.2) ? orders(pick(random, howMany.closed), false, 30, 360) : []),
      ...(chance(random, 0.08) ? orders(pick(random, howMany.open), true, 1, 29) : []),
    ]
  })
  return { uses, counters: numbers.counters() }
}
