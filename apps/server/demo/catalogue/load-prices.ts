import { priceWithoutTax } from '@sejuk/domain/catalogue/prices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { readCsv } from '../../reference/read-csv.ts'
import { itemPrices } from '../../src/db/tables/catalogue/prices.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { chance, type Random } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { demoBranch, demoUsers } from '../platform/accounts.ts'

type Price = typeof itemPrices.$inferInsert
type List = { dept_code: string | null; customer_level: string | null; min_qty: number; share: number; steps: number }

/** Three lists: the whole company, the branch of the demo, and gold customers, who pay less from ten units on. */
const lists: readonly List[] = [
  { dept_code: null, customer_level: null, min_qty: 1, share: 1, steps: 5 },
  { dept_code: demoBranch, customer_level: null, min_qty: 1, share: 0.985, steps: 3 },
  { dept_code: null, customer_level: 'GOLD', min_qty: 1, share: 0.965, steps: 3 },
  { dept_code: null, customer_level: 'GOLD', min_qty: 10, share: 0.945, steps: 3 },
]

const monthStart = (today: string, monthsAgo: number) => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - monthsAgo
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
const rounded = (amount: number) => Math.max(1000, Math.round(amount / 5000) * 5000)
const userOf = (login: string) => demoUsers.find(({ login_name }) => login_name === login)

/** Months ago at which prices changed, the last change first, and what they were then against today. */
const changes = [
  [4, 1],
  [11, 0.985],
  [17, 1.01],
  [25, 0.97],
  [33, 0.95],
] as const

const agreedBy = () => {
  const [author, approver] = [userOf('admin'), userOf('finance-manager')]
  const by = { created_by: author?.usercode ?? '', create_user_name: author?.username ?? '' }
  const approved = { approved_by: approver?.usercode ?? '', approved_user_name: approver?.username ?? '' }
  return { by, approved }
}

const stepsOf = (item_code: string, today: string, random: Random) => {
  const { by, approved } = agreedBy()
  return (current: number, { share, steps, ...key }: List): Price[] =>
    changes.slice(0, steps).map(([ago, factor], n): Price => {
      const valid_from = monthStart(today, ago)
      const next = changes[n - 1]
      const wave = n === 0 ? 1 : 1 + (random() - 0.5) * 0.02
      const price_include_tax = n === 0 && share === 1 ? current : rounded(current * share * factor * wave)
      return {
        ...{ ...key, item_code, org_code: defaultOrganization, valid_from },
        ...{ price_include_tax, price_without_tax: priceWithoutTax(price_include_tax) },
        valid_to: next ? addDays(monthStart(today, next[0]), -1) : null,
        ...{ status: 'Approved', follows_on: n < steps - 1, authors: [], ...by, ...approved },
        approved_date: `${addDays(valid_from, -9)}T04:20:00Z`,
        created_date: `${addDays(valid_from, -12)}T02:10:00Z`,
      }
    })
}

/** What waits: the branch proposes prices for the next month; one was rejected, some are still drafts. */
const waiting = (current: number, item_code: string, today: string, n: number): Price => {
  const author = userOf('branch-admin')
  const price_include_tax = rounded(current * 0.97)
  const status = (['Submitted', 'Submitted', 'Draft', 'Rejected'] as const)[n % 4] ?? 'Draft'
  return {
    ...{ item_code, org_code: defaultOrganization, dept_code: demoBranch, customer_level: 'GOLD', min_qty: 1 },
    ...{ price_include_tax, price_without_tax: priceWithoutTax(price_include_tax), status, follows_on: false },
    ...{ valid_from: monthStart(today, -1), valid_to: addDays(monthStart(today, -3), -1) },
    ...{ created_by: author?.usercode ?? '', create_user_name: author?.username ?? '' },
    ...{ authors: [author?.usercode ?? ''], approved_by: null, approved_user_name: null, approved_date: null },
    created_date: `${addDays(today, -2)}T03:${String(10 + n).padStart(2, '0')}:00Z`,
  }
}

/** Of the standard items those that are there, with the price of the data. */
const pricedItems = async (client: pg.ClientBase, file: string, code: string) => {
  const priced = readCsv(file).map((cell) => [cell(code), Number(cell('price_idr_incl_tax'))] as const)
  const { rows } = await client.query<{ item_code: string }>(
    `select item_code from items where item_code = any($1) and exists (select from organizations where org_code = $2)`,
    [priced.map(([item_code]) => item_code), defaultOrganization],
  )
  const there = new Set(rows.map(({ item_code }) => item_code))
  return priced.filter(([item_code, price]) => there.has(item_code) && price > 0)
}

export const loadPrices: Part['load'] = async (client, { random, today }) => {
  const goods = await pricedItems(client, 'items.csv', 'item_code')
  const parts = await pricedItems(client, 'spare-parts.csv', 'part_code')
  const [company] = lists
  const agreed = goods.flatMap(([item_code, current]) => {
    const steps = stepsOf(item_code, today, random)
    return lists.flatMap((list) => steps(current, list))
  })
  const ofParts = parts.flatMap(([item_code, current]) =>
    company ? stepsOf(item_code, today, random)(current, { ...company, steps: chance(random, 0.5) ? 2 : 1 }) : [],
  )
  const proposed = goods.slice(0, 16).map(([item_code, current], n) => waiting(current, item_code, today, n))
  const rows = [...agreed, ...ofParts]
    .toSorted((a, b) => a.valid_from.localeCompare(b.valid_from) || a.item_code.localeCompare(b.item_code))
    .concat(proposed)
    .map((price, n) => ({
      ...price,
      price_code: `PRC-${String(n + 1).padStart(4, '0')}`,
      reject_reason: price.status === 'Rejected' ? 'Below what the level pays elsewhere' : null,
    }))
  await insertRows(client, itemPrices, rows)
  if (rows.length > 0) await client.query(`select setval('item_price_code', $1)`, [rows.length])
}
