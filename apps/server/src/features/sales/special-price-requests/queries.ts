import type * as contract from '@sejuk/contract/sales/special-price-requests'
import { floorOf, percentBelow, specialPriceBand } from '@sejuk/domain/sales/special-price-requests'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import {
  specialPriceLines as lines,
  type ProposedLine,
  specialPriceRequests as t,
  specialPriceUses as uses,
} from '../../../db/tables/sales/special-prices.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { branchAndPeople, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleRequests } from './commands.ts'
import { listPrices } from './terms.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${departments} on ${eq(departments.dept_code, t.dept_code)}`
const ofLines = <T>(what: ReturnType<typeof sql>) =>
  sql<T>`(select ${what} from special_price_lines l where l.request_code = ${t.request_code})`

const { proposed: _proposed, ...columns } = getTableColumns(t)
const fields = {
  ...columns,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string>`${t.valid_to}::text`,
  customer_name: customers.customer_name,
  dept_name: departments.dept_name,
  items: ofLines<string>(sql`coalesce(string_agg(l.item_code, ', ' order by l.line_no), '')`),
  line_count: ofLines<number>(sql`count(*)::int`),
  used_qty: ofLines<number>(sql`coalesce(sum(l.used_qty), 0)::int`),
  qty_limit: ofLines<number | null>(sql`case when bool_and(l.qty_limit is not null) then sum(l.qty_limit)::int end`),
}

type Asked = Pick<RequestContext<typeof contract.listSpecialPrices>, 'viewer' | 'input'>
export const specialPriceList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', branchAndPeople(t)), visibleRequests(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.status, input.status),
        input.reason && eq(t.reason, input.reason),
        input.item_code.length > 0
          ? sql`exists (select from special_price_lines l where l.request_code = ${t.request_code}
              and l.item_code = any(${sql.param(input.item_code)}::text[]))`
          : undefined,
        containsText(input.search, t.request_code, customers.customer_name, t.customer_code),
      ),
    ),
    key: t.request_code,
    sorts: {
      created_date: t.created_date,
      request_code: t.request_code,
      valid_to: t.valid_to,
      most_percent: t.most_percent,
    },
    sort: '-created_date',
    fields,
  })

export const listSpecialPrices = ({ db, ...context }: RequestContext<typeof contract.listSpecialPrices>) =>
  listPage(db, specialPriceList(context))

/** The floor is told only to who may see it; that head office is needed is no secret. */
const shownTo = ({ permission }: Viewer, line: ProposedLine) => {
  const percent = percentBelow(line.list_price ?? 0, line.requested_price_include_tax)
  const isBelowFloor = line.floor_price !== null && line.requested_price_include_tax < line.floor_price
  return {
    ...line,
    percent,
    floor_price: permission.has('Special-Price-Request-View-Floor') ? line.floor_price : null,
    needs_head_office: percent > specialPriceBand || isBelowFloor,
  }
}

export const getSpecialPrice = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.getSpecialPrice>) => {
  const isThis = and(eq(t.request_code, input.request_code), visibleRequests(viewer))
  const [found] = await selectRows(db, { ...fields, proposed: t.proposed }, sql`from ${source} where ${isThis}`)
  if (!found) return refuse('notFound')
  const { proposed, ...head } = found
  const written = await db
    .select({ ...getTableColumns(lines), item_name: items.item_name })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.request_code, input.request_code))
    .orderBy(lines.line_no)
  const known = proposed
    ? await db
        .select({ item_code: items.item_code, item_name: items.item_name })
        .from(items)
        .where(
          inArray(
            items.item_code,
            proposed.lines.map(({ item_code }) => item_code),
          ),
        )
    : []
  const nameOf = (code: string) => known.find(({ item_code }) => item_code === code)?.item_name ?? code
  const used = await db
    .select()
    .from(uses)
    .where(eq(uses.request_code, input.request_code))
    .orderBy(desc(uses.use_id))
    .limit(500)
  const link = await linksTo({ db, viewer, config }, [found.evidence_code])
  const [paper] = found.evidence_code
    ? await db
        .select({ name: attachments.original_file_name })
        .from(attachments)
        .where(eq(attachments.attachment_code, found.evidence_code))
    : []
  return {
    data: {
      ...head,
      lines: written.map((line) => ({ ...line, ...shownTo(viewer, line) })),
      proposed: proposed && {
        ...proposed,
        lines: proposed.lines.map((line, n) => ({
          ...{ ...shownTo(viewer, line), line_no: n + 1, item_name: nameOf(line.item_code) },
        })),
      },
      uses: used,
      evidence_path: link(found.evidence_code),
      evidence_name: paper?.name ?? null,
    },
  }
}

export const specialPriceBases = async ({ db, viewer, input }: RequestContext<typeof contract.specialPriceBases>) => {
  const isThis = and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers))
  if ((await db.$count(customers, isThis)) === 0) return refuseChoice('customer_code')
  const prices = await listPrices(db, input.customer_code, input.item_codes)
  const seesFloor = viewer.permission.has('Special-Price-Request-View-Floor')
  const { orders } = await settingsOf(db, 'orders')
  const floorFor = (price: number | null) => (seesFloor && price !== null ? floorOf(price, orders.floor_percent) : null)
  return {
    data: input.item_codes.map((item_code) => {
      const list_price = prices.get(item_code) ?? null
      return { item_code, list_price, floor_price: floorFor(list_price) }
    }),
  }
}
