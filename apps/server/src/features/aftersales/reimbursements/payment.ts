import type * as contract from '@sejuk/contract/aftersales/reimbursements'
import { batchAction } from '@sejuk/domain/aftersales/reimbursements'
import { fileDiffers, importVerdict } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { gate } from '@sejuk/domain/workflow'
import { and, eq } from 'drizzle-orm'
import { reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { formatOf } from '../../../platform/bank-files/bank-formats.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { noticeTo, write } from './commands.ts'
import { type Batch, lockBatch, stateOf } from './lock.ts'

const format = formatOf('standard')
/** A failed payment is repeated under a new number. */
const referenceOf = ({ reimbursement_code, payments }: Batch) => `${reimbursement_code}/${payments}`

/** The current account is stored with the payment, so that the file is the same whenever it is downloaded. */
export const payReimbursement = async ({ input, ...context }: RequestContext<typeof contract.payReimbursement>) => {
  const batch = await lockBatch(context.db, context.viewer, 'pay', input)
  const [account] = await context.db
    .select({
      bank_code: serviceCentres.bank_code,
      bank_name: banks.bank_name,
      swift_code: banks.swift_code,
      account_name: serviceCentres.account_name,
      credited_account: serviceCentres.credited_account,
    })
    .from(serviceCentres)
    .innerJoin(banks, eq(banks.bank_code, serviceCentres.bank_code))
    .where(eq(serviceCentres.asc_code, batch.asc_code))
  if (!account) refuse('conflict', { because: because('service-centre-no-bank-account') })
  const change = {
    ...account,
    payment_status: 'Payment_Processing',
    payments: batch.payments + 1,
    payer_code: context.viewer.usercode,
    fail_reason: null,
  } as const
  await write(context, 'pay', batch, change)
  return { data: null }
}

export const downloadReimbursementFile = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.downloadReimbursementFile>) => {
  const [batch = refuse('notFound')] = await db
    .select()
    .from(t)
    .where(and(eq(t.reimbursement_code, input.reimbursement_code), visibleTo(viewer, t)))
  enforce(gate(batchAction('bank-file'), await stateOf(db, batch, viewer), viewer.permission))
  const payment = {
    reference: referenceOf(batch),
    swift_code: batch.swift_code ?? '',
    bank_name: batch.bank_name ?? '',
    credited_account: batch.credited_account ?? '',
    account_name: batch.account_name ?? '',
    transfer_type: 'Clearing',
    net_amount: batch.net_amount,
  }
  const text = format.write({ code: batch.reimbursement_code, part: 1, payments: [payment] })
  const name = `${batch.reimbursement_code}-${batch.payments}.${format.extension}`
  return { data: { name, type: format.content_type, bytes: new Uint8Array(Buffer.from(text, 'utf8')) } }
}

const refuseFile = (problem: string): never =>
  refuse('invalid', { status: false, because: because('imported-data-not-valid'), errors: { file: [problem] } })

const readAnswer = async (batch: Batch, file: File) => {
  const text = await file.text()
  const read = () => {
    try {
      return format.read(text)
    } catch (error) {
      return refuseFile((error as Error).message)
    }
  }
  const { answers, total } = read()
  const [answer, ...more] = answers
  const reference = referenceOf(batch)
  if (!answer || answer.reference !== reference)
    return refuseFile(`${answer?.reference ?? reference} is not a payment of this batch`)
  if (more.length) return refuseFile(`${more[0]?.reference} is not a payment of this batch`)
  if (answer.amount !== batch.net_amount || total !== answer.amount) return refuseFile(fileDiffers)
  return answer
}

/** The bank's word is final: the same again changes nothing, another one is refused. */
export const importReimbursementResult = async ({
  input,
  ...context
}: RequestContext<typeof contract.importReimbursementResult>) => {
  const batch = await lockBatch(context.db, context.viewer, 'import-result', input)
  const answer = await readAnswer(batch, input.file)
  const verdict = importVerdict(batch.payment_status, answer)
  if (verdict === 'contradicts') refuseFile(`${answer.reference} was answered otherwise before`)
  if (verdict === 'already') return { data: { payment_status: batch.payment_status } }
  const payment_status = answer.isPaid ? ('Payment_Successful' as const) : ('Payment_Failed' as const)
  const change = {
    payment_status,
    bank_ref: answer.bank_ref || null,
    fail_reason: answer.isPaid ? null : answer.reason || '-',
    paid_date: answer.isPaid ? new Date().toISOString() : null,
  } as const
  await write(context, 'import-result', batch, change)
  if (answer.isPaid)
    await notify(context, {
      ...(await noticeTo(context, batch)),
      event: 'reimbursement-paid',
      variables: { batch: batch.reimbursement_code, amount: batch.net_amount },
    })
  return { data: { payment_status } }
}
