import { addressTo } from '@sejuk/domain/pages'
import { returnRequest } from '@sejuk/domain/returns/return-requests'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import type { returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect
const customerOf = async (db: Db, customer_code: string) => {
  const [found] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  return found?.name ?? customer_code
}
/** The salesperson, and who wrote it. */
const aboutIt = ({ return_code, salesman_code, created_by }: Row) => ({
  to: [...new Set([salesman_code ?? created_by, created_by])],
  url: addressTo('return', { code: return_code }),
  about: { entity: returnRequest.entity, entity_code: return_code },
})

export const notifyApproved = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutIt(after),
      event: 'return-approved',
      variables: { return: after.return_code, customer: await customerOf(db, after.customer_code) },
    },
  )

export const notifyRejected = ({ db, jobs, config, after, reason }: Done<Row>) =>
  notify(
    { db, jobs, config },
    { ...aboutIt(after), event: 'return-rejected', variables: { return: after.return_code, reason: reason ?? '' } },
  )

export const notifyReceived = async ({
  db,
  jobs,
  config,
  after,
}: Pick<Done<Row>, 'db' | 'jobs' | 'config' | 'after'>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutIt(after),
      event: 'return-received',
      variables: { return: after.return_code, customer: await customerOf(db, after.customer_code) },
    },
  )

export const notifyClosed = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutIt(after),
      event: 'return-closed',
      variables: {
        return: after.return_code,
        customer: await customerOf(db, after.customer_code),
        amount: after.credited_amount,
      },
    },
  )
