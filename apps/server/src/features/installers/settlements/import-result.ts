import type * as contract from '@sejuk/contract/installers/settlements'
import { type BankAnswer, bonusSettlement } from '@sejuk/domain/installers/settlements'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { settlementLines as l, settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { freshAnswers, readBankAnswers, settledBy } from '../../../platform/bank-files/bank-answers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { onSettlement } from './commands.ts'
import { linesIn } from './queries.ts'

type Line = Awaited<ReturnType<typeof linesIn>>[number]

/** All of the file or nothing of it. A line's answer is final: the same file again changes nothing. */
export const importBankResult = async ({ input, ...context }: RequestContext<typeof contract.importBankResult>) => {
  const { db } = context
  const begun = await onSettlement.begin(context, 'import-result', { settlement_code: input.settlement_code })
  const { settlement_code, bank_format } = begun.before
  const read = await readBankAnswers(bank_format, input.file)
  const lines = await linesIn(db, settlement_code)
  const fresh = freshAnswers({ code: settlement_code, what: 'settlement' }, lines, read)
  for (const { line, answer } of fresh) await settle(db, line, answer, begun.at)
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
  for (const { line, answer } of fresh) await tell(context, line, answer)
  const paid = fresh.filter(({ answer }) => answer.isPaid).length
  return { data: { paid, failed: fresh.length - paid, already: read.answers.length - fresh.length, open } }
}

/** Paid, its tickets are done for good. Failed, they are free for the next run. */
const settle = async (db: Db, line: Line, answer: BankAnswer, now: string) => {
  const { settlement_code, line_no } = line
  const settled = settledBy(answer, now)
  const { payment_status, paid_date } = settled
  await db
    .update(l)
    .set(settled)
    .where(and(eq(l.settlement_code, settlement_code), eq(l.line_no, line_no)))
  const own = and(eq(settlementTickets.settlement_code, settlement_code), eq(settlementTickets.line_no, line_no))
  const tickets = db.select({ code: settlementTickets.bonus_ticket_code }).from(settlementTickets).where(own)
  await db
    .update(bonusTickets)
    .set({ payment_status, paid_date })
    .where(inArray(bonusTickets.bonus_ticket_code, tickets))
  if (!answer.isPaid) await db.update(settlementTickets).set({ is_live: false }).where(own)
}

const tell = async (
  within: Omit<RequestContext<typeof contract.importBankResult>, 'input'>,
  line: Line,
  answer: BankAnswer,
) => {
  const { settlement_code, net_amount: amount } = line
  const to = [line.user_code]
  const url = addressTo('myBonusTickets')
  const about = { entity: bonusSettlement.entity, entity_code: settlement_code }
  const own = and(eq(settlementTickets.settlement_code, settlement_code), eq(settlementTickets.line_no, line.line_no))
  if (answer.isPaid) {
    const tickets = await within.db.$count(settlementTickets, own)
    await notify(within, {
      to,
      url,
      about,
      event: 'bonus-paid',
      variables: { settlement: settlement_code, tickets, amount },
    })
  } else
    await notify(within, {
      to,
      url: addressTo('ownInformation'),
      about,
      event: 'bonus-payment-failed',
      variables: { settlement: settlement_code, amount, reason: answer.reason || '-' },
    })
}
