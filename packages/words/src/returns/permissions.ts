import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const returnsPermissionWords: PermissionsOfArea<'returns'> = {
  area: ['Returns', 'Retur'],
  allows: {},
}
