import type { Actor } from './action-log.ts'

/** The clock, in the log of what was done. */
export const systemActor: Actor = { usercode: 'system', username: 'Sejuk', via: 'system', ip: '', request_id: '' }
