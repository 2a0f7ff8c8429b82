import { addressTo } from '@sejuk/domain/pages'
import { creditLimitRequest } from '@sejuk/domain/sales/credit-limit-requests'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import type { creditLimitRequests as t } from '../../../db/tables/sales/credit-limit-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect

/** Who asked, and whose customer it is. */
const concerning = async (db: Db, { request_code, customer_code, created_by }: Row) => {
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const to = [created_by, customer?.salesman_code].filter((code): code is string => Boolean(code))
  return {
    about: {
      to: [...new Set(to)],
      url: addressTo('creditRequest', { code: request_code }),
      about: { entity: creditLimitRequest.entity, entity_code: request_code },
    },
    customer: customer?.customer_name ?? customer_code,
  }
}

export const notifyApproved = async (done: Done<Row>) => {
  const { about, customer } = await concerning(done.db, done.after)
  const { request_code: request, requested_limit: limit } = done.after
  await notify(done, { ...about, event: 'credit-limit-approved', variables: { request, customer, limit } })
}

export const notifyRejected = async (done: Done<Row>) => {
  const { about, customer } = await concerning(done.db, done.after)
  const variables = { request: done.after.request_code, customer, reason: done.reason ?? '' }
  await notify(done, { ...about, event: 'credit-limit-rejected', variables })
}

export const notifyEnd = async (
  within: Within,
  row: Row,
  event: 'temporary-limit-ending' | 'temporary-limit-ended',
) => {
  const { about, customer } = await concerning(within.db, row)
  const { request_code: request, granted_amount, valid_to } = row
  const variables = { request, customer, amount: granted_amount ?? 0, valid_to: valid_to ?? '' }
  await notify(within, { ...about, event, variables })
}
