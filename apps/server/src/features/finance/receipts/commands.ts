import * as contract from '@sejuk/contract/finance/receipts'
import { receipt } from '@sejuk/domain/finance/receipts'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { type Allocation, payInvoices, requireAllocations } from '../../../business/finance/open-invoices.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import { loseReceipt, takesMoney } from '../../../business/sales/order-money.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { receiptAllocations as parts, receipts as t } from '../../../db/tables/finance/receipts.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { lockOne } from '../../../platform/lists/lock-one.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { postReceipt, takeBackReceipt } from './journal.ts'
import { giveBackTaken, spendTaken, takeCashback } from './pay-by-cashback.ts'
import { visibleReceipts } from './queries.ts'

const records = recordsOf(receipt.entity, t, t.receipt_code)
const tooMuch = because('amounts-above-receipt')

type Form = Pick<
  typeof t.$inferInsert,
  'kind' | 'bank_code' | 'cashback_code' | 'order_code' | 'reference' | 'amount' | 'received_date' | 'remark'
>
type Received = Form & {
  customer_code: string
  /** From the bank itself: nobody wrote it, so whoever finds its owner may confirm it. */
  source?: 'office' | 'visit' | 'bank'
  source_code?: string | null
  /** Who took it from the customer, where that is not the viewer. */
  collected_by?: string
  allocations: readonly Allocation[]
}

const requireSense = async (db: Db, customer_code: string, form: Form) => {
  const { order_code } = form
  if (order_code) {
    const isOrder = and(eq(salesOrders.order_code, order_code), eq(salesOrders.customer_code, customer_code))
    const [order] = await db.select().from(salesOrders).where(isOrder)
    if (!order) refuseChoice('order_code')
    else if (!takesMoney(order)) refuseField('order_code', because('money-not-for-order'))
  }
  if (form.received_date > companyToday()) refuseField('received_date', because('receipt-in-future'))
  if (form.bank_code && !(await db.$count(banks, eq(banks.bank_code, form.bank_code)))) refuseChoice('bank_code')
}

const writeParts = async (db: Db, receipt_code: string, wanted: readonly Allocation[]) => {
  await db.delete(parts).where(eq(parts.receipt_code, receipt_code))
  if (wanted.length) await db.insert(parts).values(wanted.map((part) => ({ ...part, receipt_code })))
}

/** Money that came, at a desk or on a visit. It waits until somebody else has seen it on the account. */
export const takeMoney = async (
  { db, viewer, actor }: { db: Db; viewer: Viewer; actor: Actor },
  { customer_code, allocations, collected_by = viewer.usercode, ...form }: Received,
) => {
  await lockCustomerCredit(db, customer_code)
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  await requireSense(db, customer_code, form)
  const allocated_amount = await requireAllocations(db, { customer_code, amount: form.amount }, allocations, tooMuch)
  const { dept_code, salesman_code } = customer
  const receipt_code = await nextDocumentNumber(db, 'RV', dept_code, companyToday())
  const by = {
    created_by: viewer.usercode,
    create_user_name: viewer.username,
    authors: form.source === 'bank' ? [] : [...new Set([viewer.usercode, collected_by])],
  }
  const of = { receipt_code, customer_code, dept_code, salesman_code, allocated_amount }
  await takeCashback(db, actor, { ...form, receipt_code, customer_code }, allocated_amount)
  await records.add(db, actor, { ...form, ...by, ...of }, { allocations })
  await writeParts(db, receipt_code, allocations)
  return receipt_code
}

type AtDoor = {
  customer_code: string
  order_code: string
  amount: number
  received_date: string
  /** The letter it was taken with. */
  source_code: string
  by: { usercode: string; username: string }
}

/** Money from the hand of a customer into that of a driver: it is on the road until a cashier has counted it. */
export const takeAtDoor = async (db: Db, actor: Actor, { by, customer_code, ...taken }: AtDoor) => {
  await lockCustomerCredit(db, customer_code)
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const { dept_code, salesman_code } = customer ?? refuse('notFound')
  const receipt_code = await nextDocumentNumber(db, 'RV', dept_code, companyToday())
  await records.add(db, actor, {
    ...{
      ...taken,
      receipt_code,
      customer_code,
      dept_code,
      salesman_code,
      kind: 'cod' as const,
      source: 'delivery' as const,
    },
    ...{
      status: 'In_Transit' as const,
      created_by: by.usercode,
      create_user_name: by.username,
      authors: [by.usercode],
    },
  })
  return receipt_code
}

/** The cashier has counted it: from now on finance may confirm it, but not who counted. */
export const handInReceipts = async (db: Db, actor: Actor, codes: readonly string[]) => {
  for (const code of codes) {
    const [before] = await db.select().from(t).where(eq(t.receipt_code, code)).for('update')
    if (before?.status !== 'In_Transit') continue
    const authors = [...new Set([...before.authors, actor.usercode])]
    await records.change(db, actor, before, { status: 'Waiting', authors })
  }
}

const partsOf = (db: Db, receipt_code: string) =>
  db.select().from(parts).where(eq(parts.receipt_code, receipt_code)).orderBy(parts.invoice_code)

const pay = async ({ db, actor, after }: Done<typeof t.$inferSelect>) => {
  await spendTaken(db, actor, after)
  await payInvoices(db, await partsOf(db, after.receipt_code), after.received_date)
}

/** Only what it had paid is open again. */
const takeBack = async ({ db, actor, before }: Done<typeof t.$inferSelect>) => {
  const wasConfirmed = before.status === 'Confirmed'
  await giveBackTaken(db, actor, before, wasConfirmed)
  if (wasConfirmed) await payInvoices(db, await partsOf(db, before.receipt_code), before.received_date, -1)
}

export const onReceipt = acting(receipt, {
  table: t,
  key: 'receipt_code',
  endpoints: contract.actOnReceipt,
  visible: visibleReceipts,
  facts: async ({ db }, { receipt_code }) => {
    const frozen = await db
      .select({ invoice_code: parts.invoice_code })
      .from(parts)
      .innerJoin(salesInvoices, eq(salesInvoices.invoice_code, parts.invoice_code))
      .where(and(eq(parts.receipt_code, receipt_code), eq(salesInvoices.status, '3')))
      .limit(1)
    return { is_frozen: frozen.length > 0 }
  },
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select().from(t).where(eq(t.receipt_code, code))
    // An order is locked before its customer, as by whoever decides about it.
    if (found?.order_code) await lockOne(db, salesOrders, eq(salesOrders.order_code, found.order_code))
    if (found) await lockCustomerCredit(db, found.customer_code)
  },
  changes: {
    modify: async ({ db, actor, input, before }) => {
      const { receipt_code, row_version: _version, allocations, ...form } = input
      const { customer_code } = before
      await requireSense(db, customer_code, form)
      const of = { customer_code, amount: form.amount, except: receipt_code }
      const allocated_amount = await requireAllocations(db, of, allocations, tooMuch)
      await giveBackTaken(db, actor, before, false)
      await takeCashback(db, actor, { ...form, receipt_code, customer_code }, allocated_amount)
      await writeParts(db, receipt_code, allocations)
      return { set: { ...form, allocated_amount }, also: { allocations } }
    },
    void: async ({ db, input, before }) => {
      // Before its credit is gone: nothing may hold it any more.
      await loseReceipt(db, before, input.reason)
      return { set: { void_reason: input.reason } }
    },
  },
  marks: {
    confirm: ({ usercode, username, at }) => ({
      ...{ confirmed_by: usercode, confirmed_user_name: username, confirmed_date: at },
    }),
  },
  effects: { confirm: [pay, postReceipt], void: [takeBack, takeBackReceipt] },
})

export const receiptLog = ({ db, viewer, input }: RequestContext<typeof contract.receiptLog>) =>
  records.history(db, input.code, input.page, visibleReceipts(viewer))
