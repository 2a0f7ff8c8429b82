import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { warehouses } from '../../db/tables/masters/warehouses.ts'
import { refuseChoice } from '../../platform/http/refuse.ts'
import { choosableBy } from './choosable-warehouses.ts'

/** An active warehouse that this user may choose. */
export const requireWarehouse = async (db: Db, viewer: Viewer, warehouse_code: string, field = 'warehouse_code') => {
  const chosen = and(eq(warehouses.warehouse_code, warehouse_code), eq(warehouses.is_active, true), choosableBy(viewer))
  if (!(await db.$count(warehouses, chosen))) refuseChoice(field)
}
