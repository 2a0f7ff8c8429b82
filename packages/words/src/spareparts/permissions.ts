import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const sparepartsPermissionWords: PermissionsOfArea<'spareparts'> = {
  area: ['Spare parts', 'Suku cadang'],
  allows: {},
}
