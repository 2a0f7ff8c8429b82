import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const financePermissionWords: PermissionsOfArea<'finance'> = {
  area: ['Finance', 'Keuangan'],
  allows: {},
}
