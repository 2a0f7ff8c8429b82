import type * as contract from '@sejuk/contract/customers/salesman-changes'
import { isDue, notBeforeToday, notSelling, otherBranch, sameSalesman } from '@sejuk/domain/customers/salesman-changes'
import { sellsNothing } from '@sejuk/domain/masters/staff'
import { needsStatus } from '@sejuk/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { sells } from '../../../business/masters/choices.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesmanChanges as t } from '../../../db/tables/customers/salesman-changes.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { userDepartments, users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { applyChanges } from './apply.ts'
import { notifySalesmen } from './notices.ts'

type Asked = RequestContext<typeof contract.changeSalesmanForCustomerAndShop>

/** The branches of an active salesman. */
const branchesOf = async (db: Db, usercode: string) => {
  const [person] = await db.select().from(users).where(eq(users.usercode, usercode))
  if (!person?.is_active) return refuseField('to_salesman_code', notSelling)
  if ((await db.$count(users, and(eq(users.usercode, usercode), sells(usercode)))) === 0)
    return refuseField('to_salesman_code', sellsNothing)
  const others = await db.select().from(userDepartments).where(eq(userDepartments.usercode, usercode))
  return new Set([person.department, ...others.map(({ dept_code }) => dept_code)])
}

/** Everything chosen, locked in the order of codes; what is out of sight cannot be given away. */
const lockChosen = async ({ db, viewer, input }: Asked) => {
  const codes = [...new Set(input.items.map(({ customer_code }) => customer_code))]
  const wantedShops = [...new Set(input.items.flatMap(({ shop_codes }) => shop_codes))]
  const found = await db
    .select()
    .from(customers)
    .where(and(inArray(customers.customer_code, codes), visibleTo(viewer, customers)))
    .orderBy(customers.customer_code)
    .for('update')
  const foundShops = wantedShops.length
    ? await db
        .select()
        .from(shops)
        .where(and(inArray(shops.shop_code, wantedShops), inArray(shops.customer_code, codes)))
        .orderBy(shops.shop_code)
        .for('update')
    : []
  if (found.length < codes.length || foundShops.length < wantedShops.length) refuse('notFound')
  const alone = new Set(
    input.items.filter(({ with_customer }) => !with_customer).map(({ customer_code }) => customer_code),
  )
  return { found: found.filter(({ customer_code }) => !alone.has(customer_code)), every: found, foundShops }
}

export const changeSalesmanForCustomerAndShop = async (context: Asked) => {
  const { db, viewer, actor, input } = context
  const { to_salesman_code, effective_date, move_open_documents, reason } = input
  if (effective_date < companyToday()) refuseField('effective_date', notBeforeToday)
  const branches = await branchesOf(db, to_salesman_code)
  const { found, every, foundShops } = await lockChosen(context)
  const isElsewhere = every.some(({ dept_code }) => !branches.has(dept_code))
  if (isElsewhere && !viewer.permission.has('Customer-Change-Salesman-Cross-Branch'))
    refuseField('to_salesman_code', otherBranch)
  const isDone = isDue(effective_date, companyToday())
  const common = {
    ...{ to_salesman_code, effective_date, move_open_documents, reason, status: 'Scheduled' as const },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  }
  const rows = [
    ...found.map(({ customer_code, salesman_code }) => ({ customer_code, shop_code: null, salesman_code })),
    ...foundShops.map(({ customer_code, shop_code, salesman_code }) => ({ customer_code, shop_code, salesman_code })),
  ].filter(({ salesman_code }) => salesman_code !== to_salesman_code)
  if (rows.length === 0) refuseField('items', sameSalesman)
  const added = await db
    .insert(t)
    .values(rows.map(({ salesman_code, ...row }) => ({ ...row, ...common, from_salesman_code: salesman_code })))
    .returning()
  await logActions(
    db,
    actor,
    rows.map(({ customer_code, shop_code, salesman_code }) => ({
      entity: shop_code ? 'shop' : 'customer',
      entity_code: shop_code ?? customer_code,
      action: 'change-salesman',
      reason,
      before: { salesman_code },
      after: { salesman_code: to_salesman_code, effective_date },
    })),
  )
  if (isDone) await applyChanges(db, added)
  await notifySalesmen(context, added)
  const customersMoved = rows.filter(({ shop_code }) => shop_code === null).length
  return {
    data: { customers: customersMoved, shops: rows.length - customersMoved, is_scheduled: !isDone },
    ...(isDone ? {} : { message: 'The change is scheduled' }),
  }
}

export const cancelSalesmanChange = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.cancelSalesmanChange>) => {
  const [found] = await db.select().from(t).where(eq(t.change_id, input.change_id)).for('update')
  const mine = found && and(eq(customers.customer_code, found.customer_code), visibleTo(viewer, customers))
  if (!found || !(await db.$count(customers, mine))) return refuse('notFound')
  if (found.status !== 'Scheduled')
    refuse('conflict', { because: needsStatus('status', ['Scheduled'], 'salesman-change') })
  await db.update(t).set({ status: 'Cancelled' }).where(eq(t.change_id, found.change_id))
  const { shop_code, customer_code } = found
  await logActions(db, actor, [
    {
      ...{ entity: shop_code ? 'shop' : 'customer', entity_code: shop_code ?? customer_code },
      ...{ action: 'cancel-change-salesman', from_status: 'Scheduled', to_status: 'Cancelled' },
    },
  ])
  return { data: null }
}
