import type * as contract from '@sejuk/contract/aftersales/consumer-items'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { maskedPhone, nationalPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import type { Db } from '../../../db/database.ts'
import { consumerItems as c, consumerItemViewers as v } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { cities, subDistricts } from '../../../db/tables/masters/regions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import type { Part } from '../../../platform/lists/page-keys.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import { isAsItOpens, orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = sql`${c} join ${departments} on ${eq(departments.dept_code, c.dept_code)}
  left join ${subDistricts} on ${eq(subDistricts.sub_district_code, c.sub_district_code)}
  left join ${cities} on ${eq(cities.city_code, subDistricts.city_code)}`
/** Each unit has a branch: what is counted does not need it. */
const alone = sql`${c}`

/** A ticket names a unit by its indoor or outdoor number. */
const onTicket = sql`from ${u} where ${u.serial_indoor} = ${c.serial_indoor} or ${u.serial_outdoor} = ${c.serial_outdoor}`

const fields = {
  consumer_item_id: c.consumer_item_id,
  consumer_name: c.consumer_name,
  consumer_phone: c.consumer_phone,
  consumer_address: c.consumer_address,
  dept_code: c.dept_code,
  dept_name: departments.dept_name,
  sub_district_name: sql<string | null>`${subDistricts.sub_district_name}`,
  city_name: sql<string | null>`${cities.city_name}`,
  item_code: c.item_code,
  item_name: c.item_name,
  category_code: c.category_code,
  serial_indoor: c.serial_indoor,
  serial_outdoor: c.serial_outdoor,
  purchase_date: sql<string | null>`${c.purchase_date}::text`,
  install_date: sql<string | null>`${c.install_date}::text`,
  tickets: sql<number>`(select count(distinct ${u.ticket_number})::int ${onTicket})`,
  created_date: c.created_date,
}

/** By which tickets a centre's people see a unit: those of the centre or of their jobs, and those they created. Nobody else does by tickets. */
const seenBy = ({ view_data, asc_code, usercode }: Viewer) => {
  const creator = `creator:${usercode}`
  if (view_data === 'View_Data_Technician') return [`technician:${usercode}`, creator]
  if (view_data !== 'View_Data_Asc') return undefined
  return asc_code ? [`asc:${asc_code}`, creator] : [creator]
}

/**
 * A consumer lives where a branch works. A centre and its technicians meet consumers of every branch they are sent to: they see
 * those whose unit is on a ticket of theirs.
 */
export const itemsVisibleTo = (viewer: Viewer): SQL => {
  const names = seenBy(viewer)
  if (!names) return visibleTo(viewer, c)
  return sql`${c.consumer_item_id} in (select ${v.consumer_item_id} from ${v} where ${inArray(v.seen_by, names)})`
}

/** The same, each part in the order in which units became known. */
const partsOfItems = (viewer: Viewer, branches: readonly string[]): Part[] | undefined =>
  seenBy(viewer)?.map((name) => ({
    ...{ table: v, where: eq(v.seen_by, name), by: v.scope_created_date, key: v.consumer_item_id },
  })) ?? orderedParts(viewer, c, branches)

const searched = (text: string) => {
  const wanted = text.trim()
  if (!wanted) return undefined
  const [serial, phone] = [normalizeSerial(wanted), nationalPhone(wanted)]
  return or(
    containsText(wanted, c.consumer_name),
    eq(c.serial_indoor, serial),
    eq(c.serial_outdoor, serial),
    phone ? eq(c.consumer_phone, phone) : undefined,
  )
}

type Row = {
  consumer_phone: string
  serial_indoor: string | null
  serial_outdoor: string | null
  purchase_date: string | null
  category_code: string | null
}

const judged = async <R extends Row>(db: Db, viewer: Viewer, rows: readonly R[]) => {
  const known = await knownSerials(db, rows)
  const today = companyToday()
  const seesPhone = viewer.permission.has('Aftersales-Ticket-View-Phone')
  return rows.map((row) => ({
    ...row,
    consumer_phone: seesPhone ? row.consumer_phone : maskedPhone(row.consumer_phone),
    ...warrantyOfUnit(known, row, today),
  }))
}

export const listConsumerItems = async ({ db, viewer, input }: RequestContext<typeof contract.listConsumerItems>) => {
  const { data, ...rest } = await listPage(db, {
    input,
    source,
    own: alone,
    ...scoped(
      isAsItOpens(input, 'created_date') ? partsOfItems(viewer, input.dept_code) : undefined,
      itemsVisibleTo(viewer),
      (scope) =>
        and(
          scope,
          searched(input.search),
          input.dept_code.length ? inArray(c.dept_code, input.dept_code) : undefined,
          input.category_code.length ? inArray(c.category_code, input.category_code) : undefined,
        ),
    ),
    key: c.consumer_item_id,
    sorts: { created_date: c.created_date, consumer_name: c.consumer_name, install_date: c.install_date },
    sort: '-created_date',
    fields,
  })
  return { ...rest, data: await judged(db, viewer, data) }
}

export const getConsumerItem = async ({ db, viewer, input }: RequestContext<typeof contract.getConsumerItem>) => {
  const wanted = and(eq(c.consumer_item_id, input.consumer_item_id), itemsVisibleTo(viewer))
  const row = await selectOne(db, fields, source, wanted)
  if (!row) return refuse('notFound')
  const [item] = await judged(db, viewer, [row])
  const other_units = await db
    .select({
      consumer_item_id: c.consumer_item_id,
      item_name: c.item_name,
      serial_indoor: c.serial_indoor,
      serial_outdoor: c.serial_outdoor,
    })
    .from(c)
    .where(
      and(
        eq(c.consumer_phone, row.consumer_phone),
        ne(c.consumer_item_id, row.consumer_item_id),
        itemsVisibleTo(viewer),
      ),
    )
    .orderBy(desc(c.created_date))
    .limit(50)
  const same = or(
    row.serial_indoor ? eq(u.serial_indoor, row.serial_indoor) : undefined,
    row.serial_outdoor ? eq(u.serial_outdoor, row.serial_outdoor) : undefined,
  )
  const ticket_list = same
    ? await db
        .select({
          ticket_number: t.ticket_number,
          ticket_status: t.ticket_status,
          service_type: t.service_type,
          warranty: u.warranty,
          symptom: u.symptom,
          description: u.description,
          created_date: t.created_date,
        })
        .from(u)
        .innerJoin(t, eq(t.ticket_number, u.ticket_number))
        .where(and(same, ticketsVisibleTo(viewer)))
        .orderBy(desc(t.created_date))
        .limit(50)
    : []
  return { data: { ...(item ?? refuse('notFound')), other_units, ticket_list } }
}
