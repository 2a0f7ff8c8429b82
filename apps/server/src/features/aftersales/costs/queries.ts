import type * as contract from '@sejuk/contract/aftersales/costs'
import { costTabs } from '@sejuk/contract/aftersales/costs'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { costLines, costSheets as t } from '../../../db/tables/aftersales/costs.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { linesOf } from './commands.ts'
import { entity } from './prepare.ts'

const source = sql`${t} join ${w} on ${eq(w.work_order_number, t.work_order_number)}
  join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}`
/** Each sheet has a work order and a centre: what is counted needs neither, unless a name is searched. */
const alone = sql`${t}`

const rupiah = (column: SQL) => sql<number>`${column}::float8`
const fields = {
  work_order_number: t.work_order_number,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  dept_code: t.dept_code,
  customer_name: w.customer_name,
  service_type: w.service_type,
  cost_status: t.cost_status,
  lines: sql<number>`(select count(*)::int from ${costLines} l where l.work_order_number = ${t.work_order_number})`,
  asked_amount: rupiah(sql`${t.asked_amount}`),
  standard_amount: rupiah(sql`${t.standard_amount}`),
  over_standard_percent: t.over_standard_percent,
  approved_amount: sql<number | null>`${t.approved_amount}::float8`,
  duplicate_of: t.duplicate_of,
  authors: t.authors,
  submitted_by: t.submitted_by,
  submit_user_name: t.submit_user_name,
  submitted_date: t.submitted_date,
  decide_user_name: t.decide_user_name,
  decided_date: t.decided_date,
  return_reason: t.return_reason,
  created_date: t.created_date,
  row_version: t.row_version,
}

type Filters = RequestContext<typeof contract.countCosts>['input']
const matching = (input: Filters) =>
  and(
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
    input.text ? containsText(input.text, t.work_order_number, w.customer_name) : undefined,
  )

const behindTab = (tab: (typeof costTabs)[number]) => (tab === 'All' ? undefined : eq(t.cost_status, tab))

export const listCosts = ({ db, viewer, input }: RequestContext<typeof contract.listCosts>) =>
  listPage(db, {
    input,
    source,
    own: alone,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t, { tab: 'All' }), visibleTo(viewer, t), (scope) =>
      and(scope, matching(input), behindTab(input.tab)),
    ),
    key: t.work_order_number,
    sorts: {
      created_date: t.created_date,
      submitted_date: t.submitted_date,
      asked_amount: t.asked_amount,
      over_standard_percent: t.over_standard_percent,
      work_order_number: t.work_order_number,
    },
    sort: '-created_date',
    fields,
  })

export const countCosts = async ({ db, viewer, input }: RequestContext<typeof contract.countCosts>) => {
  const countOf = await countTabs(db, {
    tabs: costTabs,
    behind: behindTab,
    source,
    own: alone,
    where: and(visibleTo(viewer, t), matching(input)),
  })
  return { data: costTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

export const getCosts = async ({ db, viewer, input }: RequestContext<typeof contract.getCosts>) => {
  const isSeen = and(eq(t.work_order_number, input.work_order_number), visibleTo(viewer, t))
  const [found = refuse('notFound')] = await selectRows(
    db,
    { ...fields, km: t.km, is_overtime: t.is_overtime, price_version: t.price_version },
    sql`from ${source} where ${isSeen}`,
  )
  return { data: { ...found, sheet: await linesOf(db, input.work_order_number) } }
}

export const costLog = async ({ db, viewer, input }: RequestContext<typeof contract.costLog>) => {
  if ((await db.$count(t, and(eq(t.work_order_number, input.code), visibleTo(viewer, t)))) === 0) refuse('notFound')
  return historyOf(db, entity, input.code, input.page)
}
