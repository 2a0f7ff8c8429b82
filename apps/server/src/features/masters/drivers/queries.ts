import type * as contract from '@sejuk/contract/masters/drivers'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, eq, sql } from 'drizzle-orm'
import { drivers, logisticVendors } from '../../../db/tables/masters/drivers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { containsText, matchesNameOrCode } from '../../../platform/lists/search.ts'

/** A driver's phone and plate are for those who load and send goods; a service centre chooses nobody by them. */
const seesContacts = (viewer: Viewer) => holds(viewer.permission, 'Warehouse-Search')
const hidden = sql<string | null>`null::text`

export const driverDropdown = async ({ db, viewer, input }: RequestContext<typeof contract.driverDropdown>) =>
  asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${drivers}`,
      where: and(
        eq(drivers.is_active, true),
        input.type ? eq(drivers.logistic_vendor_code, input.type) : undefined,
        matchesNameOrCode(input.search, drivers.driver_name, drivers.driver_code),
      ),
      key: drivers.driver_code,
      order: drivers.driver_name,
      fields: {
        value: drivers.driver_code,
        label: drivers.driver_name,
        driver_code: drivers.driver_code,
        driver_name: drivers.driver_name,
        driver_phone: seesContacts(viewer) ? drivers.driver_phone : hidden,
        logistic_vendor_code: drivers.logistic_vendor_code,
        logistic_vendor: sql<string>`(select ${logisticVendors.logistic_vendor} from ${logisticVendors}
          where ${eq(logisticVendors.logistic_vendor_code, drivers.logistic_vendor_code)})`,
        truck_no: seesContacts(viewer) ? drivers.truck_no : hidden,
        truck_model: drivers.truck_model,
      },
      isSearch: input.search !== '',
    }),
  )

export const logisticVendorDropdown = async ({ db, input }: RequestContext<typeof contract.logisticVendorDropdown>) => {
  const t = logisticVendors
  return asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t}`,
      where: and(
        eq(t.is_active, true),
        input.type ? sql`${t.vendor_type} = ${input.type}` : undefined,
        containsText(input.search, t.logistic_vendor, t.logistic_vendor_code),
      ),
      key: t.logistic_vendor_code,
      order: t.logistic_vendor,
      fields: {
        value: t.logistic_vendor_code,
        label: t.logistic_vendor,
        logistic_vendor_code: t.logistic_vendor_code,
        logistic_vendor: t.logistic_vendor,
        vendor_type: t.vendor_type,
      },
      isSearch: input.search !== '',
    }),
  )
}
