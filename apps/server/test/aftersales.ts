import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consumerItems } from '../src/db/tables/aftersales/consumer-items.ts'
import { ascCoverages, serviceCentres } from '../src/db/tables/aftersales/service-centres.ts'
import { technicians } from '../src/db/tables/aftersales/technicians.ts'
import { aftersalesTickets, ticketUnits } from '../src/db/tables/aftersales/tickets.ts'
import { cities, districts, provinces, subDistricts } from '../src/db/tables/masters/regions.ts'

type Db = NodePgDatabase

/** One sub-district in the west and one in the east of Jakarta. */
export const west = '31.73.01.1001'
export const east = '31.75.02.1001'

export const makeRegions = async (db: Db) => {
  await db.insert(provinces).values({ province_code: '31', province_name: 'DKI Jakarta' }).onConflictDoNothing()
  for (const [city_code, city_name, code] of [
    ['31.73', 'Jakarta Barat', west],
    ['31.75', 'Jakarta Timur', east],
  ] as const) {
    const district_code = code.slice(0, 8)
    const above = { city_code, province_code: '31' }
    await db
      .insert(cities)
      .values({ city_name, ...above })
      .onConflictDoNothing()
    await db
      .insert(districts)
      .values({ district_code, district_name: `District of ${city_name}`, ...above })
      .onConflictDoNothing()
    await db
      .insert(subDistricts)
      .values({ sub_district_code: code, sub_district_name: `Kelurahan ${city_name}`, district_code, ...above })
      .onConflictDoNothing()
  }
}

/** A centre that works, with a contract that stands. */
export const makeCentre = async (
  db: Db,
  centre: Partial<typeof serviceCentres.$inferInsert> & { asc_code: string },
  goes: readonly string[] = [],
) => {
  await db
    .insert(serviceCentres)
    .values({
      asc_name: `Service Center ${centre.asc_code}`,
      asc_type: 'RAC',
      asc_group: 'Jakarta',
      dept_code: '705',
      address: 'Jl. Panjang 1',
      city_name: 'Jakarta Barat',
      lat: -6.16,
      lng: 106.74,
      capacity_per_day: { Install: 4, Maintain: 4, Repair: 4, Survey: 2, Dismantle_Relocate: 1 },
      contract_signed_date: '2024-01-01',
      contract_valid_to: '2099-12-31',
      rating: 4,
      ...centre,
    })
    .onConflictDoNothing()
  if (goes.length)
    await db
      .insert(ascCoverages)
      .values(goes.map((sub_district_code) => ({ asc_code: centre.asc_code, sub_district_code })))
      .onConflictDoNothing()
}

export const makeTechnician = async (db: Db, technician_code: string, asc_code: string) =>
  db
    .insert(technicians)
    .values({ technician_code, technician_name: `Technician ${technician_code}`, asc_code, skills: ['Repair'] })
    .onConflictDoNothing()

type Ticket = typeof aftersalesTickets.$inferInsert
type Unit = Partial<typeof ticketUnits.$inferInsert>

/** A ticket of one unit, unless said otherwise. */
export const makeTicket = async (db: Db, ticket: Partial<Ticket> & { ticket_number: string }, units: Unit[] = [{}]) => {
  await makeRegions(db)
  await db.insert(aftersalesTickets).values({
    complain_by: 'End_User',
    complain_via: 'Phone',
    priority: 'Normal',
    service_type: 'Repair',
    action_role: 'Call Center',
    customer_name: 'Budi Santoso',
    customer_phone: '81290341178',
    customer_address: 'Jl. Melati 1',
    sub_district_code: west,
    dept_code: '705',
    unit_count: units.length,
    created_by: 'U-0',
    create_user_name: 'Somebody',
    ...ticket,
  })
  await db
    .insert(ticketUnits)
    .values(units.map((unit, n) => ({ line_no: n + 1, ...unit, ticket_number: ticket.ticket_number })))
}

export const makeConsumerItem = async (db: Db, item: Partial<typeof consumerItems.$inferInsert>) => {
  await makeRegions(db)
  const [made] = await db
    .insert(consumerItems)
    .values({
      consumer_name: 'Budi Santoso',
      consumer_phone: '81290341178',
      consumer_address: 'Jl. Melati 1',
      dept_code: '705',
      ...item,
    })
    .returning()
  return made!
}
