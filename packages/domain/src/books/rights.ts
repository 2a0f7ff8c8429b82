import type { RoleRights } from '../role-facts.ts'

export const booksRights: RoleRights = {
  Finance: ['Journal-View', 'Account-Map-View'],
  'Finance-Manager': ['Journal-View', 'Journal-Export', 'Account-Map-View'],
}
