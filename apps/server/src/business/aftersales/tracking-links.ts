import { randomBytes } from 'node:crypto'
import { trackingDays } from '@sejuk/domain/aftersales/tickets/ticket-tracking'
import { addressTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import type { Db } from '../../db/database.ts'
import { ticketLinks } from '../../db/tables/aftersales/ticket-tracking.ts'
import { hashToken } from '../../platform/session/session.ts'

/** 24 random bytes; only the hash is stored. Earlier links of the ticket stay valid. */
export const newTrackingLink = async (db: Db, ticket_number: string) => {
  const token = randomBytes(24).toString('base64url')
  const now = new Date().toISOString()
  const expires_date = `${addDays(now.slice(0, 10), trackingDays)}${now.slice(10)}`
  await db.insert(ticketLinks).values({ token_hash: hashToken(token), ticket_number, expires_date })
  return addressTo('serviceTracking', { token })
}
