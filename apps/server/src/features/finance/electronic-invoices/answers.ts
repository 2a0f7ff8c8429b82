import { eInvoice } from '@sejuk/domain/finance/electronic-invoices'
import { type TaxAnswer, type TaxVerdict, verdictOf } from '@sejuk/domain/finance/tax-office/tax-answers'
import { taxNumberProblem } from '@sejuk/domain/finance/tax-office/tax-numbers'
import { textOf } from '@sejuk/words/english'
import { and, eq, ne, sql } from 'drizzle-orm'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { sendByConfiguration } from './mails.ts'

type Version = typeof t.$inferSelect
/** Between two questions about the same invoice. */
const askAgain = sql`now() + interval '5 minutes'`
const mostMessage = 500

type Settling = Within & { actor: Actor }

/** Writes what a channel said of a version; said twice, late or after something newer, it changes nothing. */
export const settle = async (within: Settling, e_invoice_code: string, answer: TaxAnswer): Promise<TaxVerdict> => {
  const { db } = within
  const [row] = await db.select().from(t).where(eq(t.e_invoice_code, e_invoice_code)).for('update')
  if (!row) return 'nothing'
  const verdict = await verdictOn(within, row, answer)
  if (verdict === 'approve' && answer.state === 'approved') await approve(within, row, answer)
  if (verdict === 'reject' && answer.state === 'rejected') await reject(within, row, answer)
  if (verdict === 'cancel') await cancel(within, row)
  if (verdict === 'contradiction') await noteContradiction(within, row, answer)
  if (verdict === 'wait' || (verdict === 'nothing' && answer.state === 'waiting'))
    await change(within, row, verdict === 'wait' ? 'wait' : undefined, {
      ...(verdict === 'wait' ? { e_status: 'Waiting_DJP' as const } : {}),
      next_ask_date: askAgain,
    })
  return verdict
}

/** Why a number cannot be that of a version; the one it has already is not judged again. */
export const misfitOf = ({ nsfp: own, payload, tax_date, replaces_nsfp }: Version, nsfp: string) =>
  own === nsfp
    ? undefined
    : taxNumberProblem(nsfp, {
        ...{ transaction_code: payload?.transaction_code ?? nsfp.slice(0, 2), replaces_nsfp },
        tax_date: payload?.date ?? tax_date,
      })

/** A number that another invoice has, or that says another code or year, is none for this one. */
const verdictOn = async ({ db }: Settling, row: Version, answer: TaxAnswer) => {
  const verdict = verdictOf(row, answer)
  if (verdict !== 'approve' || answer.state !== 'approved') return verdict
  if (misfitOf(row, answer.nsfp)) return 'contradiction'
  const taken = await db.$count(t, and(eq(t.nsfp, answer.nsfp), ne(t.e_invoice_code, row.e_invoice_code)))
  return taken > 0 ? 'contradiction' : verdict
}

type Fields = { [Name in keyof typeof t.$inferInsert]?: (typeof t.$inferInsert)[Name] | ReturnType<typeof sql> }

const change = async ({ db, actor }: Settling, row: Version, action: string | undefined, fields: Fields) => {
  const [after] = await db
    .update(t)
    .set({ ...(fields as object), updated_date: sql`now()` })
    .where(eq(t.e_invoice_code, row.e_invoice_code))
    .returning()
  if (!action || !after) return
  const { nsfp, error_message, error_code, attempt } = after
  await logActions(db, actor, [
    {
      ...{ entity: eInvoice.entity, entity_code: row.invoice_code, action },
      ...{ from_status: row.e_status, to_status: after.e_status, reason: error_message },
      after: { version: row.version, attempt, nsfp, error_code },
    },
  ])
}

const approve = async (within: Settling, row: Version, { nsfp, at }: TaxAnswer & { state: 'approved' }) => {
  const { db } = within
  const { invoice_code, version } = row
  // The one it replaces gives up its number first: at no moment do two count.
  const [replaced] = await db
    .select()
    .from(t)
    .where(and(eq(t.invoice_code, invoice_code), eq(t.e_status, 'Replacing'), ne(t.version, version)))
    .for('update')
  if (replaced) await change(within, replaced, 'replaced', { e_status: 'Replaced' })
  const done = { error_code: null, error_message: null, next_ask_date: null, claimed_date: null }
  await change(within, row, 'approve', { e_status: 'Approved_DJP', nsfp, approved_date: at, ...done })
  await db.update(i).set({ tax_invoice_no: nsfp, updated_date: sql`now()` }).where(eq(i.invoice_code, invoice_code))
  await sendByConfiguration(within, invoice_code)
}

const reject = async (within: Settling, row: Version, answer: TaxAnswer & { state: 'rejected' }) =>
  change(within, row, 'reject', {
    ...{ e_status: 'Rejected_DJP', next_ask_date: null, claimed_date: null },
    error_code: answer.code.slice(0, 60),
    error_message: answer.message.slice(0, mostMessage),
  })

const cancel = async (within: Settling, row: Version) => {
  await change(within, row, 'cancelled', { e_status: 'Cancelled', next_ask_date: null })
  await within.db
    .update(i)
    .set({ tax_invoice_no: null, updated_date: sql`now()` })
    .where(eq(i.invoice_code, row.invoice_code))
}

/** Written down for people; the number that stands is never touched. */
const noteContradiction = async (within: Settling, row: Version, answer: TaxAnswer) => {
  const misfit = answer.state === 'approved' && row.nsfp === null ? misfitOf(row, answer.nsfp) : undefined
  const error_code = misfit ? 'tax-number' : 'contradiction'
  const said = misfit ? textOf(misfit) : answer.state === 'approved' ? answer.nsfp : answer.state
  if (row.error_code === error_code && row.error_message === said) return
  await change(within, row, 'contradiction', {
    error_code,
    error_message: said,
    next_ask_date: askAgain,
  })
}
