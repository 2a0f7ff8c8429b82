import type * as contract from '@sejuk/contract/stock/transfer-configurations'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { transferConfigurations as t } from '../../../db/tables/stock/transfer-configurations.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = alias(warehouses, 'source')
const destination = alias(warehouses, 'destination')

/** A configuration is of the branch that is supplied. */
export const visibleConfigurations = (viewer: Viewer) =>
  sql`exists (select 1 from ${warehouses} where ${eq(warehouses.warehouse_code, t.to_warehouse)}
    and ${visibleTo(viewer, warehouses)})`

/** Shown by pages, and downloaded whole. */
export const transferConfigurationList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listTransferConfigurations>, 'viewer' | 'input'>) =>
  asList({
    input,
    source: sql`${t} join warehouses as source on ${eq(source.warehouse_code, t.from_warehouse)}
      join warehouses as destination on ${eq(destination.warehouse_code, t.to_warehouse)}
      left join ${items} on ${eq(items.item_code, t.item_code)}
      left join ${itemCategories} on ${eq(itemCategories.category_code, t.category_code)}`,
    where: and(
      visibleConfigurations(viewer),
      filterByCodes(t.from_warehouse, input.from_warehouse),
      filterByCodes(t.to_warehouse, input.to_warehouse),
      containsText(input.search, t.item_code, items.item_name, t.category_code, itemCategories.category_name),
    ),
    key: t.configuration_id,
    sorts: {
      to_warehouse: t.to_warehouse,
      item_code: sql`coalesce(${t.item_code}, ${t.category_code})`,
      created_date: t.created_date,
    },
    sort: 'to_warehouse',
    fields: {
      ...getTableColumns(t),
      from_warehouse_name: source.warehouse_name,
      to_warehouse_name: destination.warehouse_name,
      item_name: sql<string | null>`${items.item_name}`,
      category_name: sql<string | null>`${itemCategories.category_name}`,
    },
  })

export const listTransferConfigurations = ({
  db,
  ...context
}: RequestContext<typeof contract.listTransferConfigurations>) => listPage(db, transferConfigurationList(context))
