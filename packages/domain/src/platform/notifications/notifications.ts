import { aftersalesEvents } from '../../aftersales/events.ts'
import { catalogueEvents } from '../../catalogue/events.ts'
import { customersEvents } from '../../customers/events.ts'
import { deliveryEvents } from '../../delivery/events.ts'
import { fieldEvents } from '../../field/events.ts'
import { financeEvents } from '../../finance/events.ts'
import { moneyEvents } from '../../money/events.ts'
import { companyEvents } from '../../company/events.ts'
import { booksEvents } from '../../books/events.ts'
import { installersEvents } from '../../installers/events.ts'
import { learningEvents } from '../../learning/events.ts'
import { projectsEvents } from '../../projects/events.ts'
import { retailEvents } from '../../retail/events.ts'
import { returnsEvents } from '../../returns/events.ts'
import { salesEvents } from '../../sales/events.ts'
import { sparepartsEvents } from '../../spareparts/events.ts'
import { stockEvents } from '../../stock/events.ts'
import { supervisionEvents } from '../../supervision/events.ts'
import type { Viewer } from '../../viewers.ts'
import { platformEvents } from '../events.ts'
import { installerRoles } from '../languages.ts'
import type { Channel, EventRule, EventRules, Kinds } from './event-rules.ts'

/** Notification events, one line per area. */
export const events = {
  ...platformEvents,
  ...customersEvents,
  ...catalogueEvents,
  ...stockEvents,
  ...supervisionEvents,
  ...sparepartsEvents,
  ...retailEvents,
  ...returnsEvents,
  ...deliveryEvents,
  ...financeEvents,
  ...moneyEvents,
  ...companyEvents,
  ...booksEvents,
  ...learningEvents,
  ...projectsEvents,
  ...fieldEvents,
  ...salesEvents,
  ...installersEvents,
  ...aftersalesEvents,
} as const satisfies EventRules

export type EventCode = keyof typeof events
export const eventCodes = Object.keys(events) as [EventCode, ...EventCode[]]
export type VariablesOf<E extends EventCode> = {
  [Name in keyof (typeof events)[E]['variables']]: (typeof events)[E]['variables'][Name] extends { kind: infer Kind }
    ? Kinds[Kind & keyof Kinds]
    : never
}
export const ruleOf = (event: EventCode): EventRule => events[event]

/** Whether the event can reach this user: preferences list only such events. */
export const mayConcern = (event: EventCode, { role, permission }: Pick<Viewer, 'role' | 'permission'>): boolean => {
  const { concerns } = ruleOf(event)
  if (!concerns) return true
  if (concerns === 'installers') return role.some((code) => installerRoles.has(code))
  return concerns.some((code) => permission.has(code))
}

/** `choice` is the user's preference for this event and channel, if any. */
export const isChannelOn = (event: EventCode, channel: Channel, choice: boolean | undefined) => {
  const { on, mandatory } = ruleOf(event)
  return mandatory.includes(channel) || (choice ?? on.includes(channel))
}
