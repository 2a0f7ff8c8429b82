import type { Caller, KnownConsumerUnit } from '@sejuk/contract/aftersales/ticket-forms'
import type { Ticket, TicketUnit } from '@sejuk/contract/aftersales/tickets'
import { typedPhone } from '@sejuk/domain/values/phone'

export const blankUnit = {
  ...{ item_code: '', item_name: '', category_code: '', serial_indoor: '', serial_outdoor: '', purchase_date: '' },
  ...{ symptom: '', error_code: '', description: '', quantity: '1' },
}
export type UnitValues = typeof blankUnit

export const blankTicket = {
  ...{ complain_by: 'End_User', complain_via: 'Phone', priority: 'Normal', service_type: 'Repair' },
  ...{ customer_name: '', customer_phone: '', customer_phone2: '', customer_email: '', customer_address: '' },
  ...{ sub_district_code: '', pin_lat: '', pin_lng: '', shop_name: '', project_code: '', description: '' },
  ...{ preferred_date: '', preferred_slot: '' },
  /** Only to choose the sub-district by. */
  region: {} as { province_code?: string; city_code?: string; district_code?: string; sub_district_code?: string },
  units: [blankUnit] as UnitValues[],
}
export type TicketValues = typeof blankTicket

const numberText = (n: number | null) => (n === null ? '' : String(n))

const unitValues = (unit: TicketUnit): UnitValues => ({
  item_code: unit.item_code ?? '',
  item_name: unit.item_name ?? '',
  category_code: unit.category_code ?? '',
  serial_indoor: unit.serial_indoor ?? '',
  serial_outdoor: unit.serial_outdoor ?? '',
  purchase_date: unit.purchase_date ?? '',
  symptom: unit.symptom ?? '',
  error_code: unit.error_code ?? '',
  description: unit.description ?? '',
  quantity: String(unit.quantity),
})

/** The viewer knows it by its beginning and its end only. */
export const isPhoneMasked = (ticket: Pick<Ticket, 'customer_phone'>) => ticket.customer_phone.includes('•')

/** The units that no centre has yet: those are the ones a form changes. */
export const waitingUnits = (ticket: Ticket) => ticket.units.filter(({ asc_code }) => !asc_code)

export const ticketValues = (ticket: Ticket): TicketValues => ({
  complain_by: ticket.complain_by,
  complain_via: ticket.complain_via,
  priority: ticket.priority,
  service_type: ticket.service_type,
  customer_name: ticket.customer_name,
  // A masked number would be saved as it is shown.
  customer_phone: isPhoneMasked(ticket) ? '' : typedPhone(ticket.customer_phone),
  customer_phone2: typedPhone(ticket.customer_phone2 ?? ''),
  customer_email: ticket.customer_email ?? '',
  customer_address: ticket.customer_address,
  sub_district_code: ticket.region.sub_district_code,
  pin_lat: numberText(ticket.pin_lat),
  pin_lng: numberText(ticket.pin_lng),
  shop_name: ticket.shop_name ?? '',
  project_code: ticket.project_code ?? '',
  description: ticket.description ?? '',
  preferred_date: ticket.preferred_date ?? '',
  preferred_slot: ticket.preferred_slot ?? '',
  region: chainOf(ticket.region),
  units: waitingUnits(ticket).map(unitValues),
})

const chainOf = ({ province_code, city_code, district_code, sub_district_code }: Ticket['region']) => ({
  province_code,
  city_code,
  district_code,
  sub_district_code,
})

/** What is known of a caller fills their part of the form. */
export const fromCustomer = (customer: NonNullable<Caller['customer']>): Partial<TicketValues> => ({
  customer_name: customer.customer_name,
  customer_phone: typedPhone(customer.customer_phone),
  customer_phone2: typedPhone(customer.customer_phone2 ?? ''),
  customer_email: customer.customer_email ?? '',
  customer_address: customer.customer_address,
  pin_lat: numberText(customer.pin_lat),
  pin_lng: numberText(customer.pin_lng),
  ...(customer.region && {
    sub_district_code: customer.region.sub_district_code,
    region: chainOf(customer.region),
  }),
})

export const fromUnit = (unit: KnownConsumerUnit): UnitValues => ({
  ...blankUnit,
  item_code: unit.item_code ?? '',
  item_name: unit.item_name ?? '',
  category_code: unit.category_code ?? '',
  serial_indoor: unit.serial_indoor ?? '',
  serial_outdoor: unit.serial_outdoor ?? '',
  purchase_date: unit.purchase_date ?? '',
})

const isBlank = (unit: UnitValues) => JSON.stringify(unit) === JSON.stringify(blankUnit)

/** A known unit takes the place of an empty one. */
export const withUnit = (units: readonly UnitValues[], unit: UnitValues) => [
  ...units.filter((one) => !isBlank(one)),
  unit,
]
