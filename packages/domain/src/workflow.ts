import type { Statuses } from './message-values.ts'
import { because, type Message, plain } from './messages.ts'
import type { Needs, Permission } from './permissions.ts'

type StatusLists<Thing> = { readonly [Field in keyof Thing]?: readonly Thing[Field][] }

/**
 * One row of an action table. `from` lists alternatives: one suffices, and inside one every field named must hold the
 * current value. A field not named, an empty list, or no `from` at all restricts nothing.
 */
/** `Needed` narrows the permission; an intersection of two lists that long is more than the compiler takes. */
export type Action<Thing, Needed extends Needs = Needs> = {
  needs: Needed
  from?: readonly StatusLists<Thing>[]
  to?: Partial<Thing>
  /** Each returns an objection or undefined. */
  guards?: readonly ((thing: Thing) => Message | string | undefined)[]
}

/** The server answers with the reason, the web shows it at the button. */
export type Gate = { enabled: true; because?: undefined } | { enabled: false; because: Message }

const open: Gate = { enabled: true }
const shut = (reason: Message): Gate => ({ enabled: false, because: reason })

export const holds = (permission: ReadonlySet<Permission>, needs: Needs) =>
  needs === 'public' || needs === 'signed-in' || needs === 'staff' || permission.has(needs)

/** May a user with these permissions request this at all? */
export const permissionGate = (permission: ReadonlySet<Permission>, needs: Needs): Gate =>
  holds(permission, needs) ? open : shut(because('no-permission'))

/** May a user with these permissions do this to this record now? The most serious reason comes first. */
export const gate = <Thing extends object>(
  action: Action<Thing>,
  thing: NoInfer<Thing>,
  permission: ReadonlySet<Permission>,
  /** Whose statuses they are, where other records have a field of the same name. */
  entity?: string,
): Gate => {
  if (!holds(permission, action.needs)) return shut(because('no-permission'))
  const alternatives = action.from ?? []
  if (alternatives.length > 0 && !alternatives.some((alternative) => contains(alternative, thing)))
    return shut(because('needs-status', { statuses: statusesIn(alternatives, entity) }))
  const objection = action.guards?.map((guard) => guard(thing)).find(Boolean)
  return objection ? shut(asMessage(objection)) : open
}

const asMessage = (said: Message | string): Message => (typeof said === 'string' ? plain(said) : said)

const restrictions = <Thing>(lists: StatusLists<Thing>) =>
  (Object.entries(lists) as [keyof Thing, readonly Thing[keyof Thing][]][]).filter(([, allowed]) => allowed.length > 0)

const contains = <Thing>(lists: StatusLists<Thing>, thing: Thing) =>
  restrictions(lists).every(([field, allowed]) => allowed.includes(thing[field]))

const statusesIn = <Thing>(alternatives: readonly StatusLists<Thing>[], entity: string | undefined): Statuses[] =>
  alternatives.flatMap((lists) =>
    restrictions(lists).map(([field, allowed]) => ({
      field: String(field),
      ...(entity ? { entity } : {}),
      statuses: allowed.map(String),
    })),
  )
