import { customerRow } from '../demo/makers/customer-row.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { businessUnits } from '../src/db/tables/masters/business-units.ts'
import { projectLogs } from '../src/db/tables/projects/project-logs.ts'
import { supervisionInstallers } from '../src/db/tables/supervision/supervision-installers.ts'
import type { supervisions } from '../src/db/tables/supervision/supervisions.ts'
import { prepareProjects, projectRow } from './projects.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, 'db'>

const place = {
  ...{ province_code: '31', city_code: '31.73', district_code: '31.73.05', sub_district_code: '31.73.05.1002' },
}

/** A goaled project and an installer, which every supervision of a test stands on. */
export const prepareSupervisions = async ({ db }: TestServer, over: Partial<typeof projectLogs.$inferInsert> = {}) => {
  await prepareProjects({ db })
  await db
    .insert(businessUnits)
    .values({ business_unit_code: 'CAC', business_unit_name: 'CAC', has_spareparts: true, seq: 1 })
    .onConflictDoNothing()
  await db
    .insert(items)
    .values({
      ...{ item_code: 'GMV-280WM', item_name: 'VRF outdoor unit', business_unit_code: 'CAC' },
      ...{ item_type: 'Finished Goods - Outdoor Unit', used_for_indoor_outdoor: 'Outdoor', has_serial: true },
      ...{ warranty_sparepart_months: 12, warranty_compressor_months: 36 },
    })
    .onConflictDoNothing()
  const log_code = over.log_code ?? 'LOG-GOAL'
  await db
    .insert(projectLogs)
    .values(
      projectRow(log_code, {
        ...{ login_status: 'Approved', project_status: 'Project_Goaled', project_code: `PRJ-${log_code}` },
        ...over,
      }),
    )
    .onConflictDoNothing()
}

/** A row as the table has it. */
export const supervisionRow = (
  supervision_code: string,
  over: Partial<typeof supervisions.$inferInsert> = {},
): typeof supervisions.$inferInsert => ({
  ...{ supervision_code, log_code: 'LOG-GOAL', project_code: 'PRJ-LOG-GOAL', project_name: 'Hotel Mahoni', ...place },
  ...{ detail_address: 'Jl. Mahoni 1', lat: -6.17, lng: 106.76, org_code: '1-GREE', category_name: 'VRF' },
  ...{ dept_code: '705', service_dept_code: '705', salesman_code: 'S1', installer_code: 'INST-1' },
  ...{ installer_name: 'CV Tirta Sejuk', capacity_hp: 248, unit_count: 2, level: 'A' },
  ...{ warranty_basis: 'based_on_warranty_policy', created_by: 'S1', create_user_name: 'Sari' },
  ...over,
})

export const addInstaller = async ({ db }: TestServer, installer_code = 'INST-1', dept_code = '705') => {
  await db
    .insert(customers)
    .values(customerRow({ customer_code: installer_code, dept_code }))
    .onConflictDoNothing()
  await db
    .insert(supervisionInstallers)
    .values({ installer_code, installer_name: 'CV Tirta Sejuk', dept_code })
    .onConflictDoNothing()
}
