import type { BonusTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import type { StoredForm } from './stored-tickets.ts'

export const blankForm: StoredForm = {
  install_date: '',
  customer_name: '',
  customer_phone: '',
  customer_address: '',
  shop_name: '',
  pin_lat: null,
  pin_lng: null,
  capture_lat: null,
  capture_lng: null,
  units: [{ serial_indoor: '', serial_outdoor: '' }],
}

/** What the server has, as the form shows it. */
export const formOf = (ticket: BonusTicketDetail): StoredForm => ({
  install_date: ticket.install_date ?? '',
  customer_name: ticket.customer_name ?? '',
  customer_phone: ticket.customer_phone ?? '',
  customer_address: ticket.customer_address ?? '',
  shop_name: ticket.shop_name ?? '',
  pin_lat: ticket.pin_lat,
  pin_lng: ticket.pin_lng,
  capture_lat: ticket.capture_lat,
  capture_lng: ticket.capture_lng,
  units: ticket.unit_list.map((unit) => ({
    serial_indoor: unit.serial_indoor ?? '',
    serial_outdoor: unit.serial_outdoor ?? '',
  })),
})

/** In one order and as the server keeps it. */
const told = (form: StoredForm) =>
  JSON.stringify([
    form.install_date,
    ...[form.customer_name, form.customer_phone, form.customer_address, form.shop_name].map((text) => text.trim()),
    [form.pin_lat, form.pin_lng, form.capture_lat, form.capture_lng],
    form.units.map(({ serial_indoor, serial_outdoor }) => [
      normalizeSerial(serial_indoor),
      normalizeSerial(serial_outdoor),
    ]),
  ])
export const isSameForm = (one: StoredForm, other: StoredForm) => told(one) === told(other)
