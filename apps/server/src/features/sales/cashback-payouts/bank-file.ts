import type * as contract from '@sejuk/contract/sales/cashback-payouts'
import { cashbackPayout } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { and, eq } from 'drizzle-orm'
import { cashbackPayoutLines as l } from '../../../db/tables/sales/cashback-payouts.ts'
import { freshAnswers, readBankAnswers, referenceOf, settledBy } from '../../../platform/bank-files/bank-answers.ts'
import { bankFileAnswer } from '../../../platform/bank-files/bank-file-answer.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { freeLine, linesOf, onPayout, spendLine } from './commands.ts'
import { findPayout } from './queries.ts'

export const downloadPayoutFile = async ({ db, viewer, input }: RequestContext<typeof contract.downloadPayoutFile>) => {
  const payout = await findPayout(db, viewer, input.payout_code)
  enforce(cashbackPayout.gate('bank-file', payout, viewer, new Date().toISOString()))
  const { payout_code, bank_format } = payout
  const payments = (await linesOf(db, payout_code)).map((line) => ({
    reference: referenceOf(payout_code, line.line_no),
    swift_code: line.swift_code ?? '',
    bank_name: line.bank_name ?? '',
    credited_account: line.credited_account ?? '',
    account_name: line.account_name ?? '',
    transfer_type: 'Clearing',
    net_amount: line.net_amount,
  }))
  return { data: bankFileAnswer(payout_code, bank_format, { code: payout_code, part: 1, payments }) }
}

/** All of the file or nothing of it. A payment's answer is final: the same file again changes nothing. */
export const importPayoutResult = async ({ input, ...context }: RequestContext<typeof contract.importPayoutResult>) => {
  const { db, actor } = context
  const begun = await onPayout.begin(context, 'import-result', { payout_code: input.payout_code })
  const { payout_code: code, bank_format } = begun.before
  const read = await readBankAnswers(bank_format, input.file)
  const lines = await linesOf(db, code)
  const fresh = freshAnswers({ code, what: 'payout' }, lines, read)
  for (const { line, answer } of fresh) {
    await db
      .update(l)
      .set({ ...settledBy(answer, begun.at), is_live: answer.isPaid })
      .where(and(eq(l.payout_code, code), eq(l.line_no, line.line_no)))
    if (answer.isPaid)
      await spendLine({ db, actor }, line, answer.bank_ref || referenceOf(code, line.line_no), begun.before.method)
    else await freeLine({ db, actor }, line)
  }
  const open = lines.filter(({ payment_status }) => payment_status === 'Payment_Processing').length - fresh.length
  if (fresh.length) {
    const is_answered = open === 0
    const set = is_answered ? { finished_date: begun.at } : {}
    const also = Object.fromEntries(
      fresh.map(({ line, answer }) => [`line_${line.line_no}`, settledBy(answer, begun.at).payment_status]),
    )
    await onPayout.end(begun, { facts: { is_answered }, set, also })
  }
  const paid = fresh.filter(({ answer }) => answer.isPaid).length
  return { data: { paid, failed: fresh.length - paid, already: read.answers.length - fresh.length, open } }
}
