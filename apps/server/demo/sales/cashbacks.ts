import {
  afterMovement,
  consumed,
  type LineSums,
  type Movement,
  nothingYet,
  shareRebate,
} from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { cashbackResult } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { type CashbackStatus, statusByMoney, validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import type {
  cashbackLedger,
  cashbackOrderItems,
  cashbackOrders,
  cashbackPlans,
  cashbacks,
} from '../../src/db/tables/sales/cashbacks.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { Branch, Person } from '../masters/branches.ts'
import { type OrderedGoods, type Orderer, orderedLadder } from './ordered-goods.ts'

export type Buyer = Orderer & {
  customer_code: string
  org_code: string
  /** Oldest first. */
  orders: { order_code: string; order_date: string; total_amount: number; invoice_code: string | null }[]
}
type Made = {
  lines: (typeof cashbacks.$inferInsert)[]
  ledger: (typeof cashbackLedger.$inferInsert)[]
  orders: (typeof cashbackOrders.$inferInsert)[]
  plans: (typeof cashbackPlans.$inferInsert)[]
  items: (typeof cashbackOrderItems.$inferInsert)[]
  counters: Map<string, number>
}
type Makings = {
  goods: OrderedGoods
  buyers: readonly Buyer[]
  branches: readonly Branch[]
  types: readonly string[]
  approver: Person
  today: string
  count: number
}

const historyDays = 547
/** Of the last weeks much is not decided yet. */
const isFresh = (day: string, today: string) => day > addDays(today, -30)

/** Lines over eighteen months, each with a ledger that adds up: granted, planned, used, released, expired. */
export const makeCashbacks = (random: Random, makings: Makings): Made => {
  const made: Made = { lines: [], ledger: [], orders: [], plans: [], items: [], counters: new Map() }
  const { buyers, count, today } = makings
  if (buyers.length === 0) return made
  for (let n = 0; n < count; n++) {
    const day = workday(addDays(today, -1 - Math.floor((1 - (n + 1) / count) * historyDays)))
    makeLine(
      random,
      makings,
      made,
      pick(random, buyers),
      day,
      chance(random, isFresh(day, today) ? 0.5 : 0.93) ? 'Approved' : undefined,
    )
  }
  return made
}

/** A customer for whom every rule of the panel can be seen: branches of the group, others, one that ends soon, one that is large. */
export const makeShowcase = (random: Random, makings: Makings, made: Made, buyer: Buyer) => {
  const { today } = makings
  const shown: [dept: string, amount: number, ago: number, ends: number][] = [
    ['702', 6_000_000, 60, 18],
    ['707', 9_250_000, 45, 120],
    ['709', 3_100_000, 30, 200],
    ['705', 12_400_000, 70, 90],
    ['715', 5_800_000, 20, 300],
    ['712', 24_500_000, 15, 340],
  ]
  for (const [dept_code, amount, ago, ends] of shown)
    makeLine(random, makings, made, buyer, workday(addDays(today, -ago)), 'Approved', {
      dept_code,
      amount,
      valid_to: addDays(today, ends),
    })
}

type Fixed = { dept_code: string; amount: number; valid_to: string }

const makeLine = (
  random: Random,
  makings: Makings,
  made: Made,
  buyer: Buyer,
  day: string,
  decided: 'Approved' | undefined,
  fixed?: Fixed,
) => {
  const { branches, goods, types, approver, today } = makings
  const home = branches.find(({ dept_code }) => dept_code === buyer.dept_code) ?? (branches[0] as Branch)
  const grantor = fixed?.dept_code ?? (chance(random, 0.45) ? home : pick(random, branches)).dept_code
  const clerk = pick(random, home.clerks.length ? home.clerks : home.salesmen)
  const amount = fixed?.amount ?? whole(random, 5, chance(random, 0.15) ? 300 : 90) * 100_000
  const valid_to = fixed?.valid_to ?? validUntil(day, 12)
  const status: CashbackStatus =
    decided ?? (isFresh(day, today) ? pick(random, ['Draft', 'Submitted', 'Submitted'] as const) : 'Rejected')
  const cashback_code = nextCode(made, grantor, day)
  const moment = officeMoment(day, home.timezone, random())
  const isManual = chance(random, 0.2)
  const type = pick(random, types)
  const line = {
    cashback_code,
    customer_code: buyer.customer_code,
    org_code: buyer.org_code,
    dept_code: grantor,
    // What the targets of late months earn comes from their calculation.
    type_rebate_code: type === 'MONTHLY_TARGET' && day > addDays(today, -200) ? 'SELL_OUT' : type,
    period: day.slice(0, 7),
    cashback_amount: amount,
    valid_from: day,
    valid_to,
    source: isManual ? ('manual' as const) : ('calculated' as const),
    remark: isManual ? 'Agreed with the owner for the opening of the shop' : null,
    reject_reason: status === 'Rejected' ? 'The target of the month was not reached' : null,
    created_by: clerk.usercode,
    create_user_name: clerk.username,
    authors: status === 'Approved' ? [] : [clerk.usercode],
    created_date: moment,
    ...(status === 'Approved'
      ? { approved_by: approver.usercode, approved_user_name: approver.username, approved_date: moment }
      : { approved_by: null, approved_user_name: null, approved_date: null }),
  }
  let sums: LineSums = nothingYet
  const move = (
    movement: Movement,
    at: string,
    by: Person,
    about: { order_code?: string; invoice_code?: string | null } = {},
  ) => {
    sums = afterMovement(sums, movement)
    const { order_code = null, invoice_code = null } = about
    const { usercode, username } = by
    const balance = sums.cashback_remain
    made.ledger.push({
      cashback_code,
      ...movement,
      balance,
      order_code,
      invoice_code,
      usercode,
      username,
      created_date: at,
    })
  }
  if (status === 'Approved') {
    move({ kind: 'grant', amount }, moment, approver)
    if (!fixed)
      spend(random, made, buyer, line, { goods, today, home, clerk, move, remain: () => sums.cashback_remain })
    if (valid_to < today && sums.cashback_remain > 0)
      move({ kind: 'expire', amount: -sums.cashback_remain }, officeMoment(addDays(valid_to, 1), home.timezone, 0), {
        usercode: 'clock',
        username: 'Sejuk',
      })
  }
  made.lines.push({ ...line, ...sums, status: statusByMoney(status, sums, false) })
}

type Line = { cashback_code: string; valid_from: string; valid_to: string }
type Hands = {
  goods: OrderedGoods
  today: string
  home: Branch
  clerk: Person
  move: (
    movement: Movement,
    at: string,
    by: Person,
    about?: { order_code?: string; invoice_code?: string | null },
  ) => void
  remain: () => number
}

/** Up to three orders after the grant take of it what they take off beside their lines, each order of one line only. */
const spend = (random: Random, made: Made, buyer: Buyer, line: Line, hands: Hands) => {
  const { goods, today, home, clerk, move, remain } = hands
  const free = buyer.orders.filter(({ order_date }) => order_date > line.valid_from && order_date <= line.valid_to)
  for (const order of free.slice(0, whole(random, 0, 3))) {
    const { lines, beside: planned, ladder } = orderedLadder(goods, order, buyer)
    if (planned === 0 || planned > remain()) continue
    buyer.orders.splice(buyer.orders.indexOf(order), 1)
    const { order_code, order_date, invoice_code } = order
    const at = officeMoment(workday(order_date), home.timezone, random() / 2)
    const later = officeMoment(workday(order_date), home.timezone, 0.6 + random() / 3)
    move({ kind: 'plan', amount: -planned }, at, clerk, { order_code })
    const isGone = invoice_code === null && order_date < addDays(today, -30)
    const state = invoice_code ? ('Consumed' as const) : isGone ? ('Released' as const) : ('Planned' as const)
    const real = state === 'Consumed' ? planned : 0
    if (state === 'Consumed')
      for (const movement of consumed(planned, real)) move(movement, later, clerk, { order_code, invoice_code })
    if (state === 'Released') move({ kind: 'release', amount: planned }, later, clerk, { order_code })
    const terms = {
      customerIsTaxable: buyer.customer_is_taxable === 1 ? (1 as const) : (0 as const),
      priceIncludeTax: buyer.price_include_tax,
    }
    made.orders.push({
      order_code,
      customer_code: buyer.customer_code,
      org_code: buyer.org_code,
      dept_code: home.dept_code,
      original_total_amount: ladder.list_amount,
      max_allowed_amount: ladder.max_allowed_discount_include_tax - ladder.item_discount_total_amount_include_tax,
      customer_is_taxable: buyer.customer_is_taxable,
      price_include_tax: buyer.price_include_tax,
      state,
      invoice_code: state === 'Consumed' ? invoice_code : null,
      created_by: clerk.usercode,
      create_user_name: clerk.username,
      created_date: at,
    })
    const { cashback_discount } = cashbackResult(planned, ladder.list_amount, terms)
    made.plans.push({
      order_code,
      cashback_code: line.cashback_code,
      planned_amount: planned,
      real_amount: real,
      cashback_discount,
      state,
      created_date: at,
    })
    const amounts = ladder.lines.map(({ tax }) => tax.amount)
    const shares = shareRebate(state === 'Released' ? 0 : planned, amounts)
    for (const [n, { item, qty }] of lines.entries())
      made.items.push({
        ...{ order_code, line_no: n + 1, item_code: item.item_code, item_name: item.item_name, quantity: qty },
        ...{ amount: amounts[n] ?? 0, rebate_share: shares[n] ?? 0 },
      })
  }
}

const nextCode = ({ counters }: Made, dept_code: string, day: string) => {
  const key = `${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
  const last = (counters.get(key) ?? 0) + 1
  counters.set(key, last)
  return `CB-${key}-${String(last).padStart(5, '0')}`
}
