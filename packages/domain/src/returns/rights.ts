import type { RoleRights } from '../role-facts.ts'

export const returnsRights: RoleRights = {}
