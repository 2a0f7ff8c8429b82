import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** What is out of sight is not there. */
export const findVisible = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.customer_code, customer_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}

export const lockVisible = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.customer_code, customer_code), visibleTo(viewer, t)))
    .for('update')
  return found
}
export type StoredCustomer = typeof t.$inferSelect
