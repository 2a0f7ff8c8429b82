import { addDays } from '@sejuk/domain/values/dates'
import { similarityKeys } from '../src/business/projects/similar-logs.ts'
import { cities, districts, provinces, subDistricts } from '../src/db/tables/masters/regions.ts'
import { roles } from '../src/db/tables/platform/roles.ts'
import { userRoles } from '../src/db/tables/platform/users.ts'
import type { projectLogs } from '../src/db/tables/projects/project-logs.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, 'db'>

const place = {
  province_code: '31',
  city_code: '31.73',
  district_code: '31.73.05',
  sub_district_code: '31.73.05.1002',
}

/** The place that every project of a test lies in. */
export const prepareProjects = async ({ db }: TestServer) => {
  const { province_code, city_code, district_code, sub_district_code } = place
  await db.insert(provinces).values({ province_code, province_name: 'DKI Jakarta' }).onConflictDoNothing()
  await db.insert(cities).values({ city_code, city_name: 'Jakarta Barat', province_code }).onConflictDoNothing()
  await db
    .insert(districts)
    .values({ district_code, district_name: 'Kebon Jeruk', city_code, province_code })
    .onConflictDoNothing()
  await db
    .insert(subDistricts)
    .values({ sub_district_code, sub_district_name: 'Kedoya Utara', district_code, city_code, province_code })
    .onConflictDoNothing()
}

/** Only who holds a selling role can be the salesperson of a project. */
export const letSell = async ({ db }: TestServer, ...usercodes: readonly string[]) => {
  await db
    .insert(roles)
    .values({ role_code: 'Salesman', role_name: 'Salesperson', view_data: 'View_Data_Salesman' })
    .onConflictDoNothing()
  await db
    .insert(userRoles)
    .values(usercodes.map((usercode) => ({ usercode, role_code: 'Salesman' })))
    .onConflictDoNothing()
}

/** A form that is right in every field, unless said otherwise. */
export const newProject = (salesman_code: string, over: object = {}) => ({
  ...{ project_name: 'Menara Cakrawala Tower II', project_type: 'Commercial', building_use: 'office' },
  ...{ owner_name: 'PT Cakrawala Griya Utama', owner_pic: 'Lestari', owner_phone: '081234567890' },
  ...{ contractor_me: 'PT Jaya Tirta Teknik', ...place, detail_address: 'Jl. Kedoya 21', lat: -6.17, lng: 106.76 },
  ...{ dept_code: '705', salesman_code, salespeople: [{ usercode: salesman_code, split_percent: 100 }] },
  ...{ source: 'visit', stage: 'tender', brand_focus: ['Gree'], probability: 40 },
  est_order_date: addDays(companyToday(), 60),
  systems: [
    {
      ...{
        business_unit_code: 'CAC',
        product_type: 'VRF',
        place: 'Floor 2',
        capacity: 180,
        capacity_unit: 'HP',
        qty: 9,
      },
      est_amount: 1_620_000_000,
    },
  ],
  contacts: [{ contact_name: 'Hendro', job_title: 'Site manager', phone: '081234567891' }],
  competitors: [{ brand: 'Daikin', price: 1_700_000_000, is_preferred: true }],
  ...over,
})

/** A row as the table has it, for tests that need many or old ones. */
export const projectRow = (log_code: string, over: Partial<typeof projectLogs.$inferInsert> = {}) => {
  const { project_name = 'Hotel Mahoni', owner_name = 'PT Mahoni', detail_address = 'Jl. Mahoni 1' } = over
  const salesman_code = over.salesman_code ?? 'S1'
  return {
    ...{ log_code, project_name, owner_name, project_type: 'Commercial' as const, building_use: 'hotel' as const },
    ...similarityKeys({ project_name, owner_name, detail_address }),
    ...place,
    ...{ detail_address, lat: -6.17, lng: 106.76, dept_code: '705', salesman_code },
    ...{ salesman_codes: [salesman_code], source: 'visit' as const, stage: 'tender' as const, est_total: 500_000_000 },
    ...{ probability: 50, est_order_date: '2027-01-15', created_by: salesman_code, create_user_name: 'Sari' },
    ...over,
  }
}
