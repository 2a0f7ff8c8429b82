import type * as contract from '@sejuk/contract/aftersales/reimbursements'
import { fileDiffers, importVerdict } from '@sejuk/domain/installers/settlements'
import { and, eq } from 'drizzle-orm'
import { reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { readBankAnswers, refuseFile } from '../../../platform/bank-files/bank-answers.ts'
import { bankFileAnswer } from '../../../platform/bank-files/bank-file-answer.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { onReimbursement } from './commands.ts'
import type { Batch } from './facts.ts'

/** A failed payment is repeated under a new number. */
const referenceOf = ({ reimbursement_code, payments }: Batch) => `${reimbursement_code}/${payments}`

export const downloadReimbursementFile = async ({
  input,
  ...context
}: RequestContext<typeof contract.downloadReimbursementFile>) => {
  const [found = refuse('notFound')] = await context.db
    .select()
    .from(t)
    .where(and(eq(t.reimbursement_code, input.reimbursement_code), visibleTo(context.viewer, t)))
  const { before: batch } = await onReimbursement.beginOn(context, 'bank-file', found)
  const payment = {
    reference: referenceOf(batch),
    swift_code: batch.swift_code ?? '',
    bank_name: batch.bank_name ?? '',
    credited_account: batch.credited_account ?? '',
    account_name: batch.account_name ?? '',
    transfer_type: 'Clearing',
    net_amount: batch.net_amount,
  }
  const { reimbursement_code: code, payments } = batch
  return { data: bankFileAnswer(`${code}-${payments}`, 'standard', { code, part: 1, payments: [payment] }) }
}

const readAnswer = async (batch: Batch, file: File) => {
  const { answers, total } = await readBankAnswers('standard', file)
  const [answer, ...more] = answers
  const reference = referenceOf(batch)
  if (!answer || answer.reference !== reference)
    return refuseFile([`${answer?.reference ?? reference} is not a payment of this batch`])
  if (more.length) return refuseFile([`${more[0]?.reference} is not a payment of this batch`])
  if (answer.amount !== batch.net_amount || total !== answer.amount) return refuseFile([fileDiffers])
  return answer
}

/** The bank's word is final: the same again changes nothing, another one is refused. */
export const importReimbursementResult = async ({
  input,
  ...context
}: RequestContext<typeof contract.importReimbursementResult>) => {
  const { reimbursement_code, file } = input
  const begun = await onReimbursement.begin(context, 'import-result', { reimbursement_code })
  const batch = begun.before
  const answer = await readAnswer(batch, file)
  const verdict = importVerdict(batch.payment_status, answer)
  if (verdict === 'contradicts') refuseFile([`${answer.reference} was answered otherwise before`])
  if (verdict === 'already') return { data: { payment_status: batch.payment_status } }
  const { payment_status } = await onReimbursement.end(begun, {
    facts: { payment_status: answer.isPaid ? 'Payment_Successful' : 'Payment_Failed' },
    set: {
      bank_ref: answer.bank_ref || null,
      fail_reason: answer.isPaid ? null : answer.reason || '-',
      paid_date: answer.isPaid ? begun.at : null,
    },
  })
  return { data: { payment_status } }
}
