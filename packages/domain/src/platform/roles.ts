import { pathOf } from '../pages.ts'
import type { Permission } from '../permissions.ts'
import { type ViewData, type Viewer, viewDataScopes } from '../viewers.ts'

export const administrator = 'Administrator'

/** Permissions that can grant others. Accounts that hold one are changed only by users who hold as many. */
export const keyPermissions = [
  'Role-Permission-Modify',
  'Role-User-Modify',
  'Role-User-Override',
  'Staff-Reset-Password',
  'Staff-Reset-Second-Factor',
] as const satisfies readonly Permission[]

/** Without these an administrator could no longer put things right. */
export const administratorNeeds = [
  'Role-Permission-Search',
  'Role-Permission-Modify',
  'Role-User-Modify',
] as const satisfies readonly Permission[]
export const rolePage = pathOf('roles')

export const lastAdministrator = 'At least one active administrator must be able to change roles and permissions'
const notYourself = 'You cannot change your own roles, scope or permissions'
const onlyAdministrators = 'Only an Administrator may change this account'
const theirRole = 'Only an Administrator may change the role Administrator'
const widerScope = 'You cannot give a scope wider than your own'

/** The granting user. */
export type Giver = Pick<Viewer, 'usercode' | 'role' | 'permission' | 'view_data'>
/** An objection is a sentence; silence is consent. */
type Objection = string | undefined

export const isAdministrator = ({ role }: Pick<Viewer, 'role'>) => role.includes(administrator)

/** Scopes are ordered from widest to narrowest. */
const widthOf = (scope: ViewData | null) => (scope ? viewDataScopes.indexOf(scope) : viewDataScopes.length)
const isWider = (scope: ViewData | null, than: ViewData | null) => widthOf(scope) < widthOf(than)

const named = (codes: readonly string[]) =>
  codes.length > 3 ? `${codes.slice(0, 3).join(', ')} +${codes.length - 3}` : codes.join(', ')

/**
 * Users cannot grant a permission or scope they do not have: otherwise two users could escalate each other's rights.
 */
export const objectionToGiving = (
  giver: Giver,
  given: { permissions: readonly string[]; view_data?: ViewData | null },
): Objection => {
  if (isAdministrator(giver)) return undefined
  const lacking = given.permissions.filter((code) => !giver.permission.has(code as Permission))
  if (lacking.length) return `You can only give permissions that you hold yourself: ${named(lacking)}`
  if (given.view_data && isWider(given.view_data, giver.view_data)) return widerScope
  return undefined
}

/** An account with granting permissions is changed only by a user who has as many. */
export const objectionToManaging = (
  giver: Giver,
  person: { usercode: string; role: readonly string[]; permission: ReadonlySet<Permission> },
): Objection => {
  if (isAdministrator(giver)) return undefined
  const isAbove = keyPermissions.some((key) => person.permission.has(key) && !giver.permission.has(key))
  return isAdministrator(person) || isAbove ? onlyAdministrators : undefined
}

/** For roles, scope and permissions also: users cannot change their own rights. */
export const objectionToChangingRights = (
  giver: Giver,
  person: Parameters<typeof objectionToManaging>[1],
): Objection => (person.usercode === giver.usercode ? notYourself : objectionToManaging(giver, person))

type RoleRights = {
  view_data: ViewData
  is_active: boolean
  permissions: readonly string[]
}

/** The permissions a change newly grants to the role's users: activating a role grants all of them. */
export const givenByRole = (before: RoleRights | undefined, after: RoleRights) => {
  if (!after.is_active) return { permissions: [], view_data: null }
  const had = new Set(before?.is_active ? before.permissions : [])
  const isScopeNew = !before?.is_active || before.view_data !== after.view_data
  return {
    permissions: after.permissions.filter((code) => !had.has(code)),
    view_data: isScopeNew ? after.view_data : null,
  }
}

export const objectionToRole = (
  giver: Giver,
  role_code: string,
  before: RoleRights | undefined,
  after: RoleRights,
): Objection => {
  if (role_code === administrator && !isAdministrator(giver)) return theirRole
  return objectionToGiving(giver, givenByRole(before, after))
}

/** What came and what went, in order. */
export const changesBetween = <Code extends string | number>(before: readonly Code[], after: readonly Code[]) => {
  const [was, is] = [new Set(before), new Set(after)]
  return { added: [...is].filter((code) => !was.has(code)), removed: [...was].filter((code) => !is.has(code)) }
}

/** A change can be taken back for a day. */
export const undoHours = 24
