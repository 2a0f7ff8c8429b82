import type { BonusPhoto } from '@sejuk/domain/installers/bonus-photos'
import { type DBSchema, openDB } from 'idb'

export type StoredUnit = { serial_indoor: string; serial_outdoor: string }
export type StoredForm = {
  install_date: string
  customer_name: string
  customer_phone: string
  customer_address: string
  shop_name: string
  pin_lat: number | null
  pin_lng: number | null
  capture_lat: number | null
  capture_lng: number | null
  units: StoredUnit[]
}
export type StoredPhoto = { photo_key: string; alias: BonusPhoto; file: File; upload_code?: string; isSent?: boolean }

/** A ticket as this phone has it, photos and all, until the server has it too. */
export type StoredTicket = {
  client_key: string
  usercode: string
  form: StoredForm
  photos: StoredPhoto[]
  /** Its installer pressed Send: it goes as soon as it can. */
  isWanted: boolean
  /** What the server calls it, once it has been there. */
  bonus_ticket_code?: string
  row_version?: number
  /** Why it was refused the last time. */
  problems?: Record<string, string>
  changed_at: number
}

interface Shelf extends DBSchema {
  tickets: { key: string; value: StoredTicket; indexes: { usercode: string } }
}

const open = () =>
  openDB<Shelf>('sejuk-bonus-tickets', 1, {
    upgrade: (db) =>
      void db.createObjectStore('tickets', { keyPath: 'client_key' }).createIndex('usercode', 'usercode'),
  })
let shelf: ReturnType<typeof open> | undefined
const shelved = () => {
  shelf ??= open()
  return shelf
}

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
export const onStoredTickets = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storeTicket = async (ticket: StoredTicket) => {
  await (await shelved()).put('tickets', { ...ticket, changed_at: Date.now() })
  changed()
}
export const findStoredTicket = async (client_key: string) => (await shelved()).get('tickets', client_key)
export const storedTicketsOf = async (usercode: string) =>
  (await shelved()).getAllFromIndex('tickets', 'usercode', usercode)
export const dropStoredTicket = async (client_key: string) => {
  await (await shelved()).delete('tickets', client_key)
  changed()
}
