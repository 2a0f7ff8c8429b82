import { changesBetween } from '@sejuk/domain/platform/roles'
import type { ViewData } from '@sejuk/domain/viewers'
import type { Fields } from '../change-lines.tsx'

export type RoleValues = {
  role_name: string
  view_data: ViewData
  is_active: boolean
  needs_second_factor: boolean
  permissions: string[]
  menus: number[]
}
const plain = ['role_name', 'view_data', 'is_active', 'needs_second_factor'] as const
const lists = ['permissions', 'menus'] as const

/** What differs between two states of a role: values from and to, lists what went and what came. */
export const roleChanges = (before: RoleValues, after: RoleValues): Fields => {
  const fields: Fields = {}
  for (const name of plain) if (before[name] !== after[name]) fields[name] = [before[name], after[name]]
  for (const name of lists) {
    const { added, removed } = changesBetween<string | number>(before[name], after[name])
    if (added.length || removed.length) fields[name] = [removed, added]
  }
  return fields
}

export const countChanges = (fields: Fields) =>
  Object.values(fields).reduce(
    (sum, [from, to]) => sum + (Array.isArray(from) && Array.isArray(to) ? from.length + to.length : 1),
    0,
  )

const withMine = <Code extends string | number>(base: Code[], mine: Code[], theirs: Code[]) => {
  const { added, removed } = changesBetween(base, mine)
  return [...new Set([...theirs.filter((code) => !removed.includes(code)), ...added])]
}

/** Theirs, with what I changed laid over it: nobody's change is lost but where both changed the same value. */
export const mergeRole = (base: RoleValues, mine: RoleValues, theirs: RoleValues): RoleValues => ({
  role_name: mine.role_name === base.role_name ? theirs.role_name : mine.role_name,
  view_data: mine.view_data === base.view_data ? theirs.view_data : mine.view_data,
  is_active: mine.is_active === base.is_active ? theirs.is_active : mine.is_active,
  needs_second_factor:
    mine.needs_second_factor === base.needs_second_factor ? theirs.needs_second_factor : mine.needs_second_factor,
  permissions: withMine(base.permissions, mine.permissions, theirs.permissions),
  menus: withMine(base.menus, mine.menus, theirs.menus),
})
