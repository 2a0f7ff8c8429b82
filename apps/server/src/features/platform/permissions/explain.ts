import type * as contract from '@sejuk/contract/platform/permissions'
import type { ExplainedLink } from '@sejuk/contract/platform/permissions'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { and, eq } from 'drizzle-orm'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { explainRecord, explainScope, explainStatus } from './explain-records.ts'
import { explainMenu, explainRights, readRights } from './explain-rights.ts'

type Explain = RequestContext<typeof contract.explainPermission>

/**
 * Why somebody can or cannot: the account, the menu that leads to the page and its guard, the permission, the scope, and the
 * record itself. Each link says what decides it; all must hold.
 */
export const explainPermission = async ({ db, viewer, input }: Explain) => {
  const { usercode, code, page, entity, entity_code } = input
  const [person] = await db
    .select({
      usercode: users.usercode,
      username: users.username,
      dept_name: departments.dept_name,
      is_active: users.is_active,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(and(eq(users.usercode, usercode), visibleUsers(viewer)))
  const found = person && (await findViewer(db, usercode))
  if (!found) refuse('notFound')
  const rights = await readRights(db, usercode)
  const guard = page ? pageGuard(page) : undefined
  const links: ExplainedLink[] = [
    {
      about: 'account',
      is_open: person.is_active,
      because: [person.is_active ? 'The account is active' : 'The account is switched off'],
    },
  ]
  if (page) links.push(await explainMenu(db, rights, page))
  if (guard) links.push(explainRights('guard', rights, guard))
  if (code) links.push(explainRights('permission', rights, code))
  links.push(await explainScope(db, found.viewer, usercode))
  if (entity && entity_code) {
    links.push(await explainRecord(db, viewer, found.viewer, entity, entity_code))
    const status = await explainStatus(db, entity, entity_code, code)
    if (status) links.push(status)
  }
  const { is_active: _, ...facts } = person
  return {
    data: {
      person: { ...facts, view_data: found.viewer.view_data },
      is_open: links.every(({ is_open }) => is_open),
      links,
    },
  }
}
