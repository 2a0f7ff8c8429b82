import * as contract from '@sejuk/contract/finance/sales-invoices'
import { type InvoiceSource, salesInvoice } from '@sejuk/domain/finance/sales-invoices'
import { because } from '@sejuk/domain/messages'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { soldAs } from '../../../business/finance/sales-without-npwp.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingWithin, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { nextYearlyNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { countBilled } from './billable.ts'
import { factsOf, isLocked } from './facts.ts'
import { postInvoice, takeBackInvoice } from './journal.ts'
import { drawInvoice } from './pdf.ts'
import { headOf, type NewLine, priceByHand, termsFor, writeLines } from './prices.ts'
import { linesOf, visibleInvoices } from './queries.ts'
import { forgiveInvoice, oweInvoice, payFromBound } from './receivable.ts'
import { giveBackPlanned, spendPlanned } from './spend-cashback.ts'

export const records = recordsOf(salesInvoice.entity, t, t.invoice_code)
type Customer = typeof customers.$inferSelect

const billedCustomer = async (db: Db, viewer: Viewer, customer_code: string): Promise<Customer> => {
  const [found] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), visibleTo(viewer, customers)))
  return found ?? refuseChoice('customer_code')
}

/** In a month that is open, and not before its time. */
export const requireDays = async (db: Db, { invoice_date, tax_date }: { invoice_date: string; tax_date: string }) => {
  if (invoice_date > companyToday()) refuseField('invoice_date', because('invoice-date-in-future'))
  if (await isLocked(db, tax_date)) refuseField('tax_date', because('tax-period-is-locked'))
}

const dueBasisOf = async (db: Db, customer_code: string) => {
  const [found] = await db
    .select({ due_basis: invoiceConfigurations.due_basis })
    .from(invoiceConfigurations)
    .where(eq(invoiceConfigurations.customer_code, customer_code))
  return found?.due_basis ?? 'invoice'
}

type Draft = Omit<
  typeof t.$inferInsert,
  | 'invoice_code'
  | 'due_date'
  | 'due_basis'
  | 'org_code'
  | 'dept_code'
  | 'customer_code'
  | 'created_by'
  | 'create_user_name'
  | 'business_unit_code'
> & { source: InvoiceSource }

/** Writes a draft with its lines. The number is asked for last: it is given with the invoice or not at all. */
export const addInvoice = async (
  { db, actor, viewer }: { db: Db; actor: Actor; viewer: Viewer },
  customer: Customer,
  draft: Draft,
  lines: readonly NewLine[],
  how: 'create' | 'import' = 'create',
) => {
  const { customer_code, org_code, dept_code } = customer
  const payment_term_days = draft.payment_term_days ?? customer.payment_term_days
  const row = {
    ...{ ...draft, customer_code, org_code, dept_code, payment_term_days },
    salesman_code: draft.salesman_code ?? customer.salesman_code,
    due_date: addDays(draft.invoice_date, payment_term_days),
    due_basis: await dueBasisOf(db, customer_code),
    business_unit_code: lines.find((line) => line.business_unit_code)?.business_unit_code ?? 'RAC',
    ...(await headOf(db, { customer_code, invoice_date: draft.invoice_date }, lines)),
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  const invoice_code = await nextYearlyNumber(db, 'SI', dept_code, draft.invoice_date)
  const added = await records.add(db, actor, { ...row, invoice_code }, {}, how)
  await writeLines(db, invoice_code, lines)
  await countBilled(db, draft.delivery_codes ?? [])
  return added
}

export const createSalesInvoice = async (context: RequestContext<typeof contract.createSalesInvoice>) => {
  const { db, viewer, input } = context
  const { customer_code, lines: wanted, price_include_tax, ...head } = input
  const customer = await billedCustomer(db, viewer, customer_code)
  const tax_date = head.tax_date ?? head.invoice_date
  await requireDays(db, { ...head, tax_date })
  const sold_as = await soldAs(db, customer, tax_date)
  const terms = {
    ...{ customer_is_taxable: customer.customer_is_taxable, sold_as, tax_date },
    price_include_tax: price_include_tax ?? customer.price_include_tax,
    transaction_code: head.transaction_code ?? customer.transaction_code,
  }
  const lines = await priceByHand(db, await termsFor(db, terms), wanted)
  const { invoice_code, status, row_version } = await addInvoice(
    context,
    customer,
    { ...head, ...terms, source: 'MANUAL' },
    lines,
  )
  return { data: { invoice_code, status, row_version } }
}

type Imported = { external_no: string; customer_code: string; invoice_date: string }
type WrittenLine = { item_code: string; qty: number; unit_price: number; discount_amount: number }

/** A draft of what was billed in Accurate. An invoice whose lines come in several batches grows. */
export const addImported = async (
  within: { db: Db; actor: Actor; viewer: Viewer },
  { external_no, customer_code, invoice_date }: Imported,
  wanted: readonly WrittenLine[],
) => {
  const { db, viewer } = within
  const customer = await billedCustomer(db, viewer, customer_code)
  const { customer_is_taxable, price_include_tax, transaction_code } = customer
  const sold_as = await soldAs(db, customer, invoice_date)
  const terms = { customer_is_taxable, sold_as, price_include_tax, transaction_code, tax_date: invoice_date }
  const fresh = await priceByHand(db, await termsFor(db, terms), wanted)
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.external_no, external_no), ne(t.status, '5')))
  if (!found) {
    const draft = { ...terms, invoice_date, external_no, source: 'ACCURATE' } as const
    return (await addInvoice(within, customer, draft, fresh, 'import')).invoice_code
  }
  const { invoice_code } = found
  const before = (await linesOf(db, invoice_code)).map(({ invoice_code: _code, line_no: _no, ...line }) => line)
  const lines = [...before, ...fresh]
  await writeLines(db, invoice_code, lines)
  await db
    .update(t)
    .set({ ...(await headOf(db, found, lines)), row_version: found.row_version })
    .where(eq(t.invoice_code, invoice_code))
  return invoice_code
}

/** What it billed may be billed again. */
const releaseDeliveries = ({ db, after }: Done<typeof t.$inferSelect>) => countBilled(db, after.delivery_codes)

export const onSalesInvoice = acting(salesInvoice, {
  table: t,
  key: 'invoice_code',
  endpoints: contract.actOnSalesInvoice,
  visible: visibleInvoices,
  facts: ({ db }, { invoice_code }) => factsOf(db, invoice_code),
  // Whoever judges a customer's credit meanwhile sees all of the change or nothing of it.
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select({ customer_code: t.customer_code }).from(t).where(eq(t.invoice_code, code))
    if (found) await lockCustomerCredit(db, found.customer_code)
  },
  changes: {
    modify: async ({ db, input, before }) => {
      const { invoice_code, row_version: _version, lines: wanted, ...head } = input
      const tax_date = head.tax_date ?? (before.source === 'MANUAL' ? head.invoice_date : before.tax_date)
      await requireDays(db, { ...head, tax_date })
      if (wanted && before.source !== 'MANUAL')
        refuse('conflict', { because: because('invoice-lines-from-deliveries') })
      const transaction_code = head.transaction_code ?? before.transaction_code
      const set = {
        ...{ ...head, tax_date, transaction_code },
        due_date: addDays(head.invoice_date, before.payment_term_days),
      }
      if (!wanted) {
        // The rule of another day or code would make another tax: that is written by hand or not at all.
        if (
          before.source !== 'MANUAL' &&
          (tax_date !== before.tax_date || transaction_code !== before.transaction_code)
        )
          refuse('conflict', { because: because('invoice-lines-from-deliveries') })
        return { set }
      }
      const was = await linesOf(db, invoice_code)
      const sold_as = await soldAs(db, before, tax_date)
      const lines = await priceByHand(db, await termsFor(db, { ...before, ...set, sold_as }), wanted)
      await writeLines(db, invoice_code, lines)
      const plain = was.map(({ item_code, qty, unit_price }) => ({ item_code, qty, unit_price }))
      const sums = await headOf(db, { ...before, ...set }, lines)
      return { set: { ...set, sold_as, ...sums }, was: { lines: plain }, also: { lines: wanted } }
    },
    fail: async ({ input }) => ({ set: { fail_reason: input.reason, fail_marks: input.marks } }),
    void: async ({ input }) => ({ set: { end_reason: input.reason } }),
    cancel: async ({ input }) => ({ set: { end_reason: input.reason } }),
    freeze: async ({ input, viewer }) => ({
      set: { freeze_reason: input.reason, frozen_user_name: viewer.username },
    }),
    unfreeze: async () => ({ set: { freeze_reason: null, frozen_user_name: null } }),
  },
  marks: {
    submit: ({ username, at }) => ({
      submitted_user_name: username,
      submitted_date: at,
      fail_reason: null,
      fail_marks: [],
    }),
    approve: ({ usercode, username, at }) => ({
      ...{ approved_by: usercode, approved_user_name: username, approved_date: at },
    }),
  },
  effects: {
    approve: [oweInvoice, payFromBound, spendPlanned, postInvoice],
    void: [releaseDeliveries],
    cancel: [forgiveInvoice, giveBackPlanned, takeBackInvoice, releaseDeliveries],
  },
})

/** An invoice of the customer is closed by what pays the last of it, and open again when that is taken back. */
export const followPayments = async ({ db, jobs, config, offers }: ActingWithin, customer_code: string) => {
  const { rows } = await db.execute<{ code: string; is_paid: boolean }>(sql`select i.invoice_code as code,
      o.paid_amount >= o.amount as is_paid
    from customer_invoices o join sales_invoices i using (invoice_code)
    where o.customer_code = ${customer_code}
      and (i.status = '2' and o.paid_amount >= o.amount or i.status = '4' and o.paid_amount < o.amount) order by 1`)
  for (const { code, is_paid } of rows)
    await onSalesInvoice.actBySystem({ db, jobs, config, offers }, is_paid ? 'switchOff' : 'reopen', code)
}

/** The paper for whoever asked, where another feature has judged that. */
export const invoicePaper = (asked: Parameters<typeof drawInvoice>[0]) => drawInvoice(asked)

export const salesInvoiceLog = ({ db, viewer, input }: RequestContext<typeof contract.salesInvoiceLog>) =>
  records.history(db, input.code, input.page, visibleInvoices(viewer))
