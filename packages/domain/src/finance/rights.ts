import type { RoleRights } from '../role-facts.ts'

export const financeRights: RoleRights = {}
