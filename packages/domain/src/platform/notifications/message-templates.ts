import type { Language } from '../languages.ts'
import { type Channel, channels } from './event-rules.ts'
import { type EventCode, eventCodes } from './notifications.ts'

/** One text: of an event, for a channel, in a language. */
export type TemplatePlace = { event: EventCode; channel: Channel; language: Language }

export const templateCode = ({ event, channel, language }: TemplatePlace) => `${event}.${channel}.${language}`

export const templatePlaces: readonly TemplatePlace[] = eventCodes.flatMap((event) =>
  channels.flatMap((channel) => (['default', 'local'] as const).map((language) => ({ event, channel, language }))),
)

const byCode = new Map(templatePlaces.map((place) => [templateCode(place), place]))
export const placeOf = (code: string) => byCode.get(code)

/** A message by telephone has no subject line and little room. */
export const bodyLimits: Record<Channel, number> = { inapp: 500, email: 10_000, whatsapp: 1000, sms: 320, wecom: 2000 }
export const subjectLimit = 200
export const hasSubject = (channel: Channel) => channel === 'email' || channel === 'inapp' || channel === 'wecom'
