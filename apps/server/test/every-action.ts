import type { Endpoint } from '@sejuk/contract/endpoint'
import { type RoleCode, roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import type { Call, startTestServer } from './servers/test-server.ts'

/** A document in a status that no action begins from, and what each of its actions is sent. */
export type ActedOn = {
  key: string
  code: string
  names: readonly string[]
  needsOf: (name: string) => string
  endpoints: Record<string, Endpoint | undefined>
  forms: Record<string, object>
}

const home = '705'
const branches = [home, '713']
const seesAll = (role: RoleCode) => roleFacts[role].view_data === 'View_Data_All_Branches'
const seesBranch = (role: RoleCode) =>
  ['View_Data_My_Branch', 'View_Data_Multi_Branch'].includes(roleFacts[role].view_data ?? '')

/** 403 without the permission, 404 out of sight, 409 with a reason where the status does not allow it; never a fault. */
const expected = (role: RoleCode, needs: string, isOwnBranch: boolean) => {
  const holds = standardRoles[role].permissions.some((one) => one === needs)
  if (!holds) return '403'
  return seesAll(role) || (isOwnBranch && seesBranch(role)) ? '409' : '404'
}

/** Every standard role, in the branch 705 and in another, tries every action; what was answered otherwise than the tables say. */
export const everyRoleTries = async ({ as }: Pick<Awaited<ReturnType<typeof startTestServer>>, 'as'>) => {
  const users: { role: RoleCode; department: string; user: Call }[] = []
  for (const [n, role] of (Object.keys(standardRoles) as RoleCode[]).entries())
    for (const department of branches) {
      const user = await as([...standardRoles[role].permissions], {
        ...{ usercode: `R${n}-${department}`, department, departmentlist: [department] },
        view_data: roleFacts[role].view_data,
      })
      users.push({ role, department, user })
    }
  return async ({ key, code, names, needsOf, endpoints, forms }: ActedOn) => {
    const wrong: unknown[] = []
    let tried = 0
    for (const { role, department, user } of users)
      for (const action of names) {
        const endpoint = endpoints[action]
        if (!endpoint) continue
        tried += 1
        const answer = await user(endpoint, { [key]: code, row_version: 1, reason: 'Because', ...forms[action] })
        const wanted = expected(role, needsOf(action), department === home)
        if (answer.code !== wanted || answer.message === '') wrong.push([role, department, action, wanted, answer])
      }
    return { tried, wrong }
  }
}
