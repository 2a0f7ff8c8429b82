import type { MappedOrder, MappedTicket, WorkOrderMap } from '@sejuk/contract/aftersales/work-order-board'
import { slaTone } from '@sejuk/domain/aftersales/sla'
import { type GroupToVisit, groupOf, groupsToVisit } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import type { Pin } from '../../../../ui/map/pins-map.tsx'
import type { Tone } from '../../../../ui/record/status-icon.tsx'

/** What can be shown or left out. */
export const layers = ['Tickets', ...groupsToVisit, 'Centres'] as const
export type Layer = (typeof layers)[number]
export const isLayer = (text: string): text is Layer => (layers as readonly string[]).includes(text)

export const toneOf: Record<Layer, Tone | 'place'> = {
  Tickets: 'attention',
  New: 'attention',
  To_Schedule: 'waiting',
  Scheduled: 'active',
  On_Site: 'good',
  Support: 'neutral',
  Centres: 'place',
}

export type Mapped = {
  key: string
  at: { lat: number; lng: number }
  sla_due: string | null
} & ({ order: MappedOrder; ticket?: undefined } | { ticket: MappedTicket; order?: undefined })

/** Tickets and work orders in one list, the most pressing first. */
export const mappedOf = ({ orders, tickets }: WorkOrderMap): Mapped[] => {
  const all: Mapped[] = [
    ...tickets.map((ticket) => ({ key: ticket.ticket_number, at: ticket, sla_due: ticket.sla_due, ticket })),
    ...orders.map((order) => ({ key: order.work_order_number, at: order, sla_due: order.sla_due, order })),
  ]
  const due = ({ sla_due }: Mapped) => sla_due ?? '9999'
  return all.toSorted((one, other) => (due(one) < due(other) ? -1 : 1))
}

export const layerOf = ({ order }: Mapped): Layer =>
  order ? (groupOf(order.service_status) as GroupToVisit) : 'Tickets'
export const isLate = ({ sla_due }: Mapped, now: string) => slaTone(sla_due, now) === 'late'

export const pinsOf = {
  job: (one: Mapped, now: string): Pin => ({
    key: one.key,
    at: { lat: one.at.lat, lng: one.at.lng },
    tone: isLate(one, now) ? 'bad' : toneOf[layerOf(one)],
    isHollow: one.ticket !== undefined,
    label: `${one.key} ${(one.order ?? one.ticket).customer_name}`,
  }),
  centres: ({ centres }: WorkOrderMap): Pin[] =>
    centres.map(({ asc_code, asc_name, lat, lng }) => ({
      key: asc_code,
      at: { lat, lng },
      tone: 'place',
      label: `${asc_code} ${asc_name}`,
    })),
}
