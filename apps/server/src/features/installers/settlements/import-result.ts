import type * as contract from '@sejuk/contract/installers/settlements'
import { type BankAnswer, bonusSettlement, fileDiffers, importVerdict } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { total } from '@sejuk/domain/money'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { settlementLines as l, settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { formatOf } from '../../../platform/bank-files/bank-formats.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { referenceOf } from './bank-file.ts'
import { onSettlement } from './commands.ts'
import { linesIn } from './queries.ts'

type Line = Awaited<ReturnType<typeof linesIn>>[number]

const refuseFile = (problems: string[]): never =>
  refuse('invalid', { status: false, because: because('imported-data-not-valid'), errors: { file: problems } })

const readFile = async (format: string, file: File) => {
  const text = await file.text()
  try {
    return formatOf(format).read(text)
  } catch (error) {
    return refuseFile([(error as Error).message])
  }
}

/** All of the file or nothing of it. A line's answer is final: the same file again changes nothing. */
export const importBankResult = async ({ input, ...context }: RequestContext<typeof contract.importBankResult>) => {
  const { db } = context
  const begun = await onSettlement.begin(context, 'import-result', { settlement_code: input.settlement_code })
  const { settlement_code, bank_format } = begun.before
  const { answers, total: said } = await readFile(bank_format, input.file)
  const lines = await linesIn(db, settlement_code)
  const fresh = judge(settlement_code, lines, answers, said)
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
  return { data: { paid, failed: fresh.length - paid, already: answers.length - fresh.length, open } }
}

/** Every objection at once, so that a file is mended once. */
const judge = (code: string, lines: readonly Line[], answers: readonly BankAnswer[], said: number) => {
  const known = new Map(lines.map((line) => [referenceOf(code, line.line_no), line]))
  const problems: string[] = []
  const fresh: { line: Line; answer: BankAnswer }[] = []
  const met = new Set<string>()
  for (const answer of answers) {
    const { reference } = answer
    const line = known.get(reference)
    const verdict = line && importVerdict(line.payment_status, answer)
    if (met.has(reference)) problems.push(`${reference} stands in the file twice`)
    else if (!line) problems.push(`${reference} is not a payment of this settlement`)
    else if (line.net_amount !== answer.amount) problems.push(`${reference}: the amount differs from the settlement`)
    else if (verdict === 'contradicts') problems.push(`${reference} was answered otherwise before`)
    else if (verdict === 'apply') fresh.push({ line, answer })
    met.add(reference)
  }
  if (said !== total(answers.map(({ amount }) => amount))) problems.push(fileDiffers)
  return problems.length ? refuseFile(problems) : fresh
}

/** Paid, its tickets are done for good. Failed, they are free for the next run. */
const settle = async (db: Db, line: Line, { isPaid, bank_ref, reason }: BankAnswer, now: string) => {
  const { settlement_code, line_no } = line
  const payment_status = isPaid ? 'Payment_Successful' : 'Payment_Failed'
  const paid_date = isPaid ? now : null
  await db
    .update(l)
    .set({ payment_status, paid_date, bank_ref: bank_ref || null, fail_reason: isPaid ? null : reason || '-' })
    .where(and(eq(l.settlement_code, settlement_code), eq(l.line_no, line_no)))
  const own = and(eq(settlementTickets.settlement_code, settlement_code), eq(settlementTickets.line_no, line_no))
  const tickets = db.select({ code: settlementTickets.bonus_ticket_code }).from(settlementTickets).where(own)
  await db
    .update(bonusTickets)
    .set({ payment_status, paid_date })
    .where(inArray(bonusTickets.bonus_ticket_code, tickets))
  if (!isPaid) await db.update(settlementTickets).set({ is_live: false }).where(own)
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
