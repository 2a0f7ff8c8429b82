import type { Needs, Permission } from './permissions.ts'

type StatusLists<Thing> = { readonly [Field in keyof Thing]?: readonly Thing[Field][] }

/**
 * One row of an action table. `from` lists alternatives: one suffices, and inside one every field named must hold the
 * current value. A field not named, an empty list, or no `from` at all restricts nothing.
 */
export type Action<Thing> = {
  needs: Needs
  from?: readonly StatusLists<Thing>[]
  to?: Partial<Thing>
  /** Each objects with a sentence, or says nothing. */
  guards?: readonly ((thing: Thing) => string | undefined)[]
}

/** Reasons are sentences: the server answers with them, the web shows them at the button. */
export type Gate = { enabled: true; why_not?: undefined } | { enabled: false; why_not: string }

const open: Gate = { enabled: true }
const shut = (why_not: string): Gate => ({ enabled: false, why_not })

export const holds = (permission: ReadonlySet<Permission>, needs: Needs) =>
  needs === 'public' || needs === 'signed-in' || permission.has(needs)

/** May somebody with these permissions ask for this at all? */
export const permissionGate = (permission: ReadonlySet<Permission>, needs: Needs): Gate =>
  holds(permission, needs) ? open : shut('No Permission')

/** May this be done to this thing, now, by somebody with these permissions? The least negotiable reason comes first. */
export const gate = <Thing extends object>(
  action: Action<Thing>,
  thing: NoInfer<Thing>,
  permission: ReadonlySet<Permission>,
): Gate => {
  if (!holds(permission, action.needs)) return shut('No Permission')
  const alternatives = action.from ?? []
  if (alternatives.length > 0 && !alternatives.some((alternative) => contains(alternative, thing)))
    return shut(needsStatus(alternatives))
  const objection = action.guards?.map((guard) => guard(thing)).find(Boolean)
  return objection ? shut(objection) : open
}

const restrictions = <Thing>(lists: StatusLists<Thing>) =>
  (Object.entries(lists) as [keyof Thing, readonly Thing[keyof Thing][]][]).filter(([, allowed]) => allowed.length > 0)

const contains = <Thing>(lists: StatusLists<Thing>, thing: Thing) =>
  restrictions(lists).every(([field, allowed]) => allowed.includes(thing[field]))

/** Two statuses are named, the others counted. */
const needsStatus = <Thing>(alternatives: readonly StatusLists<Thing>[]) => {
  const names = [...new Set(alternatives.flatMap((lists) => restrictions(lists).flatMap(([, allowed]) => allowed)))]
  const [first, second, ...others] = names.map(String)
  if (!second) return `Needs status ${first}`
  return others.length ? `Needs status ${first}, or ${others.length + 1} more` : `Needs status ${first} or ${second}`
}
