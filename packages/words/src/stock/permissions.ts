import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const stockPermissionWords: PermissionsOfArea<'stock'> = {
  area: ['Stock', 'Stok'],
  allows: {},
}
