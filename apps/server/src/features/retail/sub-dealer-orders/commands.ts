import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { createSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because, type Message } from '@sejuk/domain/messages'
import { answerDue, missingOf, outstandingOf, subDealerOrder } from '@sejuk/domain/retail/sub-dealer-orders'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { visibleSubDealers } from '../../../business/retail/visible-sub-dealers.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { officialAddresses } from '../../../db/tables/customers/official-addresses.ts'
import {
  subDealerOrderLines as lines,
  subDealerOrderSerials as serials,
  subDealerOrders as t,
} from '../../../db/tables/retail/sub-dealer-orders.ts'
import { subDealerParents, subDealers } from '../../../db/tables/retail/sub-dealers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { addOrder } from '../../sales/sales-orders/commands.ts'
import { tellAnswered, tellRejected, tellSubmitted } from './notices.ts'

const records = recordsOf(subDealerOrder.entity, t, t.po_code)
type FormLine = { item_code: string; quantity: number; requested_price: number | null }
type Line = typeof lines.$inferSelect

const requireSupplier = async (db: Db, subdealer_code: string, customer_code: string) => {
  const isParent = and(
    eq(subDealerParents.subdealer_code, subdealer_code),
    eq(subDealerParents.customer_code, customer_code),
  )
  if (!(await db.$count(subDealerParents, isParent))) refuseField('customer_code', because('not-a-supplier'))
}

const namedLines = async (db: Db, form: readonly FormLine[]) => {
  const codes = form.map(({ item_code }) => item_code)
  const found = await db.select().from(items).where(inArray(items.item_code, codes))
  const names = new Map(found.map(({ item_code, item_name }) => [item_code, item_name]))
  return form.map((line, n) => {
    const item_name = names.get(line.item_code)
    if (!item_name) return refuseChoice(`lines.${n}.item_code`)
    if (codes.indexOf(line.item_code) !== n) return refuseField(`lines.${n}.item_code`, because('item-ordered-twice'))
    return { ...line, item_name, line_no: n + 1 }
  })
}
const sumsOf = (form: readonly FormLine[]) => ({
  quantity: form.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: form.reduce((sum, { quantity, requested_price }) => sum + quantity * (requested_price ?? 0), 0),
})
const linesOf = (db: Db, po_code: string): Promise<Line[]> =>
  db.select().from(lines).where(eq(lines.po_code, po_code)).orderBy(asc(lines.line_no))

export const createSubDealerOrder = async (context: RequestContext<typeof contract.createSubDealerOrder>) => {
  const { db, viewer, actor, input } = context
  const { lines: given, ...form } = input
  const [shop] = await db
    .select()
    .from(subDealers)
    .where(and(eq(subDealers.subdealer_code, form.subdealer_code), visibleSubDealers(viewer)))
  if (shop?.status !== 'Approved') return refuseChoice('subdealer_code')
  await requireSupplier(db, form.subdealer_code, form.customer_code)
  const rows = await namedLines(db, given)
  const { dept_code, salesman_code } = shop
  const po_code = await nextDocumentNumber(db, 'SDO', dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const detail_address = form.detail_address ?? shop.detail_address
  await records.add(
    db,
    actor,
    { ...form, ...by, ...sumsOf(given), po_code, dept_code, salesman_code, detail_address, po_date: companyToday() },
    { lines: given },
  )
  await db.insert(lines).values(rows.map((line) => ({ ...line, po_code })))
  return { data: { po_code } }
}

type Answer = { line_no: number; confirmed_quantity: number; confirmed_price: number | null }
/** Every line is answered, with no more than was ordered. */
const answerLines = async (db: Db, po_code: string, given: readonly Answer[]) => {
  const rows = await linesOf(db, po_code)
  const errors: Record<string, Message[]> = {}
  for (const { line_no, quantity } of rows) {
    const n = given.findIndex((one) => one.line_no === line_no)
    const answer = given[n]
    if (!answer) errors[`lines.${line_no - 1}.confirmed_quantity`] = [because('answer-every-line')]
    else if (answer.confirmed_quantity > quantity)
      errors[`lines.${n}.confirmed_quantity`] = [because('no-more-than-ordered', { n: quantity })]
  }
  const [first] = Object.values(errors).flat()
  if (first) refuse('invalid', { because: first, errors })
  for (const { line_no, confirmed_quantity, confirmed_price } of given)
    await db
      .update(lines)
      .set({ confirmed_quantity, confirmed_price })
      .where(and(eq(lines.po_code, po_code), eq(lines.line_no, line_no)))
  return rows.reduce(
    (sum, { line_no }) => sum + (given.find((one) => one.line_no === line_no)?.confirmed_quantity ?? 0),
    0,
  )
}

type Receipt = { line_no: number; quantity: number; serials: readonly string[] }
/** A set counts once, by its indoor unit; what has no number is counted by hand. */
const receiveLines = async (db: Db, { po_code, customer_code }: typeof t.$inferSelect, given: readonly Receipt[]) => {
  const rows = await linesOf(db, po_code)
  const scanned = given.flatMap((one) => one.serials.map(normalizeSerial)).filter(Boolean)
  if (new Set(scanned).size < scanned.length) refuseField('lines', because('serial-named-twice'))
  const units = scanned.length
    ? await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, scanned))
    : []
  const bySerial = new Map(units.map((unit) => [unit.serial_number, unit]))
  for (const [n, { line_no, quantity, serials: numbers }] of given.entries()) {
    const line = rows.find((one) => one.line_no === line_no)
    if (!line) return refuseChoice(`lines.${n}.line_no`)
    const found = numbers.map(normalizeSerial).filter(Boolean)
    for (const serial of found) {
      const unit = bySerial.get(serial)
      if (!unit) return refuseField(`lines.${n}.serials`, because('serial-not-known', { serial }))
      if (unit.customer_code !== customer_code)
        return refuseField(`lines.${n}.serials`, because('serial-not-delivered-here'))
      if ((unit.set_item_code ?? unit.item_code) !== line.item_code && unit.item_code !== line.item_code)
        return refuseField(`lines.${n}.serials`, because('serial-number-does-not-match-the-model'))
    }
    const counted = found.filter((serial) => bySerial.get(serial)?.unit_kind !== 'Outdoor').length + quantity
    if (counted > outstandingOf(line))
      return refuseField(`lines.${n}.quantity`, because('no-more-than-promised', { n: outstandingOf(line) }))
    if (found.length)
      await db.insert(serials).values(found.map((serial_number) => ({ serial_number, po_code, line_no })))
    await db
      .update(lines)
      .set({ received_quantity: line.received_quantity + counted })
      .where(and(eq(lines.po_code, po_code), eq(lines.line_no, line_no)))
  }
  const after = await linesOf(db, po_code)
  return after.reduce((sum, { received_quantity }) => sum + received_quantity, 0)
}

/** The confirmed address of the supplier in the same street, as far as there is one. */
const addressOf = async (db: Db, { customer_code, detail_address }: typeof t.$inferSelect) => {
  const a = officialAddresses
  const isSame = sql`official_address_key(${a.detail_address}) = official_address_key(${detail_address ?? ''})`
  const [found] = await db
    .select({ address_code: a.address_code })
    .from(a)
    .where(and(eq(a.customer_code, customer_code), eq(a.address_type, 'official-address'), isSame))
  return found?.address_code ?? null
}

export const onSubDealerOrder = acting(subDealerOrder, {
  table: t,
  key: 'po_code',
  endpoints: contract.actOnSubDealerOrder,
  visible: (viewer) => visibleTo(viewer, t),
  notices: { submit: tellSubmitted, answer: tellAnswered, reject: tellRejected },
  changes: {
    modify: async ({ db, input, before }) => {
      const { po_code, row_version: _version, lines: given, ...form } = input
      await requireSupplier(db, before.subdealer_code, form.customer_code)
      const rows = await namedLines(db, given)
      const was = await linesOf(db, po_code)
      await db.delete(lines).where(eq(lines.po_code, po_code))
      await db.insert(lines).values(rows.map((line) => ({ ...line, po_code })))
      return { set: { ...form, ...sumsOf(given) }, was: { lines: was }, also: { lines: given } }
    },
    submit: async ({ at }) => ({
      set: { submitted_date: at, answer_due: answerDue(at), alerted_date: null, reject_reason: null },
    }),
    answer: async ({ db, input, viewer, at }) => ({
      set: {
        confirmed_quantity: await answerLines(db, input.po_code, input.lines),
        ...{ answered_date: at, answered_by: viewer.usercode, answered_name: viewer.username },
      },
      also: { lines: input.lines },
    }),
    reject: async ({ input, at }) => ({ set: { reject_reason: input.reason, answered_date: at } }),
    receive: async ({ db, input, before, at }) => {
      const received_quantity = await receiveLines(db, before, input.lines)
      const isReceived = received_quantity >= before.confirmed_quantity
      return {
        set: { received_quantity, ...(isReceived ? { closed_date: at } : {}) },
        facts: { isReceived },
        also: { lines: input.lines },
      }
    },
    'order-missing': async ({ db, viewer, actor, input, before }) => {
      const rows = (await linesOf(db, before.po_code)).filter((line) => missingOf(line) > 0)
      const form = createSalesOrder.input.parse({
        ...{ customer_code: before.customer_code, warehouse_code: input.warehouse_code, order_type: input.order_type },
        ...{ po_number: before.po_code, address_code: await addressOf(db, before) },
        remark: [before.po_code, before.detail_address].filter(Boolean).join(': '),
        lines: rows.map((line) => ({ item_code: line.item_code, ordered_qty: missingOf(line) })),
      })
      const { order_code } = await addOrder({ db, viewer, actor }, form)
      for (const line of rows)
        await db
          .update(lines)
          .set({ ordered_quantity: line.ordered_quantity + missingOf(line) })
          .where(and(eq(lines.po_code, before.po_code), eq(lines.line_no, line.line_no)))
      const ordered = rows.reduce((sum, line) => sum + missingOf(line), 0)
      return { set: { order_code, ordered_quantity: before.ordered_quantity + ordered } }
    },
  },
})

export const subDealerOrderLog = ({ db, viewer, input }: RequestContext<typeof contract.subDealerOrderLog>) =>
  records.history(db, input.code, input.page, visibleTo(viewer, t))
