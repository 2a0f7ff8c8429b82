import type * as contract from '@sejuk/contract/masters/staff'
import { sellingRoles } from '@sejuk/domain/masters/staff'
import { objectionToChangingRights, objectionToManaging } from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { users as t } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { appSecret } from '../../../platform/session/app-secret.ts'
import { sealedCodes } from '../../../platform/session/sealed-codes.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { findStaff, holdsRole, staffFields, staffSource, visibleStaff } from './rows.ts'

const sorts = { username: t.username, usercode: t.usercode, department: t.department, created_date: t.created_date }
const inBranches = (codes: readonly string[]) => (codes.length ? inArray(t.department, [...codes]) : undefined)

type Filters = {
  search: string
  dept_code: string[]
  role_code?: readonly string[]
  asc_code?: string
  is_active?: boolean
}
const asked = (viewer: Viewer, filters: Filters) => filtered(visibleStaff(viewer), filters)
const filtered = (scope: SQL | undefined, { search, dept_code, role_code = [], asc_code, is_active }: Filters) =>
  and(
    scope,
    inBranches(dept_code),
    holdsRole(role_code),
    asc_code ? eq(t.asc_code, asc_code) : undefined,
    is_active === undefined ? undefined : eq(t.is_active, is_active),
    containsText(search, t.username, t.usercode, t.email),
  )

export const listStaff = ({ db, viewer, input }: RequestContext<typeof contract.listStaff>) =>
  listPage(db, {
    input,
    source: staffSource,
    own: sql`${t}`,
    // An index of the staff begins with the branch.
    ...scoped(partsAsItOpens(viewer, input, 'username', { dept_code: t.department }), visibleUsers(viewer), (scope) =>
      filtered(and(scope, sql`${t.is_staff}`), input),
    ),
    key: t.usercode,
    sorts,
    sort: 'username',
    fields: staffFields,
  })

export const listPromotorSalesman = ({ db, viewer, input }: RequestContext<typeof contract.listPromotorSalesman>) =>
  listPage(db, {
    input,
    source: staffSource,
    where: asked(viewer, { ...input, role_code: sellingRoles }),
    key: t.usercode,
    sorts,
    sort: 'username',
    fields: staffFields,
  })

type Choosing = { page: number; search: string; dept_code: string[]; role_code?: string[] }
const choose = (db: Db, viewer: Viewer, { page, search, dept_code, role_code = [] }: Choosing) =>
  dropdownPage(db, {
    page,
    source: sql`${t}`,
    where: asked(viewer, { search, dept_code, role_code, is_active: true }),
    key: t.usercode,
    order: t.username,
    fields: {
      value: t.usercode,
      label: sql<string>`'(' || ${t.usercode} || ') ' || ${t.username}`,
      usercode: t.usercode,
      username: t.username,
      department: t.department,
    },
    isSearch: search !== '',
  })

export const staffDropdown = async ({ db, viewer, input }: RequestContext<typeof contract.staffDropdown>) =>
  asFormLookup(
    input,
    await choose(db, viewer, { ...input, role_code: [...input.role_code, ...(input.type ? [input.type] : [])] }),
  )
export const staffDropdownByDepartment = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.staffDropdownByDepartment>) => choose(db, viewer, input)

const detailOf = async (db: Db, viewer: Viewer, usercode: string) => {
  const isOneself = usercode === viewer.usercode
  const found = await findStaff(db, usercode, isOneself ? undefined : viewer)
  const person = found && (await findViewer(db, usercode))?.viewer
  if (!person) return refuse('notFound')
  return {
    data: {
      ...found,
      why_not_manage: objectionToManaging(viewer, person) ?? null,
      why_not_give: objectionToChangingRights(viewer, person) ?? null,
    },
  }
}

export const getStaff = ({ db, viewer, input }: RequestContext<typeof contract.getStaff>) =>
  detailOf(db, viewer, input.id)

export const getStaffWithCrypt = async ({ db, viewer, input }: RequestContext<typeof contract.getStaffWithCrypt>) => {
  const usercode = sealedCodes(await appSecret(db), 'user').open(input.usercode)
  if (usercode !== viewer.usercode && !holds(viewer.permission, 'Staff-Search')) refuse('noPermission')
  return detailOf(db, viewer, usercode)
}

export const getStaffOfLogin = ({ db, viewer }: RequestContext<typeof contract.getStaffOfLogin>) =>
  detailOf(db, viewer, viewer.usercode)

export const staffLog = async ({ db, viewer, input }: RequestContext<typeof contract.staffLog>) => {
  if (!(await findStaff(db, input.code, viewer))) refuse('notFound')
  return historyOf(db, 'staff', input.code, input.page)
}
