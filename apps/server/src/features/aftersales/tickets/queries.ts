import type * as contract from '@sejuk/contract/aftersales/tickets'
import { type TicketTab, ticketTabs } from '@sejuk/contract/aftersales/tickets'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { maskedPhone, nationalPhone } from '@sejuk/domain/values/phone'
import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { partsOfTickets, ticketsReadableBy, ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, subDistricts } from '../../../db/tables/masters/regions.ts'
import { companyToday, onCompanyDays } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

export const source = sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${subDistricts} on ${eq(subDistricts.sub_district_code, t.sub_district_code)}
  join ${cities} on ${eq(cities.city_code, subDistricts.city_code)}`
/** Each ticket has a branch and a place: what is counted needs neither. */
const alone = sql`${t}`

/** Everything was dispatched, and nothing of it is open. */
const isDone = sql<boolean>`(${t.ticket_status} = 'Ticket_Dispatched' and ${t.is_work_done})`
/** In the words of its index. */
const isOpen = sql`(${t.ticket_status} = 'Ticket_Dispatched' and not ${t.is_work_done})`

export const rowFields = {
  ticket_number: t.ticket_number,
  ticket_status: t.ticket_status,
  complain_by: t.complain_by,
  complain_via: t.complain_via,
  priority: t.priority,
  service_type: t.service_type,
  warranty: t.warranty,
  action_role: t.action_role,
  customer_name: t.customer_name,
  customer_phone: t.customer_phone,
  sub_district_name: subDistricts.sub_district_name,
  city_name: cities.city_name,
  dept_code: t.dept_code,
  dept_name: departments.dept_name,
  unit_count: t.unit_count,
  dispatched_count: t.dispatched_count,
  asc_codes: t.asc_codes,
  is_done: isDone,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
  sla_due: t.sla_due,
  dispatched_date: t.dispatched_date,
  row_version: t.row_version,
}

/** Without the permission a phone number is known by its beginning and its end. */
export const withPhones =
  ({ permission }: Viewer) =>
  <Row extends { customer_phone: string }>(row: Row): Row =>
    permission.has('Aftersales-Ticket-View-Phone') ? row : { ...row, customer_phone: maskedPhone(row.customer_phone) }

const ofTab: Record<TicketTab, SQL | undefined> = {
  new: eq(t.ticket_status, 'Ticket_Draft'),
  part: eq(t.ticket_status, 'Ticket_Dispatched_Part'),
  dispatched: isOpen,
  done: isDone,
  deleted: eq(t.ticket_status, 'Ticket_Deleted'),
  all: undefined,
}

type Filters = RequestContext<typeof contract.countTickets>['input']

const searched = (text: string) => {
  const wanted = text.trim()
  if (!wanted) return undefined
  const [serial, phone] = [normalizeSerial(wanted), nationalPhone(wanted)]
  return or(
    containsText(wanted, t.ticket_number, t.customer_name),
    phone.length >= 3 ? containsText(phone, t.customer_phone) : undefined,
    // As an array, so that it has an index like the others: else all tickets would be read.
    serial
      ? sql`${t.ticket_number} = any(array(select ${u.ticket_number} from ${u} where ${u.serial_indoor} = ${serial} or ${u.serial_outdoor} = ${serial}))`
      : undefined,
  )
}

const matching = (viewer: Viewer, input: Filters) =>
  and(
    searched(input.search),
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.asc_code.length ? sql`${t.asc_codes} && ${sql.param(input.asc_code)}::text[]` : undefined,
    input.service_type ? eq(t.service_type, input.service_type) : undefined,
    input.priority ? eq(t.priority, input.priority) : undefined,
    input.warranty ? eq(t.warranty, input.warranty) : undefined,
    input.complain_via ? eq(t.complain_via, input.complain_via) : undefined,
    onCompanyDays(t.created_date, input.from, input.to),
    input.late ? isLate : undefined,
    input.mine ? eq(t.created_by, viewer.usercode) : undefined,
  )

const waits = inArray(t.ticket_status, ['Ticket_Draft', 'Ticket_Dispatched_Part'])
const isLate = and(waits, sql`${t.sla_due} < now()`)

/** Among one's own are those for a place of another branch too. */
const scopeOf = (viewer: Viewer, { mine }: Pick<Filters, 'mine'>) =>
  mine ? ticketsReadableBy(viewer) : ticketsVisibleTo(viewer)

type Asked = Pick<RequestContext<typeof contract.listTickets>, 'viewer' | 'input'>
const branchScopes: readonly (ViewData | null)[] = [
  'View_Data_All_Branches',
  'View_Data_Multi_Branch',
  'View_Data_My_Branch',
]
/** What is done is most of all, in the same order. What is open has an index of its own for branches; of others there are few. */
const partsOf = ({ viewer, input: { tab, ...others } }: Asked) => {
  const isInOrder = tab === 'all' || tab === 'done' || (tab === 'dispatched' && branchScopes.includes(viewer.view_data))
  return isInOrder && isAsItOpens(others, 'created_date') ? partsOfTickets(viewer, others.dept_code) : undefined
}

export const ticketList = ({ viewer, input }: Asked) => ({
  source,
  own: alone,
  ...scoped(partsOf({ viewer, input }), scopeOf(viewer, input), (scope) =>
    and(scope, matching(viewer, input), ofTab[input.tab]),
  ),
  key: t.ticket_number,
  sorts: {
    created_date: t.created_date,
    ticket_number: t.ticket_number,
    sla_due: t.sla_due,
    customer_name: t.customer_name,
  },
  // What waits is told by how pressing it is.
  sort: (input.tab === 'new' || input.tab === 'part' ? 'sla_due' : '-created_date') as 'sla_due' | '-created_date',
  fields: rowFields,
})

export const listTickets = async ({ db, viewer, input }: RequestContext<typeof contract.listTickets>) => {
  const { data, ...rest } = await listPage(db, { input, ...ticketList({ viewer, input }) })
  return { ...rest, data: data.map(withPhones(viewer)) }
}

export const countTickets = async ({ db, viewer, input }: RequestContext<typeof contract.countTickets>) => {
  const filters = matching(viewer, input)
  const isOwn = viewer.view_data === 'View_Data_Asc' || viewer.view_data === 'View_Data_Technician'
  const countOf = await countTabs(db, {
    tabs: ticketTabs,
    behind: (tab) => ofTab[tab],
    source: alone,
    where: and(scopeOf(viewer, input), filters),
    // A branch has more than are counted: to gather so many would be in vain.
    isIndexed: !filters && !isOwn,
  })
  return { data: ticketTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

const countsBy = async <Name extends string>(db: Db, wanted: Record<Name, SQL | undefined>, where: SQL | undefined) => {
  const counts = Object.fromEntries(
    Object.entries<SQL | undefined>(wanted).map(([name, of]) => [
      name,
      sql<number>`(count(*) filter (where ${of ?? sql`true`}))::int`,
    ]),
  ) as Record<Name, SQL<number>>
  const [found] = await selectRows(db, counts, sql`from ${t} where ${where ?? sql`true`}`)
  return found as Record<Name, number>
}

export const callCenterDesk = async ({ db, viewer }: RequestContext<typeof contract.callCenterDesk>) => {
  const since = instantOf(companyToday(), '00:00', headOffice)
  const today = sql`${t.created_date} >= ${since}`
  const recent = or(waits, today, sql`${t.dispatched_date} >= ${since}`)
  return {
    data: await countsBy(
      db,
      {
        waiting: eq(t.ticket_status, 'Ticket_Draft'),
        late: isLate,
        partly: eq(t.ticket_status, 'Ticket_Dispatched_Part'),
        logged_today: today,
        dispatched_today: sql`${t.dispatched_date} >= ${since}`,
        mine_today: and(today, eq(t.created_by, viewer.usercode)),
      },
      and(ticketsVisibleTo(viewer), recent),
    ),
  }
}
