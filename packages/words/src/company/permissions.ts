import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const companyPermissionWords: PermissionsOfArea<'company'> = {
  area: ['Company', 'Perusahaan'],
  allows: {},
}
