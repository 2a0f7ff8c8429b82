import type { DriverDay } from '@sejuk/contract/delivery/driver-links'
import { type DBSchema, openDB } from 'idb'

export type TakenPhoto = {
  photo_key: string
  alias: 'goods' | 'letter' | 'damage' | 'signature'
  file: File
  photo_code?: string
}
export type UnitReport = {
  unit_no: number
  received: number
  damaged: number
  short: number
  damaged_serials: string[]
  short_serials: string[]
  /** Read at the stop, so that nobody ticks them as missing. */
  scanned?: string[]
  reason: string
}
/** What was recorded at a stop. It is whole once `recorded_date` is set, and sent once `sent_date` is. */
export type StopReport = {
  key: string
  token: string
  delivery_code: string
  request_key: string
  lines: UnitReport[]
  photos: TakenPhoto[]
  receiver_name: string
  receiver_job: string
  refused_reason: string
  far_reason: string
  /** Cash that lies on the table; older reports know nothing of it. */
  taken?: number | null
  lat: number | null
  lng: number | null
  recorded_date: string | null
  sent_date: string | null
  refusal: string | null
}

/** Goods that the driver said to have fetched. */
export type PickupReport = {
  key: string
  token: string
  return_code: string
  collected_from: string
  recorded_date: string
  sent_date: string | null
  refusal: string | null
}

interface DriverSchema extends DBSchema {
  days: { key: string; value: { token: string; day: DriverDay } }
  reports: { key: string; value: StopReport; indexes: { token: string } }
  pickups: { key: string; value: PickupReport; indexes: { token: string } }
}
const open = () =>
  openDB<DriverSchema>('sejuk-driver', 2, {
    upgrade: (db, before) => {
      if (before < 1) {
        db.createObjectStore('days', { keyPath: 'token' })
        db.createObjectStore('reports', { keyPath: 'key' }).createIndex('token', 'token')
      }
      if (before < 2) db.createObjectStore('pickups', { keyPath: 'key' }).createIndex('token', 'token')
    },
  })
let storage: ReturnType<typeof open> | undefined
const opened = async () => {
  storage ??= open()
  return storage
}

/** A phone that stores nothing still works while it has a network. */
const orElse = <T>(act: Promise<T>, otherwise: T) => act.catch(() => otherwise)

export const storeDay = (token: string, day: DriverDay) =>
  orElse(
    opened().then((db) => db.put('days', { token, day })),
    token,
  )
export const storedDay = (token: string) =>
  orElse<DriverDay | undefined>(
    opened().then(async (db) => (await db.get('days', token))?.day),
    undefined,
  )
export const reportsOf = (token: string) =>
  orElse<StopReport[]>(
    opened().then((db) => db.getAllFromIndex('reports', 'token', token)),
    [],
  )
export const storeReport = async (report: StopReport) => (await opened()).put('reports', report)
export const pickupReportsOf = (token: string) =>
  orElse<PickupReport[]>(
    opened().then((db) => db.getAllFromIndex('pickups', 'token', token)),
    [],
  )
export const storePickup = async (report: PickupReport) => (await opened()).put('pickups', report)
