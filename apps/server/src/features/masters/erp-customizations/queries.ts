import type * as contract from '@sejuk/contract/masters/erp-customizations'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { erpCustomizations as t } from '../../../db/tables/masters/erp-customizations.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

type Asked = { search: string; page: number; data_type?: string }

const optionsOf = (db: Db, { search, page, data_type }: Asked) =>
  dropdownPage(db, {
    page,
    source: sql`${t}`,
    where: and(
      eq(t.is_active, true),
      data_type ? sql`${t.data_type} = ${data_type}` : undefined,
      containsText(search, t.name, t.local_name, t.code),
    ),
    key: t.customization_id,
    order: t.seq,
    fields: {
      value: t.code,
      label: t.name,
      local_label: sql<string>`coalesce(${t.local_name}, ${t.name})`,
      code: t.code,
      name: t.name,
      data_type: t.data_type,
    },
    isSearch: search !== '',
  })

export const erpCustomizationDropdown = ({ db, input }: RequestContext<typeof contract.erpCustomizationDropdown>) =>
  optionsOf(db, input)

export const cashbackIntroductionDropdown = ({
  db,
  input,
}: RequestContext<typeof contract.cashbackIntroductionDropdown>) =>
  optionsOf(db, { ...input, data_type: 'CASHBACK_INSTRUCTIONS' })

/** Shown by pages, and downloaded whole. */
export const erpCustomizationList = ({ input }: Pick<RequestContext<typeof contract.listErpCustomizations>, 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      input.data_type ? eq(t.data_type, input.data_type) : undefined,
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.name, t.local_name, t.code),
    ),
    key: t.customization_id,
    sorts: {
      data_type: sql`${t.data_type} || ' ' || lpad(${t.seq}::text, 4, '0')`,
      code: t.code,
      name: t.name,
      seq: t.seq,
      created_date: t.created_date,
    },
    sort: 'data_type',
    fields: getTableColumns(t),
  })

export const listErpCustomizations = ({ db, ...context }: RequestContext<typeof contract.listErpCustomizations>) =>
  listPage(db, erpCustomizationList(context))
