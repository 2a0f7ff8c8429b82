import type * as contract from '@sejuk/contract/money/payment-refs'
import { because } from '@sejuk/domain/messages'
import { exactOrder } from '@sejuk/domain/money/bank-suggestions'
import { exactParts } from '@sejuk/domain/money/exact-parts'
import { payerOf } from '@sejuk/domain/money/bank-names'
import { clockIsNear } from '@sejuk/domain/money/payment-refs'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { waitingOrdersOf } from '../../../business/money/bank-facts.ts'
import { paymentProvider } from '../../../business/money/payment-provider.ts'
import { suggestAgainFor } from '../../../business/money/suggest-lines.ts'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import { lockedOrder } from '../../../business/sales/order-money.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { paymentCalls, paymentRefs } from '../../../db/tables/money/payment-refs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { signedBodyOf } from '../../../platform/http/signed-body.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { systemActor, systemViewer } from '../../../platform/records/system-actor.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { logSecurityOnce } from '../../../platform/session/security-log.ts'
import { onReceipt, takeMoney } from '../../finance/receipts/commands.ts'
import { isSignedBy } from './provider.ts'

type Call = StepwiseContext<typeof contract.paymentCallback>

const requireSignature = async ({ db, actor, config, input, request }: Call) => {
  const provider = await paymentProvider(db, config)
  const said = (name: string) => String(request.headers[name] ?? '').slice(0, 200)
  const [timestamp, signature] = [said('x-timestamp'), said('x-signature').toLowerCase()]
  const isRight =
    provider?.name === input.provider &&
    clockIsNear(timestamp, new Date().toISOString()) &&
    isSignedBy(provider.key, { timestamp, signature }, signedBodyOf(request))
  if (isRight) return
  await logSecurityOnce(db, actor, { kind: 'payment-call-refused', detail: input.provider })
  await countGuess(db, actor.ip, 'payment-call')
  refuse('notLoggedIn', { status: 'NotSigned', because: because('payment-call-not-signed') })
}

/** What pays invoices exactly does so, and what an order waits for is kept for it; the rest is the customer's money until somebody says what for. */
const takeOfCustomer = async (context: Omit<Call, 'db'> & { db: Db }, customer_code: string, day: string) => {
  const { db, input, jobs, config, offers } = context
  const { amount, ref } = input
  // No invoice is paid by somebody else between the look and the receipt; an order is locked before its customer.
  const asked = exactOrder(amount, await waitingOrdersOf(db, [customer_code]))
  if (asked) await lockedOrder(db, asked)
  else await lockCustomerCredit(db, customer_code)
  const allocations = [...(exactParts(amount, await openInvoices(db, customer_code)) ?? [])]
  const order_code = allocations.length ? null : (asked ?? null)
  const receipt_code = await takeMoney(
    { db, viewer: systemViewer, actor: systemActor },
    {
      ...{ customer_code, kind: 'va', bank_code: null, cashback_code: null, reference: ref, amount, allocations },
      order_code,
      ...{ received_date: day, remark: input.payer || null, source: 'bank', source_code: input.event_id },
    },
  )
  await onReceipt.actBySystem({ db, jobs, config, offers }, 'confirm', receipt_code)
  await suggestAgainFor(db, customer_code)
  return receipt_code
}

/** Money for a number that nobody knows is a line that somebody looks into. */
const keepUnknown = async (db: Db, { event_id, ref, amount, payer, provider }: Call['input'], line_date: string) => {
  const line_code = await nextDocumentNumber(db, 'BU', 'HO', companyToday())
  const text = `VIRTUAL ACCOUNT ${ref} ${payer}`.trim()
  await db.insert(bankLines).values({
    ...{ line_code, line_date, amount, text, reference: ref, payer: payerOf(text), state: 'Unidentified' },
    ...{ fingerprint: `call|${provider}|${event_id}`, imported_by: '' },
  })
  return line_code
}

export const hearPayment = async (call: Call) => {
  await requireSignature(call)
  const { input } = call
  const { provider, event_id, ref, amount } = input
  const day = [dayIn(new Date(input.paid_at).toISOString(), headOffice), companyToday()].toSorted()[0] ?? companyToday()
  const is_known = await call.db.transaction(async (db) => {
    const [heard] = await db
      .insert(paymentCalls)
      .values({ provider, event_id, ref, amount })
      .onConflictDoNothing()
      .returning({ event_id: paymentCalls.event_id })
    if (!heard) {
      const [first] = await db
        .select({ receipt_code: paymentCalls.receipt_code })
        .from(paymentCalls)
        .where(and(eq(paymentCalls.provider, provider), eq(paymentCalls.event_id, event_id)))
      return Boolean(first?.receipt_code)
    }
    const [found] = await db
      // A number that stayed with a customer who became another one still brings the money of that one.
      .select({ customer_code: sql<string>`coalesce(${customers.merged_into}, ${customers.customer_code})` })
      .from(paymentRefs)
      .innerJoin(customers, eq(customers.customer_code, paymentRefs.customer_code))
      .where(and(eq(paymentRefs.ref, ref), eq(paymentRefs.kind, 'va'), eq(paymentRefs.state, 'Open')))
    const set = found
      ? { receipt_code: await takeOfCustomer({ ...call, db }, found.customer_code, day) }
      : { line_code: await keepUnknown(db, input, day) }
    await db
      .update(paymentCalls)
      .set(set)
      .where(and(eq(paymentCalls.provider, provider), eq(paymentCalls.event_id, event_id)))
    return found !== undefined
  })
  return { data: { is_known } }
}
