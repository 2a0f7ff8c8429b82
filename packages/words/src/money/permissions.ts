import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const moneyPermissionWords: PermissionsOfArea<'money'> = {
  area: ['Money desk', 'Meja uang'],
  allows: {},
}
