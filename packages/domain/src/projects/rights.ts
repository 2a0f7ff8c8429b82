import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const logsProjects = ['Project-Log-Create-Open', 'Project-Log-Modify-Open'] as const satisfies Codes
const approvesProjects = [
  'Project-Submitted-Open',
  'Project-Submitted-Approve-Open',
  'Project-Replace-Salesman-Open',
] as const satisfies Codes

export const projectsRights: RoleRights = {
  'Branch-Manager': [...logsProjects, ...approvesProjects],
  Salesman: [...logsProjects],
  SPV: [...logsProjects, ...approvesProjects],
  Designer: [...logsProjects],
  'Project-HO': [...logsProjects, ...approvesProjects],
  'TS-Manager': [...logsProjects],
}
