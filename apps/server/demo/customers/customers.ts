import { addDays } from '@sejuk/domain/values/dates'
import type { customers } from '../../src/db/tables/customers/customers.ts'
import { customerRow } from '../makers/customer-row.ts'
import { makeCustomerName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, weightedPick } from '../makers/random.ts'
import { type Branch, shareOf } from '../masters/branches.ts'
import type { PlacesNear } from '../masters/places.ts'
import { makeFacts } from './customer-facts.ts'

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
  const everyone = Array.from({ length: count }, (_, i): DemoCustomer => {
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
    return customerRow({
      duplicate_reason: null,
      ...customer,
      ...makeFacts(random, { customer, branch, place, banks, today, age: count - i }),
    })
  })
  return withTwins(everyone, taken)
}

/** So many of the newest, one in every so many, are somebody who is a customer already: there is something to merge. */
const [newest, oneIn] = [400, 4]

const withTwins = (everyone: readonly DemoCustomer[], taken: Set<string>) =>
  everyone.map((customer, i): DemoCustomer => {
    if (i < everyone.length - newest || i % oneIn) return customer
    const older = everyone.find(
      ({ dept_code, status, lat }, n) =>
        n >= i % 97 && dept_code === customer.dept_code && status === 'Approved' && lat,
    )
    const customer_name = older && `UD ${older.customer_name.replace(/^(PT|CV|UD|TB|PD|Toko) /, '')}`
    if (!older || !customer_name || taken.has(customer_name)) return customer
    taken.add(customer_name)
    const { pic_name, pic_phone, lat, lng } = older
    const duplicate_reason = 'Toko kedua dari pemilik yang sama'
    return { ...customer, customer_name, pic_name, pic_phone, lat, lng, duplicate_reason }
  })
