import type * as contract from '@sejuk/contract/money/payment-refs'
import { because } from '@sejuk/domain/messages'
import { virtualAccountNumber } from '@sejuk/domain/money/payment-refs'
import { and, eq, sql } from 'drizzle-orm'
import { paymentProvider } from '../../../business/money/payment-provider.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { paymentRefCounters, paymentRefs as t } from '../../../db/tables/money/payment-refs.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { closeAtProvider, openAtProvider } from './provider.ts'

const records = recordsOf('payment-ref', t, t.ref)
const openQueue = 'payment-ref-open'
const closeQueue = 'payment-ref-close'

const nextOf = async (db: Db, dept_code: string) => {
  const [counter] = await db
    .insert(paymentRefCounters)
    .values({ dept_code, last: 1 })
    .onConflictDoUpdate({ target: paymentRefCounters.dept_code, set: { last: sql`${paymentRefCounters.last} + 1` } })
    .returning({ last: paymentRefCounters.last })
  return counter?.last ?? 1
}

export const createPaymentRef = async ({
  db,
  viewer,
  actor,
  jobs,
  config,
  input,
}: RequestContext<typeof contract.createPaymentRef>) => {
  const provider = await paymentProvider(db, config)
  if (!provider) return refuse('conflict', { because: because('no-payment-provider') })
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  const { customer_code, dept_code, salesman_code } = customer
  const open = and(eq(t.customer_code, customer_code), eq(t.kind, 'va'), eq(t.state, 'Open'))
  if (await db.$count(t, open)) refuse('conflict', { because: because('virtual-account-is-open') })
  const ref = virtualAccountNumber(provider.prefix, dept_code, await nextOf(db, dept_code))
  await records.add(db, actor, {
    ...{ ref, kind: 'va', customer_code, dept_code, salesman_code, provider: provider.name },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  })
  await jobs.send(db, openQueue, { ref })
  return { data: { ref } }
}

export const closePaymentRef = async ({
  db,
  viewer,
  actor,
  jobs,
  input,
}: RequestContext<typeof contract.closePaymentRef>) => {
  const { ref: code, row_version } = input
  const before = await records.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) })
  if (before.state !== 'Open') refuse('conflict', { because: because('virtual-account-not-open') })
  await records.change(db, actor, before, { state: 'Closed' })
  await jobs.send(db, closeQueue, { ref: code })
  return { data: { ref: code } }
}

/** The provider may take its time: nobody pays to the number before it has answered. */
export const openPaymentRef: Worker<{ ref: string }> = {
  name: openQueue,
  retries: 5,
  work: async ({ db, data: { ref }, config }) => {
    const [found] = await db
      .select({ customer_code: t.customer_code, name: customers.customer_name, state: t.state })
      .from(t)
      .innerJoin(customers, eq(customers.customer_code, t.customer_code))
      .where(eq(t.ref, ref))
    const provider = await paymentProvider(db, config)
    if (found?.state !== 'Open' || !provider) return
    await openAtProvider(provider, { ref, customer_code: found.customer_code, name: found.name })
    await db
      .update(t)
      .set({ registered_date: sql`now()` })
      .where(and(eq(t.ref, ref), eq(t.state, 'Open')))
  },
}
export const shutPaymentRef: Worker<{ ref: string }> = {
  name: closeQueue,
  retries: 5,
  work: async ({ db, data: { ref }, config }) => {
    const provider = await paymentProvider(db, config)
    if (provider) await closeAtProvider(provider, ref)
  },
}
