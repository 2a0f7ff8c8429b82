import type { RoleRights } from '../role-facts.ts'

export const retailRights: RoleRights = {}
