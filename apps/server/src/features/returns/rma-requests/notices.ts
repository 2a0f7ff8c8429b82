import { addressTo } from '@sejuk/domain/pages'
import { rmaRequest } from '@sejuk/domain/returns/rma-requests'
import { rmaWaitsFor } from '@sejuk/domain/returns/waits-for'
import { and, asc, eq } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import type { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect

const aboutIt = ({ rma_code, salesman_code, created_by }: Row) => ({
  to: [...new Set([salesman_code ?? created_by, created_by])],
  url: addressTo('rma', { code: rma_code }),
  about: { entity: rmaRequest.entity, entity_code: rma_code },
})

export const notifyDecided = ({ db, jobs, config, after, reason }: Done<Row>, event: 'rma-approved' | 'rma-rejected') =>
  notify({ db, jobs, config }, { ...aboutIt(after), event, variables: { rma: after.rma_code, reason: reason ?? '' } })

/** Whoever asked and the manager of the branch know that it is not theirs to decide. */
export const tellWhenHeadOffice = async ({ db, jobs, config, after }: Done<Row>) => {
  const { customer_code, credit_amount: amount } = after
  if (!customer_code || rmaWaitsFor({ ...after, is_credited: false }) !== 'headOfficeSales') return
  const managers = await db
    .select({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .where(
      and(eq(userRoles.role_code, 'Branch-Manager'), eq(users.department, after.dept_code), eq(users.is_active, true)),
    )
    .orderBy(asc(users.usercode))
  const [customer] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  const about = aboutIt(after)
  const to = [...new Set([...about.to, ...managers.map(({ usercode }) => usercode)])]
  const variables = { rma: after.rma_code, customer: customer?.name ?? customer_code, amount }
  await notify({ db, jobs, config }, { ...about, to, event: 'rma-head-office', variables })
}

export const remindOfOld = (within: Within, row: Row, days: number) =>
  notify(within, { ...aboutIt(row), event: 'rma-reminder', variables: { rma: row.rma_code, n: days } })

export const tellOfInvoice = (within: Within, row: Row, invoice: string) =>
  notify(within, { ...aboutIt(row), event: 'rma-invoiced', variables: { rma: row.rma_code, invoice } })
