import * as contract from '@sejuk/contract/finance/withholding-slips'
import { slipConfirmed } from '@sejuk/domain/books/entries'
import { countedStatuses } from '@sejuk/domain/finance/sales-invoices'
import {
  changeableSlips,
  isUsualRate,
  type WithheldKind,
  withholdingSlip,
} from '@sejuk/domain/finance/withholding-slips'
import { because, needsStatus } from '@sejuk/domain/messages'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { postJournal, postMirror } from '../../../business/books/post-journal.ts'
import { payInvoices } from '../../../business/finance/open-invoices.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { withholdingSlips as t } from '../../../db/tables/finance/withholding-slips.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isSameNumber } from '../../../platform/lists/comparable-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { filesOfSlip, openOfSlip, sameSlip, visibleSlip } from './queries.ts'

const records = recordsOf(withholdingSlip.entity, t, t.slip_id)
type Slip = typeof t.$inferSelect
explainConstraint('withholding_slips_amount', because('slip-above-base'))

/** With a number it has come; a day without a number is neither. */
const statusOf = ({ slip_no, slip_date }: { slip_no: string | null; slip_date: string | null }) => {
  if (slip_date && !slip_no) refuseField('slip_no', because('slip-needs-number'))
  return slip_no ? ('Received' as const) : ('Awaited' as const)
}

type Written = {
  tax_kind: WithheldKind
  period: string
  base: number
  amount: number
  slip_no: string | null
  slip_date: string | null
  remark: string | null
}

/** One number of a customer is one slip: the customer is locked, so that two who write it at once are one after the other. */
const requireOwnNumber = async (db: Db, customer_code: string, { slip_no }: Written, slip_id = 0) => {
  if (!slip_no) return
  await lockCustomerCredit(db, customer_code)
  const [other] = await db
    .select({ invoice: t.invoice_code })
    .from(t)
    .where(and(eq(t.scope_customer_code, customer_code), ne(t.slip_id, slip_id), isSameNumber(t.slip_no, slip_no)))
    .limit(1)
  if (other) refuseField('slip_no', because('slip-counted-already', other))
}

const requirePlausible = ({ period, slip_date, tax_kind, base, amount, remark }: Written) => {
  const today = companyToday()
  if (period > today.slice(0, 7)) refuseField('period', because('slip-period-ahead'))
  if (slip_date && slip_date > today) refuseField('slip_date', because('slip-date-ahead'))
  if (amount > base || isUsualRate(tax_kind, base, amount) || remark) return
  const percent = String(Math.round((amount / base) * 10_000) / 100)
  refuseField('amount', because('slip-rate-unusual', { percent, kind: tax_kind }))
}

export const createWithholdingSlip = async (context: RequestContext<typeof contract.createWithholdingSlip>) => {
  const { db, viewer, actor, input } = context
  const isBilled = and(
    eq(i.invoice_code, input.invoice_code),
    inArray(i.status, [...countedStatuses]),
    visibleTo(viewer, i),
  )
  const [invoice] = await db.select({ customer_code: i.customer_code }).from(i).where(isBilled)
  if (!invoice) return refuseChoice('invoice_code')
  requirePlausible(input)
  await requireOwnNumber(db, invoice.customer_code, input)
  const by = {
    ...{ create_user_name: viewer.username, updated_user_name: viewer.username },
    authors: [viewer.usercode],
  }
  const added = await records.add(db, actor, { ...input, status: statusOf(input), ...by })
  return { data: { slip_id: String(added.slip_id), status: added.status, row_version: added.row_version } }
}

export const updateWithholdingSlip = async (context: RequestContext<typeof contract.updateWithholdingSlip>) => {
  const { db, viewer, actor, input } = context
  const { slip_id, row_version, ...form } = input
  const before = await records.lock(db, { code: Number(slip_id), row_version, isVisible: visibleSlip(viewer) }, form)
  if (!changeableSlips.some((status) => status === before.status))
    refuse('conflict', { because: needsStatus('status', changeableSlips, withholdingSlip.entity) })
  requirePlausible(form)
  await requireOwnNumber(db, before.scope_customer_code ?? '', form, before.slip_id)
  const authors = [...new Set([...before.authors, viewer.usercode])]
  const now = { authors, updated_user_name: viewer.username, updated_date: new Date().toISOString() }
  const after = await records.change(db, actor, before, { ...form, status: statusOf(form), ...now })
  return { data: { slip_id, status: after.status, row_version: after.row_version } }
}

/** The slip in sight by its number; whatever is no number names none. */
const slipOf = async (db: Db, code: string) => {
  const [found] = /^\d{1,9}$/.test(code)
    ? await db
        .select({ customer_code: i.customer_code })
        .from(t)
        .innerJoin(i, eq(i.invoice_code, t.invoice_code))
        .where(eq(t.slip_id, Number(code)))
    : []
  return found ?? refuse('notFound')
}

const settle = (sign: 1 | -1) => (done: Done<Slip>) => {
  const { invoice_code, amount, slip_date } = done.after
  return payInvoices(done.db, [{ invoice_code, amount }], slip_date ?? companyToday(), sign)
}

/** The books as the invoice. A slip may be confirmed again after it was reopened: each time is a version. */
const aboutSlip = async ({ db, after }: Done<Slip>) => {
  const [found] = await db
    .select({ dept_code: i.dept_code, customer_code: i.customer_code })
    .from(i)
    .where(eq(i.invoice_code, after.invoice_code))
  const { dept_code, customer_code } = found ?? refuse('notFound')
  const version = after.row_version
  return {
    document_kind: 'withholding-slip' as const,
    document: String(after.slip_id),
    version,
    dept_code,
    customer_code,
  }
}
const postSlip = async (done: Done<Slip>) => {
  const [of, date] = [await aboutSlip(done), done.after.slip_date ?? companyToday()]
  await postJournal(done.db, { ...of, event: 'slip-confirmed', date, lines: slipConfirmed(done.after.amount) })
}
const takeBackSlip = async (done: Done<Slip>) => {
  const [of, date] = [await aboutSlip(done), companyToday()]
  const otherwise = slipConfirmed(done.before.amount)
  await postMirror(done.db, { ...of, event: 'slip-reopened', of: 'slip-confirmed', date, otherwise })
}

export const onWithholdingSlip = acting(withholdingSlip, {
  table: t,
  key: 'slip_id',
  endpoints: contract.actOnWithholdingSlip,
  visible: visibleSlip,
  facts: async ({ db }, { slip_id }) => {
    const [found] = await db
      .select({
        ...{ open_amount: openOfSlip, files: filesOfSlip, same_slip: sameSlip },
        is_frozen: sql<boolean>`${i.status} = '3'`,
      })
      .from(t)
      .innerJoin(i, eq(i.invoice_code, t.invoice_code))
      .where(eq(t.slip_id, slip_id))
    return found ?? { open_amount: 0, is_frozen: false, files: 0, same_slip: null }
  },
  // Nothing else is given for its invoice meanwhile.
  lockFirst: async ({ db }, code) => lockCustomerCredit(db, (await slipOf(db, code)).customer_code),
  marks: {
    confirm: ({ usercode, username, at }) => ({
      ...{ confirmed_by: usercode, confirmed_user_name: username, confirmed_date: at },
    }),
    reopen: () => ({ confirmed_by: null, confirmed_user_name: null, confirmed_date: null }),
  },
  effects: { confirm: [settle(1), postSlip], reopen: [settle(-1), takeBackSlip] },
})

export const withholdingSlipLog = ({ db, viewer, input }: RequestContext<typeof contract.withholdingSlipLog>) =>
  records.history(db, Number(input.code) || 0, input.page, visibleSlip(viewer))
