import { addressTo } from '@sejuk/domain/pages'
import { and, eq, inArray } from 'drizzle-orm'
import { entity, type Line } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

const pageOf = (code: string) => addressTo('cashback', { code })

/** Who cares about a customer's money: the salesperson, and the customer's own accounts. */
const concerned = async (db: Db, customer_code: string) => {
  const [customer] = await db
    .select({ customer_name: customers.customer_name, salesman_code: customers.salesman_code })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  const own = await db
    .select({ usercode: userBelongings.usercode })
    .from(userBelongings)
    .where(and(inArray(userBelongings.kind, ['customer']), eq(userBelongings.code, customer_code)))
  const to = [customer?.salesman_code, ...own.map(({ usercode }) => usercode)]
  return { name: customer?.customer_name ?? customer_code, to: to.filter((code): code is string => Boolean(code)) }
}

type Manner = { reason?: string; isOfMany?: boolean }

export const notifyDecision = async (
  within: Within,
  name: 'approve' | 'reject',
  line: Line,
  { reason = '', isOfMany = false }: Manner = {},
) => {
  const { cashback_code, created_by, cashback_amount, valid_to } = line
  const about = { url: pageOf(cashback_code), about: { entity, entity_code: cashback_code } }
  if (name === 'reject')
    return notify(within, {
      ...about,
      to: [created_by],
      event: 'cashback-rejected',
      variables: { cashback: cashback_code, reason },
    })
  const { name: customer, to } = await concerned(within.db, line.customer_code)
  await notify(within, {
    ...about,
    // Whoever made many at once sees them on one page.
    to: isOfMany ? to : [created_by, ...to],
    event: 'cashback-granted',
    variables: { cashback: cashback_code, customer, amount: cashback_amount, valid_to },
  })
}

export const notifyEnd = async (
  within: Within,
  line: Line,
  event: 'cashback-expiring' | 'cashback-expired',
  amount: number,
) => {
  const { cashback_code, valid_to } = line
  const { name: customer, to } = await concerned(within.db, line.customer_code)
  await notify(within, {
    to,
    event,
    url: pageOf(cashback_code),
    about: { entity, entity_code: cashback_code },
    variables: { cashback: cashback_code, customer, amount, valid_to },
  })
}
