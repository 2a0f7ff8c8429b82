import { addressTo } from '@sejuk/domain/pages'
import { shelfReminderDay } from '@sejuk/domain/spareparts/stock-levels'
import { stockCount } from '@sejuk/domain/stock/stock-counts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { stockCounts as t } from '../../../db/tables/stock/stock-counts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { systemActor, systemViewer } from '../../../platform/records/system-actor.ts'
import { openCount } from '../../stock/stock-counts/commands.ts'

const perRun = 500

type Shelf = { asc_code: string; asc_name: string; warehouse_code: string; dept_code: string }

/** Shelves with parts on them that nobody has begun to count in this month. */
const uncounted = async (db: Db, today: string) => {
  const { rows } = await db.execute<Shelf>(sql`select a.asc_code, c.asc_name, a.warehouse_code, w.dept_code
    from asc_shelves a join service_centres c using (asc_code) join warehouses w using (warehouse_code)
    where w.is_active and exists (select from stock_balances b where b.warehouse_code = a.warehouse_code and b.on_hand > 0)
      and not exists (select from stock_counts k where k.warehouse_code = a.warehouse_code and (k.status = 'Open'
        or k.created_date >= date_trunc('month', ${today}::timestamp) at time zone 'Asia/Jakarta'))
    order by 1 limit ${perRun}`)
  return rows
}

/** Who counts at a centre. */
const countersOf = async (db: Db, asc_code: string) => {
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(and(eq(users.asc_code, asc_code), eq(rolePermissions.permission_code, 'Stock-Count')))
  return found.map(({ usercode }) => usercode)
}

const tell = async (
  within: Within,
  event: 'shelf-count-opened' | 'shelf-count-late',
  count: { code: string; asc_code: string; shelf: string },
) =>
  notify(within, {
    to: await countersOf(within.db, count.asc_code),
    event,
    variables: { count: count.code, shelf: count.shelf },
    url: addressTo('stockCount', { code: count.code }),
    about: { entity: stockCount.entity, entity_code: count.code },
  })

/** The count of the month for every shelf; without the books, so that what is written is what lies there. */
export const openMonthCounts = async (database: Database['db'], within: Omit<Within, 'db'>, today = companyToday()) => {
  const shelves = await uncounted(database, today)
  for (const { asc_name, ...shelf } of shelves)
    await database.transaction(async (db) => {
      const code = await openCount({ db, viewer: systemViewer, actor: systemActor }, { ...shelf, is_blind: true })
      await tell({ ...within, db }, 'shelf-count-opened', { code, asc_code: shelf.asc_code, shelf: asc_name })
    })
  return shelves.length
}

/** Once for each count of a shelf that is still open some days into the month. */
export const remindOfCounts = async (database: Database['db'], within: Omit<Within, 'db'>, today = companyToday()) => {
  if (Number(today.slice(8)) < shelfReminderDay) return 0
  const open = await database
    .select()
    .from(t)
    .where(
      and(
        eq(t.status, 'Open'),
        sql`${t.asc_code} is not null`,
        isNull(t.reminded_date),
        sql`${t.created_date} < now() - interval '2 days'`,
      ),
    )
    .limit(perRun)
  for (const { count_code, asc_code, warehouse_code } of open)
    await database.transaction(async (db) => {
      await db
        .update(t)
        .set({ reminded_date: sql`now()`, row_version: sql`${t.row_version}` })
        .where(eq(t.count_code, count_code))
      const about = { code: count_code, asc_code: asc_code ?? '', shelf: warehouse_code }
      await tell({ ...within, db }, 'shelf-count-late', about)
    })
  return open.length
}

export const shelfCounts: Worker<object> = {
  name: 'shelf-counts',
  cron: '40 6 * * *',
  work: async ({ db, jobs, config }) => {
    await openMonthCounts(db, { jobs, config })
    await remindOfCounts(db, { jobs, config })
  },
}
