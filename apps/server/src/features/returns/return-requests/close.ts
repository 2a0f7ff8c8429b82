import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnReturnRequest } from '@sejuk/contract/returns/return-requests'
import { creditNoteGiven } from '@sejuk/domain/books/entries'
import { because } from '@sejuk/domain/messages'
import { total } from '@sejuk/domain/values/money'
import { and, eq, sql } from 'drizzle-orm'
import { postJournal } from '../../../business/books/post-journal.ts'
import { openInvoices, payInvoices } from '../../../business/finance/open-invoices.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import { giveBackUsedCashback, takeBackEarnedCashback } from '../../../business/sales/returned-cashback.ts'
import { customerInvoices as owed } from '../../../db/tables/customers/trade.ts'
import { taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { creditNotes } from '../../../db/tables/returns/credit-notes.ts'
import { returnRequestLines as lines, type returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { replaceAfterReturn } from '../../finance/electronic-invoices/commands.ts'
import { followPayments } from '../../finance/sales-invoices/commands.ts'
import { creditsOf } from './proposals.ts'

type Row = typeof t.$inferSelect
type Form = Parsed<(typeof actOnReturnRequest)['close']>
type Closing = Begun<Row, object, Form>
type Credit = Awaited<ReturnType<typeof creditsOf>>[number]

/** How the tax of this invoice is corrected, as far as the law leaves a choice. */
const taxOf = async ({ db, input }: Closing, credit: Credit) => {
  const n = input.invoices.findIndex(({ invoice_code }) => invoice_code === credit.invoice_code)
  const said = input.invoices[n]
  const field = (name: string) => `invoices.${n}.${name}`
  if (!said) return refuseField('invoices', because('choice-missing'))
  if (!credit.tax_choices.includes(said.tax_choice))
    refuseField(field('tax_choice'), because('tax-choice-not-possible'))
  if (said.tax_choice !== 'Nota_Retur')
    return { tax_choice: said.tax_choice, nota_retur_no: null, nota_retur_date: null }
  const { nota_retur_no, nota_retur_date } = said
  if (!nota_retur_no) return refuseField(field('nota_retur_no'), because('nota-retur-number-missing'))
  const isTaken = input.invoices.filter((one) => one.nota_retur_no === nota_retur_no).length > 1
  if (isTaken || (await db.$count(creditNotes, eq(creditNotes.nota_retur_no, nota_retur_no))))
    refuseField(field('nota_retur_no'), because('nota-retur-number-taken'))
  const day = nota_retur_date ?? companyToday()
  // What was reported stays: the note goes into a month that is open.
  if ((await db.$count(taxPeriods, eq(taxPeriods.period, day.slice(0, 7)))) > 0)
    refuseField(field('nota_retur_date'), because('nota-retur-in-locked-period'))
  return { tax_choice: said.tax_choice, nota_retur_no, nota_retur_date: day }
}

/** The credit of one invoice: earned cashback is taken back, the rest pays the invoice, and what is over is the customer's money. */
const creditInvoice = async (closing: Closing, found: Credit) => {
  const { db, viewer, before } = closing
  const { return_code, customer_code, dept_code, salesman_code } = before
  const { invoice_code, credit, fee_amount, invoice_date, business_unit_code } = found
  const today = companyToday()
  const tax = await taxOf(closing, found)
  const reason = return_code
  const earned = await takeBackEarnedCashback(closing, { customer_code, invoice_code, amount: credit.amount, reason })
  let given = 0
  for (const [order_code, own] of Map.groupBy(found.lines, (line) => line.order_code)) {
    const used = total(own.map((line) => line.credit.cashback_amount))
    if (order_code && used > 0)
      given += await giveBackUsedCashback(closing, { order_code, invoice_code, amount: used, reason })
  }
  const cashback_from_credit = Math.min(earned.short, credit.amount - fee_amount)
  const amount = credit.amount - fee_amount - cashback_from_credit
  const [open] = await openInvoices(db, customer_code, { codes: [invoice_code] })
  const applied_amount = Math.min(amount, open?.open_amount ?? 0)
  const credit_note_code = await nextDocumentNumber(db, 'CN', dept_code, today)
  const sums = { base: credit.base, vat: credit.vat, rounding_adjustment: credit.rounding_adjustment, fee_amount }
  const note = { ...sums, cashback_from_credit, cashback_given_back: given, amount, applied_amount }
  await db.insert(creditNotes).values({
    ...{ credit_note_code, return_code, invoice_code, customer_code, dept_code, salesman_code, ...tax },
    ...{ ...note, credit_note_date: today, other_base: credit.other_base, cashback_taken: earned.taken },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })
  await postJournal(db, {
    ...{ document_kind: 'credit-note', document: credit_note_code, event: 'credit-note', date: today },
    ...{ dept_code, customer_code, lines: creditNoteGiven({ ...note, business_unit_code }) },
  })
  // In the month of the purchase, whose cashback is reckoned without the goods from now on.
  if (amount > 0)
    await db.insert(owed).values({
      ...{ invoice_code: credit_note_code, customer_code, business_unit_code, invoice_date, due_date: today },
      ...{ amount: -amount, paid_amount: applied_amount === 0 ? 0 : -applied_amount },
    })
  if (applied_amount > 0) await payInvoices(db, [{ invoice_code, amount: applied_amount }], today)
  for (const line of found.lines)
    await db
      .update(lines)
      .set({ credit_note_code, credit: line.credit })
      .where(and(eq(lines.return_code, return_code), eq(lines.line_no, line.line_no)))
  if (tax.tax_choice === 'Replacement') await replaceAfterReturn(closing, invoice_code, reason)
  return { credit_note_code, amount }
}

export const closeReturn = async (closing: Closing) => {
  const { db, before, viewer } = closing
  await lockCustomerCredit(db, before.customer_code)
  await db.execute(sql`select 1 from sales_invoices where invoice_code in (select invoice_code from return_request_lines
    where return_code = ${before.return_code}) order by invoice_code for no key update`)
  const made: { credit_note_code: string; amount: number }[] = []
  for (const credit of await creditsOf(db, before.return_code)) made.push(await creditInvoice(closing, credit))
  await followPayments(closing, before.customer_code)
  return {
    set: { credited_amount: total(made.map(({ amount }) => amount)), closed_user_name: viewer.username },
    also: { credit_notes: made.map(({ credit_note_code }) => credit_note_code) },
  }
}
