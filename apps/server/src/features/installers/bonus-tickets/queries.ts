import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { type TicketTab, ticketTabs } from '@sejuk/domain/installers/bonus-tickets'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets as t, bonusTicketUnits as u } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { settlementTickets } from '../../../db/tables/installers/settlements.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = sql`${t} join ${installers} on ${eq(installers.user_code, t.user_code)} join ${departments} on ${eq(departments.dept_code, t.dept_code)}`
/** Each ticket has an installer and a branch: what is counted needs neither, unless a name is searched. */
const alone = sql`${t}`

export const rowFields = {
  bonus_ticket_code: t.bonus_ticket_code,
  user_code: t.user_code,
  user_name: installers.user_name,
  user_type: t.user_type,
  dept_code: t.dept_code,
  branch_name: departments.dept_name,
  install_date: sql<string | null>`${t.install_date}::text`,
  customer_name: t.customer_name,
  units: t.unit_count,
  first_serial: sql<
    string | null
  >`(select coalesce(u.serial_indoor, u.serial_outdoor) from bonus_ticket_units u where u.bonus_ticket_code = ${t.bonus_ticket_code} order by u.unit_no limit 1)`,
  amount: t.amount,
  tone: t.tone,
  ticket_status: t.ticket_status,
  payment_status: t.payment_status,
  reason: t.reason,
  settlement_code: sql<
    string | null
  >`(select s.settlement_code from ${settlementTickets} s where s.bonus_ticket_code = ${t.bonus_ticket_code} and s.is_live)`,
  created_date: t.created_date,
  submitted_date: t.submitted_date,
  branch_date: t.branch_date,
  finance_date: t.finance_date,
  expected_date: sql<string | null>`${t.expected_date}::text`,
  paid_date: t.paid_date,
  row_version: t.row_version,
}
const staffFields = { ...rowFields, call_back_status: t.call_back_status }

const sorts = {
  created_date: t.created_date,
  install_date: t.install_date,
  submitted_date: t.submitted_date,
  amount: t.amount,
  bonus_ticket_code: t.bonus_ticket_code,
}

type Filters = RequestContext<typeof contract.countBonusTickets>['input']

const ofSerial = (text: string) =>
  sql`exists (select from ${u} where ${u.bonus_ticket_code} = ${t.bonus_ticket_code} and (${u.serial_indoor} = ${text} or ${u.serial_outdoor} = ${text}))`

const matching = (input: Filters): SQL | undefined =>
  and(
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.user_code ? eq(t.user_code, input.user_code) : undefined,
    input.payment_status ? eq(t.payment_status, input.payment_status) : undefined,
    input.tone ? eq(t.tone, input.tone) : undefined,
    input.call_back_status ? eq(t.call_back_status, input.call_back_status) : undefined,
    input.from ? sql`${t.install_date} >= ${input.from}` : undefined,
    input.to ? sql`${t.install_date} <= ${input.to}` : undefined,
    input.text
      ? or(
          containsText(input.text, t.bonus_ticket_code, installers.user_name),
          ofSerial(input.text.trim().toUpperCase()),
        )
      : undefined,
  )

const behindTab = (tab: TicketTab) => (tab === 'All' ? undefined : eq(t.ticket_status, tab))

type Listing = Pick<RequestContext<typeof contract.listBonusTickets>, 'viewer' | 'input'>

export const bonusTicketList = ({ viewer, input }: Listing) =>
  asList({
    input,
    source,
    own: alone,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t, { tab: 'All' }), visibleTo(viewer, t), (scope) =>
      and(scope, matching(input), behindTab(input.tab)),
    ),
    key: t.bonus_ticket_code,
    sorts,
    sort: '-created_date',
    fields: staffFields,
    totals: { amount: t.amount },
  })

export const listBonusTickets = ({ db, ...context }: RequestContext<typeof contract.listBonusTickets>) =>
  listPage(db, bonusTicketList(context))

const tabCounts = async (db: Db, where: SQL | undefined) => {
  const countOf = await countTabs(db, { tabs: ticketTabs, behind: behindTab, source, own: alone, where })
  return ticketTabs.map((tab) => ({ tab, total: countOf(tab).count }))
}

export const countBonusTickets = async ({ db, viewer, input }: RequestContext<typeof contract.countBonusTickets>) => ({
  data: await tabCounts(db, and(visibleTo(viewer, t), matching(input))),
})

export const listMyBonusTickets = ({ db, viewer, input }: RequestContext<typeof contract.listMyBonusTickets>) =>
  listPage(db, {
    input,
    source,
    own: alone,
    isInOrder: isAsItOpens(input, 'created_date', { tab: 'All' }),
    where: and(
      eq(t.user_code, viewer.usercode),
      behindTab(input.tab),
      input.payment_status ? eq(t.payment_status, input.payment_status) : undefined,
    ),
    key: t.bonus_ticket_code,
    sorts,
    sort: '-created_date',
    fields: rowFields,
  })

export const countMyBonusTickets = async ({ db, viewer }: RequestContext<typeof contract.countMyBonusTickets>) => ({
  data: await tabCounts(db, eq(t.user_code, viewer.usercode)),
})

export const unitsOf = (db: Db, code: string) =>
  db.select().from(u).where(eq(u.bonus_ticket_code, code)).orderBy(asc(u.unit_no))

export const findRow = async (db: Db, where: SQL | undefined) => {
  const [row] = await selectRows(db, rowFields, sql`from ${source} where ${where ?? sql`false`} limit 1`)
  return row
}
