import { addDays } from '@sejuk/domain/dates'
import type { customers } from '../src/db/tables/customers/customers.ts'
import { type Branch, shareOf } from './branches.ts'
import { makeFacts } from './customer-facts.ts'
import { makeCustomerName } from './names.ts'
import { officeMoment, workday } from './office-hours.ts'
import type { PlacesNear } from './places.ts'
import { chance, pick, type Random, weightedPick } from './random.ts'

type Row = typeof customers.$inferInsert
export type DemoCustomer = Row & { salesman_code: string; created_date: string; status: NonNullable<Row['status']> }

const firstNumber = 10_001
/** Demo customers came within the last 18 months. */
const historyDays = 547

type Makings = { branches: readonly Branch[]; placesNear: PlacesNear; banks: readonly string[]; today: string }

/** Customers of all branches, the oldest first. No two have the same name. */
export const makeCustomers = (random: Random, count: number, { branches, placesNear, banks, today }: Makings) => {
  const pickBranch = weightedPick(branches, ({ dept_code }) => shareOf(dept_code))
  const placeNear = new Map(branches.map((branch) => [branch.dept_code, placesNear(branch)]))
  const taken = new Set<string>()
  const newName = (dept_code: string): string => {
    const plain = makeCustomerName(random)
    const city = placeNear
      .get(dept_code)?.(random)
      .city_name.replace(/^(Kota Administrasi|Kota|Kabupaten) /, '')
    const name = taken.has(plain) ? `${plain} ${city}` : plain
    if (taken.has(name)) return newName(dept_code)
    taken.add(name)
    return name
  }
  return Array.from({ length: count }, (_, i): DemoCustomer => {
    const branch = pickBranch(random)
    const { dept_code, salesmen, clerks, timezone } = branch
    const salesman = pick(random, salesmen)
    const typist = clerks.length && chance(random, 0.4) ? pick(random, clerks) : salesman
    const day = workday(addDays(today, -1 - Math.floor((1 - (i + 1) / count) * historyDays)))
    const customer = {
      customer_code: `C-${firstNumber + i}`,
      customer_name: newName(dept_code),
      dept_code,
      salesman_code: salesman.usercode,
      created_by: typist.usercode,
      create_user_name: typist.username,
      created_date: officeMoment(day, timezone, random() / 2),
    }
    const place = placeNear.get(dept_code)?.(random)
    return { ...customer, ...makeFacts(random, { customer, branch, place, banks, today, age: count - i }) }
  })
}
