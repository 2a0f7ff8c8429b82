import type * as contract from '@sejuk/contract/masters/business-units'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { businessUnits as t } from '../../../db/tables/masters/business-units.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

const businessUnitsWhere = (db: Db, { search, page }: { search: string; page: number }, which?: SQL) =>
  dropdownPage(db, {
    page,
    source: sql`${t}`,
    where: and(which, containsText(search, t.business_unit_name, t.business_unit_code)),
    key: t.business_unit_code,
    order: t.seq,
    fields: {
      value: t.business_unit_code,
      label: t.business_unit_name,
      business_unit_code: t.business_unit_code,
      business_unit_name: t.business_unit_name,
    },
    isSearch: search !== '',
  })

export const businessUnitDropdown = ({ db, input }: RequestContext<typeof contract.businessUnitDropdown>) =>
  businessUnitsWhere(db, input)

export const sparepartBusinessUnitDropdown = ({
  db,
  input,
}: RequestContext<typeof contract.sparepartBusinessUnitDropdown>) =>
  businessUnitsWhere(db, input, eq(t.has_spareparts, true))
