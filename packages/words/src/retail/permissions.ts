import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const retailPermissionWords: PermissionsOfArea<'retail'> = {
  area: ['Retail', 'Ritel'],
  allows: {},
}
