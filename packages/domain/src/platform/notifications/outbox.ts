import type { Permission } from '../../permissions.ts'
import { type Action, gate, permissionGate } from '../../workflow.ts'

/**
 * Waiting for its first or next attempt, being sent, sent, written to the day's file because the channel is not
 * configured, or failed.
 */
export const deliveryStatuses = ['Waiting', 'Sending', 'Sent', 'Written', 'Failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Only failed messages can be retried by hand; all others are still being sent or have arrived. */
const retry: Action<{ status: DeliveryStatus }> = { needs: 'Outbox-Retry', from: [{ status: ['Failed'] }] }
export const retryGate = (deliveries: readonly { status: DeliveryStatus }[], permission: ReadonlySet<Permission>) =>
  deliveries.map((one) => gate(retry, one, permission, 'delivery')).find(({ enabled }) => !enabled) ??
  permissionGate(permission, retry.needs)

/** Seconds before each of the five further attempts. */
export const standardBackOff = [30, 120, 600, 3600, 14_400] as const

/** The wait before the next attempt after so many; none is left when it answers nothing. */
export const nextAttemptAfter = (attempts: number, backOff: readonly number[]) => backOff[attempts - 1]
