import * as items from '@sejuk/contract/aftersales/consumer-items'
import * as centres from '@sejuk/contract/aftersales/service-centres'
import * as staff from '@sejuk/contract/aftersales/technicians'
import * as tickets from '@sejuk/contract/aftersales/tickets'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { workOrderRow } from '../../../demo/makers/work-order-row.ts'
import { ascBranchOffices } from '../../../src/db/tables/aftersales/service-centres.ts'
import { workOrders } from '../../../src/db/tables/aftersales/work-orders.ts'
import { makeCentre, makeConsumerItem, makeTechnician, makeTicket } from '../../aftersales.ts'
import { type IsVisible, named, type Owner, type ScopedRows, seesBy } from '../scoped-rows.ts'

const own = '8-ASC-01'
/** A centre of its own for each row, so that each has a branch of its own. */
const centreOf = ({ asc_code }: Owner, n: number) => (asc_code === own ? own : `9-ASC-${String(n).padStart(2, '0')}`)

const centreRows: ScopedRows = {
  name: 'service centres',
  columns: ['dept_code', 'asc_code'],
  make: async (db, owner, n) => {
    const asc_code = centreOf(owner, n)
    await makeCentre(db, { asc_code, dept_code: owner.dept_code })
    return asc_code
  },
  asks: [
    { endpoint: centres.listServiceCentres, keyOf: named('asc_code'), input: () => ({ limit: 100, tab: 'all' }) },
    { endpoint: centres.getServiceCentre, one: (asc_code) => ({ asc_code }) },
    { endpoint: centres.checkSigned, one: (asc_code) => ({ asc_code }) },
    { endpoint: centres.serviceCentreLog, one: (code) => ({ code }) },
    { endpoint: centres.ascDropdown, keyOf: named('asc_code') },
  ],
}

const officeRows: ScopedRows = {
  name: 'branch offices of service centres',
  columns: ['dept_code', 'asc_code'],
  make: async (db, owner, n) => {
    const asc_code = centreOf(owner, n)
    await makeCentre(db, { asc_code, dept_code: owner.dept_code })
    const [office] = await db
      .insert(ascBranchOffices)
      .values({ asc_code, office_name: `Office ${n}`, address: 'Jl. Panjang 2' })
      .returning()
    return String(office!.office_id)
  },
  asks: [{ endpoint: centres.listAscBranchOffices, keyOf: named('office_id'), input: () => ({ limit: 100 }) }],
}

const technicianRows: ScopedRows = {
  name: 'technicians',
  columns: ['dept_code', 'asc_code', 'technician_code'],
  make: async (db, owner, n) => {
    const asc_code = centreOf(owner, n)
    const technician_code = owner.technician_code === 'STRANGER' ? `T-${n}` : owner.technician_code
    await makeCentre(db, { asc_code, dept_code: owner.dept_code })
    await makeTechnician(db, technician_code, asc_code)
    return technician_code
  },
  asks: [
    { endpoint: staff.listTechnicians, keyOf: named('technician_code'), input: () => ({ limit: 100, tab: 'all' }) },
    { endpoint: staff.technicianDropdown, keyOf: named('technician_code') },
    { endpoint: staff.getTechnician, one: (technician_code) => ({ technician_code }) },
    { endpoint: staff.technicianLog, one: (code) => ({ code }) },
  ],
}

const makeJob = async (db: NodePgDatabase, owner: Owner, n: number) => {
  const ticket_number = `AST-${n}`
  await makeCentre(db, { asc_code: owner.asc_code })
  await makeTechnician(db, owner.technician_code, owner.asc_code)
  await makeTicket(
    db,
    { ticket_number, dept_code: owner.dept_code, created_by: owner.created_by, asc_codes: [owner.asc_code] },
    [{ serial_indoor: `IN-${n}` }],
  )
  await db.insert(workOrders).values(
    workOrderRow({
      work_order_number: `WO-${n}`,
      ticket_number,
      asc_code: owner.asc_code,
      dept_code: owner.dept_code,
      technician_code: owner.technician_code,
    }),
  )
  return ticket_number
}

const ticketColumns = ['dept_code', 'asc_code', 'technician_code', 'created_by'] as const
/** One by one: also whoever logged it, wherever its place is. */
const readable: IsVisible = (looking, owner) =>
  owner.created_by === looking.usercode || seesBy(ticketColumns)(looking, owner)

/** A ticket is seen by its branch, its maker, the centres that have units of it, and the technicians of its jobs. */
const ticketRows: ScopedRows = {
  name: 'after-sales tickets',
  columns: ticketColumns,
  make: makeJob,
  asks: [
    { endpoint: tickets.listTickets, keyOf: named('ticket_number'), input: () => ({ limit: 100 }) },
    { endpoint: tickets.getTicket, one: (ticket_number) => ({ ticket_number }), sees: readable },
    { endpoint: tickets.ticketLog, one: (code) => ({ code }), sees: readable },
    { endpoint: centres.ascForDispatch, one: (ticket_number) => ({ ticket_number }) },
    { endpoint: centres.ascListForDispatch, one: (ticket_number) => ({ ticket_number }) },
  ],
}

const itemRows: ScopedRows = {
  name: 'consumer items',
  columns: ['dept_code', 'asc_code', 'technician_code'],
  make: async (db, owner, n) => {
    await makeJob(db, owner, n)
    const { consumer_item_id } = await makeConsumerItem(db, { serial_indoor: `IN-${n}`, dept_code: owner.dept_code })
    return String(consumer_item_id)
  },
  asks: [
    { endpoint: items.listConsumerItems, keyOf: named('consumer_item_id'), input: () => ({ limit: 100 }) },
    { endpoint: items.getConsumerItem, one: (consumer_item_id) => ({ consumer_item_id }) },
  ],
}

export const aftersalesInScope = [centreRows, officeRows, technicianRows, ticketRows, itemRows]
