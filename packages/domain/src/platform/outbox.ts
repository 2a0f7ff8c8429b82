/**
 * Waiting for its turn or its next attempt, on its way, gone out, written to the file of the day because the channel is not
 * configured, or given up.
 */
export const deliveryStatuses = ['Waiting', 'Sending', 'Sent', 'Written', 'Failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Only what was given up can be tried again by hand; the rest is still on its way, or has arrived. */
export const mayRetry = (status: DeliveryStatus) => status === 'Failed'

/** Seconds before each of the five further attempts. */
export const standardBackOff = [30, 120, 600, 3600, 14_400] as const

/** The wait before the next attempt after so many; none is left when it answers nothing. */
export const nextAttemptAfter = (attempts: number, backOff: readonly number[]) => backOff[attempts - 1]
