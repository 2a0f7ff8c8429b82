import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const projectsPermissionWords: PermissionsOfArea<'projects'> = {
  area: ['Projects', 'Proyek'],
  allows: {
    'Project-Log-Create-Open': ['Open the page Log a project', 'Membuka halaman Catat proyek'],
    'Project-Log-Modify-Open': ['Open the page Modify a logged project', 'Membuka halaman Ubah proyek tercatat'],
    'Project-Submitted-Open': ['Open the page Approve New Projects', 'Membuka halaman Persetujuan Proyek Baru'],
    'Project-Submitted-Approve-Open': ['Open the page Approve Project', 'Membuka halaman Setujui Proyek'],
    'Project-Replace-Salesman-Open': [
      'Open the page Replace Salesman of Login',
      'Membuka halaman Ganti Salesman Proyek',
    ],
  },
}
