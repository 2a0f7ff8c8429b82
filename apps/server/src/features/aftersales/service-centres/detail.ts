import type * as contract from '@sejuk/contract/aftersales/service-centres'
import { contractObjection, dispatchObjection } from '@sejuk/domain/aftersales/service-centres'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ascBranchOffices, ascCoverages, serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, districts, subDistricts } from '../../../db/tables/masters/regions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { rowFields } from './queries.ts'
import { sayWhy } from './say-why.ts'

const coveragesOf = (db: Db, asc_code: string) =>
  db
    .select({
      sub_district_code: subDistricts.sub_district_code,
      sub_district_name: subDistricts.sub_district_name,
      district_name: districts.district_name,
      city_name: cities.city_name,
    })
    .from(ascCoverages)
    .innerJoin(subDistricts, eq(subDistricts.sub_district_code, ascCoverages.sub_district_code))
    .innerJoin(districts, eq(districts.district_code, subDistricts.district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(eq(ascCoverages.asc_code, asc_code))
    .orderBy(asc(cities.city_name), asc(districts.district_name), asc(subDistricts.sub_district_name))
    .limit(5000)

const noBank = { npwp: null, bank_code: null, bank_name: null, account_name: null, credited_account: null }

export const getServiceCentre = async ({ db, viewer, input }: RequestContext<typeof contract.getServiceCentre>) => {
  const wanted = and(eq(t.asc_code, input.asc_code), visibleTo(viewer, t)) ?? sql`false`
  const [row] = await selectRows(
    db,
    {
      ...rowFields,
      ass_admin_group: t.ass_admin_group,
      ass_admin_user_codes: t.ass_admin_user_codes,
      address: t.address,
      phone: t.phone,
      email: t.email,
      npwp: t.npwp,
      is_pkp: t.is_pkp,
      bank_code: t.bank_code,
      bank_name: banks.bank_name,
      account_name: t.account_name,
      credited_account: t.credited_account,
      contract_number: t.contract_number,
      lat: t.lat,
      lng: t.lng,
      capacity_per_day: t.capacity_per_day,
      work_days: t.work_days,
      work_from: t.work_from,
      work_to: t.work_to,
      created_date: t.created_date,
    },
    sql`from ${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
      left join ${banks} on ${eq(banks.bank_code, t.bank_code)} where ${wanted}`,
  )
  if (!row) return refuse('notFound')
  const today = companyToday()
  const shows_bank = viewer.permission.has('Asc-List-View-Bank')
  const ass_admins = row.ass_admin_user_codes.length
    ? await db
        .select({ usercode: users.usercode, username: users.username })
        .from(users)
        .where(inArray(users.usercode, row.ass_admin_user_codes))
    : []
  return {
    data: {
      ...row,
      ...(shows_bank ? {} : noBank),
      shows_bank,
      ass_admins,
      why_not_signed: sayWhy(contractObjection(row, today)),
      why_not_dispatch: sayWhy(dispatchObjection(row, today)),
      coverages: await coveragesOf(db, row.asc_code),
      offices: await db
        .select()
        .from(ascBranchOffices)
        .where(eq(ascBranchOffices.asc_code, row.asc_code))
        .orderBy(asc(ascBranchOffices.office_name), asc(ascBranchOffices.office_id)),
    },
  }
}

export const checkSigned = async ({ db, viewer, input }: RequestContext<typeof contract.checkSigned>) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.asc_code, input.asc_code), visibleTo(viewer, t)))
  if (!found) return refuse('notFound')
  const { asc_code, contract_signed_date, contract_valid_to } = found
  const why_not = sayWhy(contractObjection(found, companyToday()))
  return { data: { asc_code, is_signed: why_not === null, contract_signed_date, contract_valid_to, why_not } }
}
