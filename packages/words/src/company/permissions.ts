import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const companyPermissionWords: PermissionsOfArea<'company'> = {
  area: ['Papers and money settings', 'Dokumen dan pengaturan keuangan'],
  allows: {
    'Legal-Entity-View': ['See the company data on papers', 'Melihat data perusahaan di dokumen'],
    'Setting-Change-View': ['See changes of settings that move money', 'Melihat perubahan pengaturan keuangan'],
    'Setting-Change-Propose': ['Propose changes of such settings', 'Mengusulkan perubahan pengaturan keuangan'],
    'Setting-Change-Decide': ['Decide changes of such settings', 'Memutuskan perubahan pengaturan keuangan'],
  },
}
