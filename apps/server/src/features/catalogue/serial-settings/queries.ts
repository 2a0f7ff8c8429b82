import type * as contract from '@sejuk/contract/catalogue/serial-batches'
import { and, getTableColumns, sql } from 'drizzle-orm'
import { serialSettings as t } from '../../../db/tables/catalogue/serial-settings.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

export const listSerialSettings = ({ db, input }: RequestContext<typeof contract.listSerialSettings>) =>
  listPage(db, {
    input,
    source: sql`${t} join ${brands} on ${brands.brand_code} = ${t.brand_code}`,
    where: and(input.text ? containsText(input.text, brands.brand_name, t.prefix) : undefined),
    key: t.brand_code,
    sorts: { brand_name: brands.brand_name, updated_date: t.updated_date },
    sort: 'brand_name',
    fields: { ...getTableColumns(t), brand_name: brands.brand_name },
  })
