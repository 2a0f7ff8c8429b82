import type { RoleRights } from '../role-facts.ts'

export const moneyRights: RoleRights = {}
