import type { RoleRights } from '../role-facts.ts'

export const companyRights: RoleRights = {
  Finance: ['Legal-Entity-View'],
  'Finance-Manager': ['Legal-Entity-View'],
  'Branch-Manager': ['Legal-Entity-View'],
  Director: ['Legal-Entity-View'],
}
