import type * as contract from '@sejuk/contract/stock/stock-overview'
import { overviewLevels } from '@sejuk/contract/stock/stock-overview'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { withPhoto } from '../../../business/catalogue/item-photos.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { pageInMemory } from '../../../platform/lists/page-in-memory.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { overviewRows } from './overview-rows.ts'
import { readOverview } from './read-overview.ts'

type Overview = RequestContext<typeof contract.stockOverview>
type Level = (typeof contract.overviewLevels)[number]
type Judged = ReturnType<typeof overviewRows>[number]

const isAt = ({ row, isIdle, isShort }: Judged, level: Level) => {
  if (level === 'idle') return isIdle
  return level === 'short' ? isShort() : row().cells.some((cell) => cell.level === level)
}

export const overviewOf = async (db: Overview['db'], viewer: Viewer, input: Overview['input']) => {
  const { level } = input
  const rows = overviewRows(await readOverview(db, viewer, input, level === 'idle'))
  return level ? rows.filter((one) => isAt(one, level)) : rows
}

export const stockOverview = async ({ db, viewer, config, input }: Overview) => {
  const data = await overviewOf(db, viewer, input)
  const page = pageInMemory(data, input, {
    by: (one, column) => {
      if (column === 'item_code') return one.item_code
      return column === 'available' ? one.row().available : (one.days_of_cover ?? Number.MAX_SAFE_INTEGER)
    },
    name: ({ item_code }) => item_code,
  })
  const shown = page.data.map(({ row }) => row())
  return { ...page, data: await withPhoto({ db, viewer, config }, shown) }
}

export const countStockOverview = async ({ db, viewer, input }: RequestContext<typeof contract.countStockOverview>) => {
  const rows = overviewRows(await readOverview(db, viewer, input, true))
  const counted = overviewLevels.map((level) => [level, rows.filter((one) => isAt(one, level)).length])
  return { data: { all: rows.length, ...(Object.fromEntries(counted) as Record<Level, number>) } }
}

type Asked = Pick<RequestContext<typeof contract.stockBalanceList>, 'viewer' | 'input'>
const visible = (viewer: Viewer) => and(eq(warehouses.is_active, true), choosableBy(viewer))

/** Downloaded whole: each item in each zone of each warehouse. */
export const balanceList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: sql`${b} join ${warehouses} on ${eq(warehouses.warehouse_code, b.warehouse_code)}
      join ${items} on ${eq(items.item_code, b.item_code)}`,
    where: and(
      visible(viewer),
      filterByCodes(b.warehouse_code, input.warehouse_code),
      filterByCodes(items.business_unit_code, input.business_unit_code),
      filterByCodes(items.brand_code, input.brand_code),
      filterByCodes(items.category_code, input.category_code),
      containsText(input.search, items.search_text),
    ),
    key: b.balance_id,
    sorts: { item_code: b.item_code, available: b.on_hand, days_of_cover: b.on_hand },
    sort: 'item_code',
    fields: {
      ...getTableColumns(b),
      item_name: items.item_name,
      warehouse_name: warehouses.warehouse_name,
    },
  })

export const stockBalanceList = ({ db, ...asked }: RequestContext<typeof contract.stockBalanceList>) =>
  listPage(db, balanceList(asked))
