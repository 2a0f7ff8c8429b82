import type { RoleRights } from '../role-facts.ts'

export const companyRights: RoleRights = {}
