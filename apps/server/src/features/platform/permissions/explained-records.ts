import type { explainedEntities } from '@sejuk/contract/platform/permissions'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { usedByOpenOrders } from '@sejuk/domain/customers/official-addresses'
import { actionOf, installerActionNames, stateOf } from '@sejuk/domain/installers/installers'
import type { Viewer } from '@sejuk/domain/viewers'
import { type Gate, gate } from '@sejuk/domain/workflow'
import { english } from '@sejuk/words/english'
import { and, eq } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses, officialAddressUses } from '../../../db/tables/customers/official-addresses.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export type ExplainedEntity = (typeof explainedEntities)[number]

/** What decides who sees a record. */
type Owners = {
  dept_code: string
  salesman_code?: string | null
  asc_code?: string | null
  technician_code?: string | null
  created_by?: string
}
type Explained = {
  /** The record, if this viewer may know of it. */
  read: (db: Db, code: string, viewer: Viewer) => Promise<Owners | undefined>
  /** What its own state says to the action behind a permission; nothing where it has no say. */
  gate: (db: Db, code: string, permission: string) => Promise<{ enabled: boolean; why: string } | undefined>
}

const noGate = async () => undefined
const said = ({ enabled, because }: Gate, open: string) => ({ enabled, why: because ? english(because) : open })
const ofCustomer = {
  dept_code: customers.dept_code,
  salesman_code: customers.salesman_code,
  created_by: customers.created_by,
}

/** Every kind of record that can be asked about. Its permission is asked about by itself, so a gate here is of the state alone. */
export const explainedRecords: Record<ExplainedEntity, Explained> = {
  customer: {
    read: async (db, code, viewer) => {
      const isIt = and(eq(customers.customer_code, code), visibleTo(viewer, customers))
      return (await db.select(ofCustomer).from(customers).where(isIt))[0]
    },
    gate: noGate,
  },
  'official-address': {
    read: async (db, code, viewer) => {
      const rows = await db
        .select(ofCustomer)
        .from(officialAddresses)
        .innerJoin(customers, eq(customers.customer_code, officialAddresses.customer_code))
        .where(and(eq(officialAddresses.address_code, code), visibleTo(viewer, customers)))
      return rows[0]
    },
    gate: async (db, code, permission) => {
      if (permission !== 'Sales-Order-Delete-Official-Address') return undefined
      const isOpen = and(eq(officialAddressUses.address_code, code), eq(officialAddressUses.is_open, true))
      const open = await db.$count(officialAddressUses, isOpen)
      return { enabled: open === 0, why: open ? usedByOpenOrders(open) : 'No open order uses this address' }
    },
  },
  'personal-installer': {
    read: async (db, code, viewer) => {
      const isIt = and(eq(installers.user_code, code), visibleTo(viewer, installers))
      return (await db.select({ dept_code: installers.dept_code }).from(installers).where(isIt))[0]
    },
    gate: async (db, code, permission) => {
      const name = installerActionNames.find((one) => actionOf(one).needs === permission)
      const [found] = await db
        .select()
        .from(installers)
        .leftJoin(installerBanks, eq(installerBanks.user_code, installers.user_code))
        .where(eq(installers.user_code, code))
      if (!name || !found) return undefined
      const state = stateOf(found.installers, found.installer_banks)
      return said(gate({ ...actionOf(name), needs: 'public' }, state, new Set()), `The status is ${state.user_status}`)
    },
  },
  'aftersales-ticket': {
    read: async (db, code, viewer) => {
      const { dept_code, created_by } = aftersalesTickets
      const isIt = and(eq(aftersalesTickets.ticket_number, code), ticketsVisibleTo(viewer))
      return (await db.select({ dept_code, created_by }).from(aftersalesTickets).where(isIt))[0]
    },
    gate: noGate,
  },
  'work-order': {
    read: async (db, code, viewer) => {
      const { dept_code, asc_code, technician_code, created_by } = workOrders
      const isIt = and(eq(workOrders.work_order_number, code), visibleWorkOrders(viewer))
      return (await db.select({ dept_code, asc_code, technician_code, created_by }).from(workOrders).where(isIt))[0]
    },
    gate: async (db, code, permission) => {
      const name = workOrder.names.find((one) => workOrder.action(one).needs === permission)
      const [order] = await db.select().from(workOrders).where(eq(workOrders.work_order_number, code))
      if (!name || !order) return undefined
      return said(
        workOrder.systemGate(name, order, systemViewer, new Date().toISOString()),
        `The status is ${order.service_status}`,
      )
    },
  },
}
