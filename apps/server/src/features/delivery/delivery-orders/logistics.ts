import type * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { drivers, logisticVendors as v } from '../../../db/tables/masters/drivers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

const fields = {
  logistic_vendor_code: v.logistic_vendor_code,
  logistic_vendor: v.logistic_vendor,
  vendor_type: v.vendor_type,
  email: v.email,
  phone: v.phone,
  driver_code: drivers.driver_code,
  driver_name: drivers.driver_name,
  driver_phone: drivers.driver_phone,
  truck_no: drivers.truck_no,
  truck_model: drivers.truck_model,
}

/** Active drivers with their trucks, and the carrier of each. */
export const listLogisticInfo = ({ db, input }: RequestContext<typeof contract.listLogisticInfo>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${drivers} join ${v} on ${eq(v.logistic_vendor_code, drivers.logistic_vendor_code)}`,
      where: and(
        eq(drivers.is_active, true),
        eq(v.is_active, true),
        input.logistic_vendor
          ? or(eq(v.logistic_vendor, input.logistic_vendor), eq(v.logistic_vendor_code, input.logistic_vendor))
          : undefined,
        containsText(input.search, drivers.driver_name, drivers.truck_no, v.logistic_vendor),
      ),
      key: drivers.driver_code,
      sorts: { driver_name: drivers.driver_name },
      sort: 'driver_name',
      fields,
    }),
  )

export const distinctLogisticVendors = async ({ db }: RequestContext<typeof contract.distinctLogisticVendors>) => ({
  data: await db
    .selectDistinct({ logistic_vendor: v.logistic_vendor })
    .from(v)
    .where(eq(v.is_active, true))
    .orderBy(asc(v.logistic_vendor))
    .limit(1000),
})

export const emailByLogisticVendor = async ({ db, input }: RequestContext<typeof contract.emailByLogisticVendor>) => {
  const asked = input.logistic_vendor.trim()
  const [found] = asked
    ? await db
        .select({ logistic_vendor: v.logistic_vendor, email: v.email })
        .from(v)
        .where(or(eq(v.logistic_vendor, asked), eq(v.logistic_vendor_code, asked)))
        .limit(1)
    : []
  return { data: found ?? { logistic_vendor: null, email: null } }
}
