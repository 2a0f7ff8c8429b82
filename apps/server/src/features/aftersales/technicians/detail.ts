import type * as contract from '@sejuk/contract/aftersales/technicians'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { technicians as t } from '../../../db/tables/aftersales/technicians.ts'
import { cities, districts } from '../../../db/tables/masters/regions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { photoOf } from './photo.ts'
import { rowFields, source, techniciansVisibleTo } from './queries.ts'

const detailFields = {
  ...rowFields,
  nik: t.nik,
  join_date: sql<string | null>`${t.join_date}::text`,
  zone_codes: t.zones,
  work_days: t.work_days,
  work_from: t.work_from,
  work_to: t.work_to,
  created_date: t.created_date,
}

export const requireTechnician = async (db: Db, viewer: Viewer, code: string) => {
  const [found] = await selectRows(
    db,
    detailFields,
    sql`from ${source} where ${and(eq(t.technician_code, code), techniciansVisibleTo(viewer)) ?? sql`false`}`,
  )
  return found ?? refuse('notFound')
}

export const getTechnician = async ({ db, viewer, config, input }: RequestContext<typeof contract.getTechnician>) => {
  const { zone_codes, ...found } = await requireTechnician(db, viewer, input.technician_code)
  const photo = await photoOf({ db, viewer, config }, found.technician_code)
  const zones = zone_codes.length
    ? await db
        .select({
          district_code: districts.district_code,
          district_name: districts.district_name,
          city_name: cities.city_name,
        })
        .from(districts)
        .innerJoin(cities, eq(cities.city_code, districts.city_code))
        .where(inArray(districts.district_code, zone_codes))
        .orderBy(asc(districts.district_name))
    : []
  return {
    data: {
      ...found,
      zones,
      photo_code: photo?.photo_code ?? null,
      photo_path: photo?.photo_path ?? null,
      thumbnail_path: photo?.thumbnail_path ?? null,
    },
  }
}

export const technicianPhoto = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.technicianPhoto>) => {
  const { technician_code, technician_name } = await requireTechnician(db, viewer, input.technician_code)
  const photo = await photoOf({ db, viewer, config }, technician_code)
  return { data: { technician_code, technician_name, ...(photo ?? refuse('notFound')) } }
}
