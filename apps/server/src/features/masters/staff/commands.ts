import type * as contract from '@sejuk/contract/masters/staff'
import { sameRights } from '@sejuk/domain/masters/staff'
import { because } from '@sejuk/domain/messages'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { users as t } from '../../../db/tables/platform/users.ts'
import { enforce, refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { notifyRoleChange } from '../../../platform/notify/notify-role-change.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { changingAccess, refuseUnlessGives, refuseUnlessManages } from '../../../platform/session/access.ts'
import { endSessions } from '../../../platform/session/end-sessions.ts'
import { requireOwnPassword } from '../../../platform/session/own-password.ts'
import { logSecurity } from '../../../platform/session/security-log.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'
import { noRights, putStaffRights, type Rights, requireBranches, validateStaffRights } from './rights.ts'
import { findStaff } from './rows.ts'
import { notifySignInChange, requireSignInRights } from './sign-in-changes.ts'

const entity = 'staff'
type Form = Omit<RequestContext<typeof contract.createStaff>['input'], 'usercode'>

/** Left out, they stay as they are. */
const rightsIn = (form: Form, before: Rights): Rights => ({
  department: form.department,
  departmentlist: [...new Set(form.departmentlist ?? before.departmentlist)].sort(),
  roles: [...new Set(form.roles ?? before.roles)].sort(),
  view_data: form.view_data === undefined ? before.view_data : form.view_data,
  asc_code: form.asc_code === undefined ? before.asc_code : form.asc_code,
})
const factsIn = ({
  username,
  login_name,
  title,
  email,
  phone,
  allow_visit_customer,
  join_date,
  resign_date,
}: Form) => ({
  username,
  login_name,
  title: title ?? '',
  email,
  phone,
  allow_visit_customer,
  join_date,
  resign_date,
})

/** One types a sign-in name or an e-mail: what is one person's must not be the other of somebody else. */
const requireOwnNames = async (db: Db, usercode: string, names: { login_name?: string; email: string | null }) => {
  for (const [field, column] of [
    ['email', t.login_name],
    ['login_name', t.email],
  ] as const) {
    const name = names[field]?.toLowerCase()
    if (!name) continue
    const taken = await db.$count(t, and(ne(t.usercode, usercode), eq(sql`lower(${column})`, name)))
    if (taken) refuseField(field, because('somebody-else-signs-in-with'))
  }
}

export const createStaff = ({ db, viewer, actor, input }: RequestContext<typeof contract.createStaff>) =>
  changingAccess(db, async () => {
    const { usercode, ...form } = input
    const facts = factsIn(form)
    await requireOwnNames(db, usercode, facts)
    const rights = rightsIn(form, noRights(form.department))
    await requireBranches(db, viewer, 'department', [form.department])
    await validateStaffRights(db, viewer, noRights(form.department), rights)
    const { department, view_data, asc_code } = rights
    await db.insert(t).values({ usercode, ...facts, department, view_data, asc_code })
    await putStaffRights(db, actor, usercode, noRights(department), rights)
    await logActions(db, actor, [{ entity, entity_code: usercode, action: 'create', after: { ...facts, ...rights } }])
    return { data: null }
  })

/** The person, locked, in sight, and still as the caller saw them. */
const lockStaff = async (
  { db, viewer }: Pick<RequestContext<typeof contract.updateStaff>, 'db' | 'viewer'>,
  usercode: string,
  row_version: number | undefined,
  form: object = {},
) => {
  await db.select({ code: t.usercode }).from(t).where(eq(t.usercode, usercode)).for('update')
  const found = await findStaff(db, usercode, usercode === viewer.usercode ? undefined : viewer)
  if (!found) return refuse('notFound')
  const { roles, departmentlist, dept_name: _, created_date: __, ...rest } = found
  const person = {
    ...rest,
    roles: roles.map(({ role_code }) => role_code).sort(),
    departmentlist: departmentlist.map(({ dept_code }) => dept_code),
  }
  return stillCurrent(db, person, {
    entity,
    entity_code: usercode,
    row_version: row_version ?? person.row_version,
    form,
  })
}

export const updateStaff = (context: RequestContext<typeof contract.updateStaff>) =>
  changingAccess(context.db, async () => {
    const { db, viewer, actor, input } = context
    const { usercode, row_version, ...form } = input
    const facts = factsIn(form)
    const before = await lockStaff(context, usercode, row_version, { ...form, title: facts.title })
    const rights = rightsIn(form, before)
    await refuseUnlessManages(db, viewer, usercode)
    await requireOwnNames(db, usercode, facts)
    if (!sameRights(before, rights)) await refuseUnlessGives(db, viewer, usercode)
    await validateStaffRights(db, viewer, before, rights)
    requireSignInRights(viewer, before, facts)
    const { department, view_data, asc_code } = rights
    await notifySignInChange(context, before, { ...before, ...facts })
    await db
      .update(t)
      .set({ ...facts, department, view_data, asc_code })
      .where(eq(t.usercode, usercode))
    await putStaffRights(db, actor, usercode, before, rights)
    const after = { ...before, ...facts, ...rights }
    await logActions(db, actor, [{ entity, entity_code: usercode, action: 'update', before, after }])
    await viewersChanged(db, [usercode])
    if (before.roles.toSorted().join() !== rights.roles.join())
      await notifyRoleChange(context, [usercode], actor.username)
    return { data: null }
  })

/** One signs in with it, so an account that stands above is not touched here either. */
export const updateStaffEmail = async ({ db, ...context }: StepwiseContext<typeof contract.updateStaffEmail>) => {
  const { viewer, actor, input } = context
  const { usercode = viewer.usercode, current_password } = input
  if (usercode !== viewer.usercode) enforce(permissionGate(viewer.permission, 'Staff-Modify'))
  else await requireOwnPassword(db, actor, current_password)
  return db.transaction((tx) => putEmail({ db: tx, ...context }))
}

const putEmail = async (context: RequestContext<typeof contract.updateStaffEmail>) => {
  const { db, viewer, actor, input } = context
  const { usercode = viewer.usercode, row_version, email } = input
  const before = await lockStaff(context, usercode, row_version, { email })
  await refuseUnlessManages(db, viewer, usercode)
  await requireOwnNames(db, usercode, { email })
  await notifySignInChange(context, before, { ...before, email })
  await db.update(t).set({ email }).where(eq(t.usercode, usercode))
  await logActions(db, actor, [
    { entity, entity_code: usercode, action: 'update-email', before: { email: before.email }, after: { email } },
  ])
  return { data: null }
}

const switchStaff = (context: RequestContext<typeof contract.deactivateStaff>, is_active: boolean) =>
  changingAccess(context.db, async () => {
    const { db, viewer, actor, input } = context
    const { usercode, row_version, reason } = input
    const before = await lockStaff(context, usercode, row_version)
    await refuseUnlessManages(db, viewer, usercode)
    if (usercode === viewer.usercode)
      refuse('conflict', { status: 'NotYours', because: because('you-cannot-switch-your-own') })
    if (before.is_active === is_active)
      refuse('conflict', {
        status: 'AlreadyDone',
        message: is_active ? 'The account is already active' : 'The account is already switched off',
      })
    await db.update(t).set({ is_active }).where(eq(t.usercode, usercode))
    const action = is_active ? 'activate' : 'deactivate'
    const [was, is] = [{ is_active: before.is_active }, { is_active }]
    await logActions(db, actor, [{ entity, entity_code: usercode, action, reason, before: was, after: is }])
    await logSecurity(db, actor, [{ kind: is_active ? 'account-switched-on' : 'account-switched-off', usercode }])
    await viewersChanged(db, [usercode])
    if (!is_active) await endSessions(db, usercode)
    return { data: null }
  })

export const deactivateStaff = (context: RequestContext<typeof contract.deactivateStaff>) => switchStaff(context, false)
export const activateStaff = (context: RequestContext<typeof contract.activateStaff>) => switchStaff(context, true)
