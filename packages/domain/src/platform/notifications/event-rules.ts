import type { Language } from '../languages.ts'
import type { Permission } from '../../permissions.ts'

/** Channels. `inapp` is the inbox behind the bell. */
export const channels = ['inapp', 'email', 'whatsapp', 'sms', 'wecom'] as const
export type Channel = (typeof channels)[number]
/** External channels. */
export type OuterChannel = Exclude<Channel, 'inapp'>

/** What a variable is decides how it is written for its reader. */
/** A text that is ours stands in both languages; one that somebody typed stands as it is. */
export type SaidText = string | Readonly<Record<Language, string>>
export type Kinds = { text: SaidText; instant: string; day: string; number: number; rupiah: number; phone: string }
type Variable = { [Kind in keyof Kinds]: { kind: Kind; example: Kinds[Kind] } }[keyof Kinds]

export type EventRule = {
  /** With an example each, shown where no such record exists yet. */
  variables: Readonly<Record<string, Variable>>
  /** Whose record a preview is made of. Of the others, a message that was once sent is taken. */
  record: 'user' | 'message'
  /** On by default; users can switch them off. */
  on: readonly Channel[]
  /** On, and not to be switched off. */
  mandatory: readonly Channel[]
  /** Possible recipients: installers, or users with one of these permissions. Left out: any user. */
  concerns?: 'installers' | readonly Permission[]
}
export type EventRules = Readonly<Record<string, EventRule>>

export const text = <const Example extends string>(example: Example) => ({ kind: 'text', example }) as const
export const number = (example: number) => ({ kind: 'number', example }) as const
export const instant = (example: string) => ({ kind: 'instant', example }) as const
export const rupiah = (example: number) => ({ kind: 'rupiah', example }) as const
export const day = (example: string) => ({ kind: 'day', example }) as const
