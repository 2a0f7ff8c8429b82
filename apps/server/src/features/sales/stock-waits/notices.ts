import { addressTo } from '@sejuk/domain/pages'
import { stockWait } from '@sejuk/domain/sales/waiting/stock-waits'
import { eq } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import type { stockWaits } from '../../../db/tables/sales/stock-waits.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

/** The writer and the salesperson are told that the goods have come, and until when they are held. */
export const notifyOffered = async ({ db, jobs, config, after }: Done<typeof stockWaits.$inferSelect>) => {
  const { wait_code, customer_code, created_by, salesman_code, item_code, qty, offer_until } = after
  const [customer] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  await notify(
    { db, jobs, config },
    {
      url: addressTo('stockWaits', { search: wait_code }),
      about: { entity: stockWait.entity, entity_code: wait_code },
      to: [...new Set([created_by, salesman_code])],
      event: 'stock-wait-offered',
      variables: {
        ...{ wait: wait_code, customer: customer?.name ?? customer_code, item: item_code, n: qty },
        until: offer_until ?? '',
      },
    },
  )
}
