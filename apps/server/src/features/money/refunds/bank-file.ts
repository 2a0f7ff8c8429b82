import type * as contract from '@sejuk/contract/money/refunds'
import { total } from '@sejuk/domain/values/money'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { refunds as t } from '../../../db/tables/money/refunds.ts'
import { freshAnswers, readBankAnswers, referenceOf } from '../../../platform/bank-files/bank-answers.ts'
import { bankFileAnswer } from '../../../platform/bank-files/bank-file-answer.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { onRefund, requireSameAccount } from './commands.ts'
import { visibleRefunds } from './queries.ts'

const format = 'standard'

/** All of them or none: each is approved, in sight, and its account is still the one that was approved. */
export const makeRefundFile = async (context: RequestContext<typeof contract.makeRefundFile>) => {
  const { db, viewer, input } = context
  const codes = [...new Set(input.refund_codes)].toSorted()
  const begun = []
  for (const refund_code of codes) begun.push(await onRefund.begin(context, 'bank-file', { refund_code }))
  const bank_file_code = await nextDocumentNumber(db, 'RFB', viewer.department, companyToday())
  for (const [n, one] of begun.entries()) {
    await requireSameAccount(db, one.before)
    await onRefund.end(one, { set: { bank_file_code, bank_file_line: n + 1 } })
  }
  const amounts = begun.map(({ before }) => before.amount)
  return { data: { bank_file_code, refunds: codes.length, amount: total(amounts) } }
}

const inFile = async (db: Db, viewer: RequestContext<typeof contract.downloadRefundFile>['viewer'], code: string) => {
  const found = await db
    .select({ refund: t, bank_name: banks.bank_name, swift_code: banks.swift_code })
    .from(t)
    .innerJoin(banks, eq(banks.bank_code, t.bank_code))
    .where(and(eq(t.bank_file_code, code), visibleRefunds(viewer)))
    .orderBy(asc(t.bank_file_line))
  return found.length > 0 ? found : refuse('notFound')
}

/** The same file to the byte, as long as none of it was taken out to be tried again. */
export const downloadRefundFile = async ({ db, viewer, input }: RequestContext<typeof contract.downloadRefundFile>) => {
  const { bank_file_code } = input
  const payments = (await inFile(db, viewer, bank_file_code)).map(({ refund, bank_name, swift_code }) => ({
    reference: referenceOf(bank_file_code, refund.bank_file_line ?? 0),
    swift_code: swift_code ?? '',
    bank_name,
    credited_account: refund.account_number,
    account_name: refund.account_name,
    transfer_type: 'Clearing',
    net_amount: refund.amount,
  }))
  return { data: bankFileAnswer(bank_file_code, format, { code: bank_file_code, part: 1, payments }) }
}

const statusOf = (status: string) => {
  if (status === 'Paid') return 'Payment_Successful' as const
  return status === 'In_Bank_File' ? ('Payment_Processing' as const) : ('Payment_Failed' as const)
}

/** All of the file or nothing of it. A payment's answer is final: the same file again changes nothing. */
export const importRefundResult = async (context: RequestContext<typeof contract.importRefundResult>) => {
  const { db, viewer, input } = context
  const { bank_file_code: code } = input
  const read = await readBankAnswers(format, input.file)
  const lines = (await inFile(db, viewer, code)).map(({ refund }) => ({
    ...{ refund_code: refund.refund_code, line_no: refund.bank_file_line ?? 0, net_amount: refund.amount },
    payment_status: statusOf(refund.status),
  }))
  const fresh = freshAnswers({ code, what: 'payout' }, lines, read)
  for (const { line, answer } of fresh.toSorted((a, b) => (a.line.refund_code < b.line.refund_code ? -1 : 1))) {
    const [{ row_version } = { row_version: 0 }] = await db
      .select({ row_version: t.row_version })
      .from(t)
      .where(eq(t.refund_code, line.refund_code))
    const of = { refund_code: line.refund_code, row_version }
    if (answer.isPaid) await onRefund.act(context, 'paid', { ...of, bank_ref: answer.bank_ref || null })
    else await onRefund.act(context, 'failed', { ...of, reason: answer.reason || '-' })
  }
  const paid = fresh.filter(({ answer }) => answer.isPaid).length
  const open = lines.filter(({ payment_status }) => payment_status === 'Payment_Processing').length - fresh.length
  return { data: { paid, failed: fresh.length - paid, already: read.answers.length - fresh.length, open } }
}
