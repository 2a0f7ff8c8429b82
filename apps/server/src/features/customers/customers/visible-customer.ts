import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { findOne, lockOne } from '../../../platform/lists/lock-one.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const asked = (viewer: Viewer, customer_code: string) => and(eq(t.customer_code, customer_code), visibleTo(viewer, t))

/** What is out of sight is not there. */
export const findVisible = async (db: Db, viewer: Viewer, customer_code: string) =>
  (await findOne(db, t, asked(viewer, customer_code))) ?? refuse('notFound')

export const lockVisible = (db: Db, viewer: Viewer, customer_code: string) =>
  lockOne(db, t, asked(viewer, customer_code))

export type StoredCustomer = typeof t.$inferSelect
