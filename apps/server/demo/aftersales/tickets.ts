import { dispatchDue } from '@sejuk/domain/aftersales/tickets/ticket-clock'
import type { Priority, ServiceType, TicketStatus } from '@sejuk/domain/aftersales/tickets/tickets'
import { bestWarranty } from '@sejuk/domain/aftersales/warranty'
import { warrantyOf } from '@sejuk/domain/catalogue/warranty'
import { standardPolicies } from '@sejuk/domain/catalogue/warranty-policies'
import { branchOf } from '@sejuk/domain/installers/installers'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { standardGoods } from '../../reference/catalogue/items.ts'
import { consumerItems } from '../../src/db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets, ticketUnits } from '../../src/db/tables/aftersales/tickets.ts'
import { serialNumbers } from '../../src/db/tables/catalogue/serial-numbers.ts'
import { documentCounters } from '../../src/db/tables/platform/document-counters.ts'
import { type DemoSerial, unitMaker } from '../installers/bonus-units.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { makeMobile } from '../makers/phones.ts'
import { chance, pick, type Random, weightedPick, whole } from '../makers/random.ts'
import { streets } from '../makers/word-lists.ts'
import type { Part } from '../part.ts'
import { type Asking, askingOf } from './ticket-words.ts'

const howMany = { tickets: 5000, consumers: 3600, madeBefore: 40_000 }

type Place = {
  sub_district_code: string
  city_code: string
  province_code: string
  centres: string[]
  lat: number
  lng: number
}
type Branch = { dept_code: string; city_code: string; province_code: string; branch_type: string }
type Unit = { indoor: DemoSerial; outdoor: DemoSerial; bought: string }
type Consumer = {
  name: string
  phone: string
  address: string
  place: Place
  dept_code: string
  pin: [number, number]
  units: Unit[]
}

const readPlaces = async (client: pg.ClientBase) =>
  (
    await client.query<Place>(`select s.sub_district_code, s.city_code, s.province_code, avg(c.lat)::float8 as lat, avg(c.lng)::float8 as lng,
      array_agg(c.asc_code order by c.asc_code) filter (where c.asc_flag = 'Yes') as centres
      from asc_coverages v join service_centres c using (asc_code) join sub_districts s using (sub_district_code)
      group by s.sub_district_code having bool_or(c.asc_flag = 'Yes') order by 1`)
  ).rows

const types: readonly [ServiceType, number][] = [
  ['Repair', 52],
  ['Maintain', 22],
  ['Install', 17],
  ['Survey', 5],
  ['Dismantle_Relocate', 4],
]
const urgencies: readonly [Priority, number][] = [
  ['Normal', 66],
  ['High', 18],
  ['Low', 10],
  ['Urgent', 6],
]
const pickType = weightedPick(types, ([, share]) => share)
const pickPriority = weightedPick(urgencies, ([, share]) => share)

/** What is old was dispatched, or deleted; what came in today and yesterday may still wait. */
const statusOf = (random: Random, age: number, units: number): TicketStatus => {
  if (age > 2) return chance(random, 0.025) ? 'Ticket_Deleted' : 'Ticket_Dispatched'
  if (chance(random, 0.45)) return 'Ticket_Draft'
  return units > 1 && chance(random, 0.5) ? 'Ticket_Dispatched_Part' : 'Ticket_Dispatched'
}

type Dealer = { customer_name: string; pic_phone: string; detail_address: string; sub_district_code: string }

/** Customers call as well, one in so many: their own page shows what they asked for. */
const dealersAmong = 8
const readDealers = async (client: pg.ClientBase, places: readonly Place[]) =>
  (
    await client.query<Dealer>(
      `select customer_name, pic_phone, detail_address, sub_district_code from customers
        where status = 'Approved' and pic_phone is not null and sub_district_code = any($1) order by customer_code limit 500`,
      [places.map(({ sub_district_code }) => sub_district_code)],
    )
  ).rows

const makeConsumers = (
  random: Random,
  places: readonly Place[],
  branches: readonly Branch[],
  dealers: readonly Dealer[],
  today: string,
) => {
  const makeUnit = unitMaker(random, howMany.madeBefore)
  return Array.from({ length: howMany.consumers }, (_, n): Consumer => {
    const dealer = n % dealersAmong === 0 ? dealers[n / dealersAmong] : undefined
    const place =
      places.find(({ sub_district_code }) => sub_district_code === dealer?.sub_district_code) ?? pick(random, places)
    const dept_code = branchOf(place, branches) ?? '700'
    const units = Array.from({ length: pick(random, [1, 1, 1, 2, 2, 3]) }, () => {
      const bought = addDays(today, -whole(random, 370, 2000))
      return { ...makeUnit(dept_code, addDays(bought, -whole(random, 1, 60))), bought }
    })
    return {
      name: dealer?.customer_name ?? makePersonName(random),
      phone: dealer?.pic_phone ?? makeMobile(random),
      address:
        dealer?.detail_address ??
        `Jl. ${pick(random, streets)} No. ${whole(random, 1, 240)} RT ${whole(random, 1, 12)}/${whole(random, 1, 9)}`,
      place,
      dept_code,
      pin: [place.lat + (random() - 0.5) * 0.08, place.lng + (random() - 0.5) * 0.08],
      units,
    }
  })
}

/** Half of the dispatched tickets went where they are done now; a few are done by two centres. */
const centresFor = (random: Random, { centres }: Place, units: number) => {
  const first = pick(random, centres)
  const others = centres.filter((one) => one !== first)
  return units > 1 && others.length && chance(random, 0.3) ? [first, pick(random, others)] : [first]
}

const logged = [
  ['RCI-0302', 'Maya Putri', 'Call Center'],
  ['RCI-0302', 'Maya Putri', 'Call Center'],
  ['RCI-0302', 'Maya Putri', 'Call Center'],
  ['RCI-0425', 'Siti Rahayu', 'Branch'],
  ['RCI-0117', 'Sri Utomo', 'Staff from other Dept'],
] as const

const goods = new Map(standardGoods().map((item) => [item.item_code, item]))
const termsOf = (item_code: string) => goods.get(item_code)

const unitRow = (
  ticket_number: string,
  line_no: number,
  unit: Unit,
  asking: Asking,
  hasProof: boolean,
  day: string,
) => {
  const purchase_date = hasProof ? unit.bought : null
  const found = warrantyOf(
    {
      unit: {
        category_code: unit.indoor.category_code,
        delivered_date: unit.indoor.delivered_date ?? null,
        is_returned: false,
      },
      has_serial: true,
      purchase_date,
      item: termsOf(unit.indoor.item_code) ?? null,
      policies: standardPolicies,
    },
    day,
  )
  return {
    ticket_number,
    line_no,
    item_code: unit.indoor.set_item_code ?? unit.indoor.item_code,
    item_name: unit.indoor.item_name.replace(/ Indoor$/, ''),
    category_code: unit.indoor.category_code,
    serial_indoor: unit.indoor.serial_number,
    serial_outdoor: unit.outdoor.serial_number,
    purchase_date,
    symptom: asking.symptom,
    error_code: asking.error_code,
    description: asking.words,
    warranty: found.warranty,
    warranty_until: found.parts_until,
  }
}

/** Five thousand tickets over twelve months, of people who call more than once. */
export const loadTickets: Part['load'] = async (client, { random, today, say }) => {
  const places = await readPlaces(client)
  if (places.length === 0) return
  const { rows: branches } = await client.query<Branch>('select * from departments where is_active order by dept_code')
  const consumers = makeConsumers(random, places, branches, await readDealers(client, places), today)
  const days = Array.from({ length: howMany.tickets }, () =>
    workday(addDays(today, -Math.floor(random() ** 1.1 * 363))),
  ).toSorted()
  const counters = new Map<string, number>()
  const tickets: (typeof aftersalesTickets.$inferInsert)[] = []
  const units: (typeof ticketUnits.$inferInsert)[] = []
  const numberOf = (dept_code: string, day: string) => {
    const key = `${dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const last = (counters.get(key) ?? 0) + 1
    counters.set(key, last)
    return `AST-${key}-${String(last).padStart(5, '0')}`
  }
  for (const [n, day] of days.entries()) {
    const who = pick(random, consumers)
    const [service_type] = pickType(random)
    const [priority] = pickPriority(random)
    const ticket_number = numberOf(who.dept_code, day)
    const asked = who.units.slice(0, whole(random, 1, who.units.length))
    const ticket_status = statusOf(random, daysFrom(day, today), asked.length)
    const isOut = ticket_status === 'Ticket_Dispatched' || ticket_status === 'Ticket_Dispatched_Part'
    const asc_codes = isOut ? centresFor(random, who.place, asked.length) : []
    const created_date = officeMoment(day, 'Asia/Jakarta', (n % 97) / 97)
    const lines = asked.map((unit, i) => {
      const row = unitRow(ticket_number, i + 1, unit, askingOf(random, service_type), chance(random, 0.4), day)
      const waits = ticket_status === 'Ticket_Dispatched_Part' && i === asked.length - 1
      return { ...row, asc_code: isOut && !waits ? (asc_codes[i % asc_codes.length] ?? null) : null }
    })
    const out = lines.filter(({ asc_code }) => asc_code)
    const [created_by, create_user_name, action_role] = pick(random, logged)
    units.push(...lines)
    tickets.push({
      ticket_number,
      ticket_status,
      complain_by: pick(random, ['End_User', 'End_User', 'End_User', 'Dealer', 'Sales', 'Project_Owner']),
      complain_via: pick(random, ['Phone', 'Phone', 'WhatsApp', 'WhatsApp', 'Web_Form', 'App', 'Email', 'Walk_In']),
      priority,
      service_type,
      warranty: bestWarranty(lines.map((line) => line.warranty)),
      action_role,
      customer_name: who.name,
      customer_phone: who.phone,
      customer_address: who.address,
      sub_district_code: who.place.sub_district_code,
      pin_lat: who.pin[0],
      pin_lng: who.pin[1],
      preferred_date: chance(random, 0.5) ? workday(addDays(day, whole(random, 1, 3))) : null,
      preferred_slot: pick(random, ['08:30~18:00', '08:30~12:00', '13:30~18:00']),
      sla_due: dispatchDue(created_date, priority, { timezone: 'Asia/Jakarta' }),
      dept_code: who.dept_code,
      unit_count: lines.length,
      dispatched_count: out.length,
      asc_codes: [...new Set(out.map(({ asc_code }) => asc_code ?? ''))],
      dispatched_date: isOut ? new Date(Date.parse(created_date) + whole(random, 5, 200) * 60_000).toISOString() : null,
      delete_reason: ticket_status === 'Ticket_Deleted' ? 'Pelanggan membatalkan permintaan' : null,
      created_by,
      create_user_name,
      created_date,
      updated_date: created_date,
    })
  }
  await insertRows(
    client,
    serialNumbers,
    consumers.flatMap((one) => one.units.flatMap(({ indoor, outdoor }) => [indoor, outdoor])),
  )
  await insertRows(client, aftersalesTickets, tickets)
  await insertRows(client, ticketUnits, units)
  await insertRows(client, consumerItems, itemsOf(consumers))
  await insertRows(
    client,
    documentCounters,
    [...counters].map(([key, last]) => ({ prefix: 'AST', dept_code: key.slice(0, -5), month: key.slice(-4), last })),
  )
  say(`demo data: ${tickets.length} after-sales tickets`)
}

const itemsOf = (consumers: readonly Consumer[]): (typeof consumerItems.$inferInsert)[] =>
  consumers.flatMap((one) =>
    one.units.map(({ indoor, outdoor, bought }) => ({
      consumer_name: one.name,
      consumer_phone: one.phone,
      consumer_address: one.address,
      sub_district_code: one.place.sub_district_code,
      dept_code: one.dept_code,
      item_code: indoor.set_item_code ?? indoor.item_code,
      item_name: indoor.item_name.replace(/ Indoor$/, ''),
      category_code: indoor.category_code,
      serial_indoor: indoor.serial_number,
      serial_outdoor: outdoor.serial_number,
      purchase_date: bought,
      install_date: addDays(bought, 4),
      created_date: officeMoment(addDays(bought, 4), 'Asia/Jakarta', 0.5),
    })),
  )
