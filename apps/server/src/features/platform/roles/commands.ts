import type * as menuContract from '@sejuk/contract/platform/menus'
import type * as contract from '@sejuk/contract/platform/roles'
import { shortestReason } from '@sejuk/domain/company/change-proposals'
import { eq, inArray } from 'drizzle-orm'
import { menus, roles } from '../../../db/tables/platform/roles.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { changingAccess } from '../../../platform/session/access.ts'
import { changedCodes, logSecurity } from '../../../platform/session/security-log.ts'
import { proposeFromPage } from '../../company/setting-changes/commands.ts'
import { applyChange, undoChange } from './changes.ts'
import { menuTree, tidyMenu, wholeMenu } from './menu-tree.ts'
import { addRights, readRights, roleRights, tidyRights, validateRights } from './role-rights.ts'
import { roleUsers } from './role-users.ts'
import { tidyOverrides, userOverrides } from './user-overrides.ts'

export const createRole = ({ db, viewer, actor, input }: RequestContext<typeof contract.createRole>) =>
  changingAccess(db, async () => {
    const { role_code, note, ...form } = input
    const rights = tidyRights(form)
    await validateRights(db, viewer, role_code, undefined, rights)
    const { role_name, view_data, is_active, needs_second_factor } = rights
    await db.insert(roles).values({ role_code, role_name, view_data, is_active, needs_second_factor })
    await addRights(db, role_code, rights.permissions, rights.menus)
    await logActions(db, actor, [
      { entity: 'role', entity_code: role_code, action: 'create', reason: note, after: rights },
    ])
    const detail = `${role_code}: ${changedCodes({ added: rights.permissions, removed: [] })}`
    await logSecurity(db, actor, [{ kind: 'role-rights-changed', detail }])
    return { data: null }
  })

/** Whether its people sign in with a second factor is a setting that moves money: it waits for somebody above. */
export const updateRole = (context: RequestContext<typeof contract.updateRole>) =>
  changingAccess(context.db, async () => {
    const { db, input } = context
    const { role_code, row_version, note, ...form } = input
    await db.select({ code: roles.role_code }).from(roles).where(eq(roles.role_code, role_code)).for('update')
    const stored = await readRights(db, role_code)
    const after = tidyRights(form, stored)
    const asked = { entity: 'role', entity_code: role_code, row_version, form: after }
    const before = tidyRights(await stillCurrent(db, stored, asked))
    const { needs_second_factor } = before
    const written = { ...after, needs_second_factor }
    const answer = await applyChange(context, roleRights, { code: role_code, before, after: written, note })
    if (after.needs_second_factor === needs_second_factor) return answer
    return proposeFromPage(context, {
      ...{ kind: 'second_factor', scope: role_code, after: { needs_second_factor: after.needs_second_factor } },
      ...{ reason: note.length >= shortestReason ? note : null, valid_from: null, valid_until: null },
    })
  })

export const updateRoleUsers = (context: RequestContext<typeof contract.updateRoleUsers>) =>
  changingAccess(context.db, async () => {
    const { db, input } = context
    const { role_code, row_version, add, remove, note } = input
    const [role] = await db.select().from(roles).where(eq(roles.role_code, role_code)).for('update')
    await stillCurrent(db, role, { entity: 'role', entity_code: role_code, row_version, form: {} })
    const touched = [...new Set([...add, ...remove])].sort()
    const before = await roleUsers.read(db, role_code, { touched, members: [] })
    const known = touched.length ? await db.$count(users, inArray(users.usercode, touched)) : 0
    if (!before || known < touched.length) refuse('notFound')
    const members = touched.filter(
      (code) => !remove.includes(code) && (add.includes(code) || before.members.includes(code)),
    )
    return applyChange(context, roleUsers, { code: role_code, before, after: { touched, members }, note })
  })

export const updatePerson = (context: RequestContext<typeof contract.updatePerson>) =>
  changingAccess(context.db, async () => {
    const { db, input } = context
    const { usercode, row_version, note } = input
    const [person] = await db.select().from(users).where(eq(users.usercode, usercode)).for('update')
    const before = await userOverrides.read(db, usercode)
    if (!person || !before) refuse('notFound')
    const after = tidyOverrides(input.overrides)
    const asked = { entity: 'person', entity_code: usercode, row_version, form: after }
    await stillCurrent(db, { row_version: person.row_version, ...before }, asked)
    return applyChange(context, userOverrides, { code: usercode, before, after, note })
  })

export const updateMenus = (context: RequestContext<typeof menuContract.updateMenus>) =>
  changingAccess(context.db, async () => {
    const { db, input } = context
    const codes = input.menus.map(({ menu_code }) => menu_code)
    const stored = await db.select().from(menus).where(inArray(menus.menu_code, codes)).for('update')
    const byCode = new Map(stored.map((menu) => [menu.menu_code, menu]))
    for (const { row_version, ...form } of input.menus) {
      const asked = { entity: menuTree.kind, entity_code: wholeMenu, row_version, form }
      await stillCurrent(db, byCode.get(form.menu_code), asked)
    }
    const after = { menus: input.menus.map(tidyMenu).sort((a, b) => a.menu_code - b.menu_code) }
    const before = await menuTree.read(db, wholeMenu, after)
    if (before?.menus.length !== after.menus.length) refuse('invalid', { errors: { menus: ['A menu is named twice'] } })
    return applyChange(context, menuTree, { code: wholeMenu, before, after, note: input.note })
  })

export const undoAccessChange = (context: RequestContext<typeof contract.undoAccessChange>) =>
  changingAccess(context.db, () => undoChange(context, context.input.change_id))
