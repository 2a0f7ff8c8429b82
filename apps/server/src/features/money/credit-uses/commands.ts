import * as contract from '@sejuk/contract/money/credit-uses'
import { because } from '@sejuk/domain/messages'
import { creditUse, type UseLine } from '@sejuk/domain/money/credit-uses'
import { rupiah } from '@sejuk/domain/values/money'
import { eq, sql } from 'drizzle-orm'
import { openInvoices, payInvoices } from '../../../business/finance/open-invoices.ts'
import { moveCredits, requireCredits, sumOfParts } from '../../../business/money/credits.ts'
import { exposureOf, lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { creditUseLines as lines, creditUses as t } from '../../../db/tables/money/credit-uses.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { insertPlanned } from '../../../platform/lists/planned-writes.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { followPayments } from '../../finance/sales-invoices/commands.ts'
import { postUse, takeBackUse } from './journal.ts'
import { factsOfUse, linesOfUse, visibleUses } from './queries.ts'

const records = recordsOf(creditUse.entity, t, t.use_code)

/** Each pair once, and no invoice is given more than is open of it. Frozen ones take nothing. */
const requireOpen = async (db: Db, customer_code: string, wanted: readonly UseLine[]) => {
  const codes = [...new Set(wanted.map(({ invoice_code }) => invoice_code))]
  const open = new Map(
    (await openInvoices(db, customer_code, { codes })).map((one) => [one.invoice_code, one.open_amount]),
  )
  const met = new Set<string>()
  for (const [n, { source_kind, source_code, invoice_code, amount }] of wanted.entries()) {
    const rest = open.get(invoice_code)
    const pair = `${source_kind} ${source_code} ${invoice_code}`
    if (rest === undefined) refuseChoice(`lines.${n}.invoice_code`)
    else if (met.has(pair)) refuseField(`lines.${n}.invoice_code`, because('source-named-twice'))
    else if (amount > rest)
      refuseField(
        `lines.${n}.amount`,
        because('invoice-has-less-open', { invoice: invoice_code, amount: rupiah(rest) }),
      )
    else open.set(invoice_code, rest - amount)
    met.add(pair)
  }
  return { paysAll: [...open.values()].includes(0) }
}

type Using = Pick<RequestContext<typeof contract.createCreditUse>, 'db' | 'viewer' | 'actor' | 'input'>

export const createCreditUse = async (context: RequestContext<typeof contract.createCreditUse>) => {
  const { paysAll, ...data } = await useCredit(context)
  if (paysAll) await followPayments(context, context.input.customer_code)
  return { data }
}

/** `paysAll`: of an invoice nothing is open any more. */
export const useCredit = async ({ db, viewer, actor, input }: Using) => {
  const { customer_code, lines: wanted, remark } = input
  const customer = await lockCustomerCredit(db, customer_code, visibleTo(viewer, customers))
  if (!customer) return refuseChoice('customer_code')
  await requireCredits(db, customer_code, wanted, (n, name) => `lines.${n}.${name}`)
  const { paysAll } = await requireOpen(db, customer_code, wanted)
  const today = companyToday()
  const amount = sumOfParts(wanted)
  await moveCredits(db, wanted, 'used')
  await payInvoices(db, wanted, today)
  const use_code = await nextDocumentNumber(db, 'CU', customer.dept_code, today)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username }
  await records.add(
    db,
    actor,
    { use_code, customer_code, ...customer, use_date: today, amount, remark, ...by },
    { lines: wanted },
  )
  await insertPlanned(
    db,
    lines,
    wanted.map((line, n) => ({ ...line, use_code, line_no: n + 1 })),
  )
  await postUse(db, { use_code, customer_code, amount, dept_code: customer.dept_code })
  return { use_code, amount, paysAll, exposure: (await exposureOf(db, customer_code)).exposure }
}

/** The credit is there again, the invoices are open again, and the books hold both. */
export const giveBackUse = async (db: Db, use: typeof t.$inferSelect) => {
  const used = await linesOfUse(db, use.use_code)
  await payInvoices(db, used, use.use_date, -1)
  await moveCredits(db, used, 'used', -1)
  await takeBackUse(db, use)
}
const giveBack = async (done: Done<typeof t.$inferSelect>) => {
  await giveBackUse(done.db, done.after)
  await followPayments(done, done.after.customer_code)
}

export const onCreditUse = acting(creditUse, {
  table: t,
  key: 'use_code',
  endpoints: contract.actOnCreditUse,
  visible: visibleUses,
  facts: async ({ db }, { use_code }) => {
    const [found] = await selectRows(db, factsOfUse, sql`from ${t} where ${eq(t.use_code, use_code)}`)
    return found ?? { is_frozen: false, is_month_locked: false }
  },
  lockFirst: async ({ db }, code) => {
    const [found] = await db.select({ customer_code: t.customer_code }).from(t).where(eq(t.use_code, code))
    if (found) await lockCustomerCredit(db, found.customer_code)
  },
  changes: {
    'take-back': async ({ db, before, viewer, input, at }) => {
      await db.execute(sql`select 1 from customer_credits c where exists (select from ${lines} l where l.use_code = ${before.use_code}
        and l.source_kind = c.source_kind and l.source_code = c.source_code) order by c.source_kind, c.source_code for update`)
      return { set: { take_back_reason: input.reason, taken_back_user_name: viewer.username, taken_back_date: at } }
    },
  },
  effects: { 'take-back': [giveBack] },
})

export const creditUseLog = ({ db, viewer, input }: RequestContext<typeof contract.creditUseLog>) =>
  records.history(db, input.code, input.page, visibleUses(viewer))
