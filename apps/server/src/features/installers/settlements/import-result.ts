import type * as contract from '@sejuk/contract/installers/settlements'
import type { BankAnswer, SettlementKind } from '@sejuk/domain/installers/settlements'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { settlementLines as l } from '../../../db/tables/installers/settlements.ts'
import { freshAnswers, readBankAnswers, settledBy } from '../../../platform/bank-files/bank-answers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { onSettlement } from './commands.ts'
import { sourceOf } from './payable.ts'
import { linesIn } from './queries.ts'

type Line = Awaited<ReturnType<typeof linesIn>>[number]

/** All of the file or nothing of it. A line's answer is final: the same file again changes nothing. */
export const importBankResult = async ({ input, ...context }: RequestContext<typeof contract.importBankResult>) => {
  const { db } = context
  const begun = await onSettlement.begin(context, 'import-result', { settlement_code: input.settlement_code })
  const { settlement_code, bank_format, kind } = begun.before
  const read = await readBankAnswers(bank_format, input.file)
  const lines = await linesIn(db, settlement_code)
  const fresh = freshAnswers({ code: settlement_code, what: 'settlement' }, lines, read)
  for (const { line, answer } of fresh) await settle(db, kind, line, answer, begun.at)
  const open = lines.filter(({ payment_status }) => payment_status === 'Payment_Processing').length - fresh.length
  if (fresh.length) {
    const is_answered = open === 0
    const also = Object.fromEntries(
      fresh.map(({ line, answer }) => [
        `line_${line.line_no}`,
        answer.isPaid ? 'Payment_Successful' : 'Payment_Failed',
      ]),
    )
    const set = is_answered ? { finished_date: begun.at } : {}
    await onSettlement.end(begun, { facts: { is_answered }, set, also })
  }
  for (const { line, answer } of fresh) await sourceOf(kind).tell(context, line, answer)
  const paid = fresh.filter(({ answer }) => answer.isPaid).length
  return { data: { paid, failed: fresh.length - paid, already: read.answers.length - fresh.length, open } }
}

const settle = async (db: Db, kind: SettlementKind, line: Line, answer: BankAnswer, now: string) => {
  const settled = settledBy(answer, now)
  await db
    .update(l)
    .set(settled)
    .where(and(eq(l.settlement_code, line.settlement_code), eq(l.line_no, line.line_no)))
  await sourceOf(kind).settle(db, line, settled)
}
