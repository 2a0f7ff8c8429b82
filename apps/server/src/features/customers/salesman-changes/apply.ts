import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesmanChanges as t } from '../../../db/tables/customers/salesman-changes.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

type Change = typeof t.$inferSelect

/** Done to the rows themselves, each at once; a change that was done before does nothing. */
export const applyChanges = async (db: Db, changes: readonly Change[]) => {
  const ids = changes.map(({ change_id }) => change_id)
  if (ids.length === 0) return
  const due = sql`(select * from salesman_changes where change_id = any(${sql.param(ids)}::bigint[]) and status = 'Scheduled') d`
  await db.execute(sql`update customers c set salesman_code = d.to_salesman_code, row_version = c.row_version + 1
    from ${due} where d.shop_code is null and c.customer_code = d.customer_code`)
  await db.execute(sql`update shops s set salesman_code = d.to_salesman_code, row_version = s.row_version + 1
    from ${due} where s.shop_code = d.shop_code`)
  await db.execute(sql`update customer_orders o set salesman_code = d.to_salesman_code
    from ${due} where d.move_open_documents and d.shop_code is null and o.customer_code = d.customer_code and o.is_open`)
  await db.execute(sql`update cheques q set salesman_code = d.to_salesman_code from ${due}
    where d.move_open_documents and d.shop_code is null and q.customer_code = d.customer_code and q.status in ('Saved', 'Submitted')`)
  await db.execute(sql`update credit_limit_requests r set salesman_code = d.to_salesman_code from ${due}
    where d.move_open_documents and d.shop_code is null and r.customer_code = d.customer_code and r.ended_date is null`)
  await db
    .update(t)
    .set({ status: 'Done', applied_date: sql`now()` })
    .where(and(inArray(t.change_id, ids), eq(t.status, 'Scheduled')))
}

/** Just after midnight in Jakarta, and every hour in case a night was missed. */
export const applyDueSalesmanChanges: Worker<object> = {
  name: 'apply-salesman-changes',
  cron: '5 * * * *',
  work: ({ db }) =>
    db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(t)
        .where(and(eq(t.status, 'Scheduled'), lte(t.effective_date, companyTodayInSql)))
        .orderBy(asc(t.change_id))
        .for('update')
      await applyChanges(tx, due)
    }),
}
