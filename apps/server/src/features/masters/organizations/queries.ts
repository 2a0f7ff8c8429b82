import type * as contract from '@sejuk/contract/masters/organizations'
import type { BusinessUnit } from '@sejuk/domain/masters/business-units'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { organizations as t } from '../../../db/tables/masters/organizations.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'

const organizationsWhere = (db: Db, { search, page }: { search: string; page: number }, which?: SQL) =>
  dropdownPage(db, {
    page,
    source: sql`${t}`,
    where: and(eq(t.is_active, true), which, containsText(search, t.org_name, t.org_code)),
    key: t.org_code,
    order: t.seq,
    fields: {
      value: t.org_code,
      label: t.org_name,
      org_code: t.org_code,
      org_name: t.org_name,
      is_default: sql<boolean>`${t.org_code} = ${defaultOrganization}`,
    },
    isSearch: search !== '',
  })

export const organizationDropdown = ({ db, input }: RequestContext<typeof contract.organizationDropdown>) =>
  organizationsWhere(db, input)

const commercial: BusinessUnit = 'CAC'

export const cacOrganizationDropdown = ({ db, input }: RequestContext<typeof contract.cacOrganizationDropdown>) =>
  organizationsWhere(db, input, arrayContains(t.business_units, [commercial]))
