import type { FieldAction } from '@sejuk/domain/aftersales/work-orders/field-work'

/** What else a technician may do to a job, and what it is called. */
export const otherActions = [
  ['ask-support', 'askSupport'],
  ['schedule', 'chooseDay'],
  ['re-schedule', 'moveVisit'],
  ['cancel', 'cancelJob'],
] as const satisfies [FieldAction, string][]
export type OtherAction = (typeof otherActions)[number][0]
