import { changedCodes } from '../../../platform/session/security-log.ts'
import type { AccessKind, Fields } from './kinds.ts'

type Pair = [removed: readonly unknown[], added: readonly unknown[]]
const textOf = (field: string, [before, after]: Fields[string]) =>
  Array.isArray(before) && Array.isArray(after)
    ? changedCodes({ added: after, removed: before })
    : `${field}: ${before} > ${after}`

const overrideText = (code: string, [, after]: Fields[string]) => {
  if (!after) return `${code}: -`
  const { is_allowed, until_date } = after as { is_allowed: boolean; until_date: string | null }
  return `${is_allowed ? '+' : '-'}${code}${until_date ? ` (${until_date})` : ''}`
}

/** What a change of access is in the security log: one row a person, or one for the role. The order of menus is no access. */
export const securityEventsOf = (kind: AccessKind<never>['kind'], code: string, fields: Fields) => {
  const all = Object.entries(fields)
  if (kind === 'role')
    return [
      { kind: 'role-rights-changed', detail: `${code}: ${all.map(([field, pair]) => textOf(field, pair)).join(', ')}` },
    ] as const
  if (kind === 'person')
    return all.map(([permission, pair]) => ({
      kind: 'permission-overridden' as const,
      usercode: code,
      detail: overrideText(permission, pair),
    }))
  if (kind !== 'role-users') return []
  const [removed, added] = (fields.users ?? [[], []]) as Pair
  const rowsOf = (people: readonly unknown[], sign: string) =>
    people.map((person) => ({ kind: 'roles-changed' as const, usercode: String(person), detail: `${sign}${code}` }))
  return [...rowsOf(added, '+'), ...rowsOf(removed, '-')]
}
