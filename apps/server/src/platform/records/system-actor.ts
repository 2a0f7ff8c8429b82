import type { Actor } from './action-log.ts'

/** The actor of scheduled jobs in the action log. */
export const systemActor: Actor = { usercode: 'system', username: 'Sejuk', via: 'system', ip: '', request_id: '' }
