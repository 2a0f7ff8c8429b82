import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { visibleSupervisions } from './visible-supervisions.ts'

// The table is written out: alone in a query a column is named without it, and a subquery would mean its own.
const fields = {
  ...getTableColumns(t),
  city_name: sql<string>`(select city_name from cities x where x.city_code = supervisions.city_code)`,
  province_name: sql<string>`(select province_name from provinces x where x.province_code = supervisions.province_code)`,
  district_name: sql<string>`(select district_name from districts x where x.district_code = supervisions.district_code)`,
  sub_district_name: sql<string>`(select sub_district_name from sub_districts x where x.sub_district_code = supervisions.sub_district_code)`,
  org_name: sql<string>`coalesce((select org_name from organizations x where x.org_code = supervisions.org_code), supervisions.org_code)`,
}

/** A supervision with the names of its places, for papers. */
export const namedSupervision = async (db: Db, viewer: Viewer, supervision_code: string) => {
  const [found] = await db
    .select(fields)
    .from(t)
    .where(and(eq(t.supervision_code, supervision_code), visibleSupervisions(viewer)))
  return found ?? refuse('notFound')
}
export type NamedSupervision = Awaited<ReturnType<typeof namedSupervision>>
export const addressLine = (row: NamedSupervision) =>
  [row.detail_address, row.sub_district_name, row.district_name, row.city_name, row.province_name, row.postal_code]
    .filter(Boolean)
    .join(', ')
