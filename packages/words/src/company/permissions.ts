import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const companyPermissionWords: PermissionsOfArea<'company'> = {
  area: ['Company', 'Perusahaan'],
  allows: {
    'Legal-Entity-View': ['See the company data on papers', 'Melihat data perusahaan di dokumen'],
  },
}
