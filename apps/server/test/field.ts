import { randomUUID } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { positionConsents } from '../src/db/tables/field/attendance.ts'
import { offices } from '../src/db/tables/masters/offices.ts'

export const atOffice = { lat: -6.2, lng: 106.8 }
/** About 1.2 km from the office. */
export const away = { lat: -6.21, lng: 106.805 }

export const makeOffice = (db: NodePgDatabase, over: Partial<typeof offices.$inferInsert> = {}) =>
  db.insert(offices).values({
    ...{ office_code: 'O-705', office_name: 'Kantor Jakarta', dept_code: '705', ...atOffice, radius_m: 150 },
    ...over,
  })

export const agree = (db: NodePgDatabase, ...usercodes: string[]) =>
  db.insert(positionConsents).values(usercodes.map((usercode) => ({ usercode, version: 1 })))

/** A tap as a phone sends it, `ago` milliseconds ago by a right clock. */
export const tap = (over: object = {}, ago = 0) => {
  const at_device = new Date(Date.now() - ago).toISOString()
  return {
    ...{ client_uuid: randomUUID(), at_device, position_at: at_device, sent_at_device: new Date().toISOString() },
    ...{ elapsed_ms: ago, ...atOffice, accuracy_m: 12, device_id: 'D1', kind: 'in', has_selfie: true },
    ...over,
  }
}
