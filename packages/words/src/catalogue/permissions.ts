import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const cataloguePermissionWords: PermissionsOfArea<'catalogue'> = {
  area: ['Catalogue', 'Katalog'],
  allows: {},
}
