import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const supervisionMenus = areaMenus(
  {
    projects: [
      page(87, '/supervision', 'Project Supervision List', 'Daftar Supervisi Proyek', 'clipboard-check', 'both'),
      page(88, '/supervision/installer-list', 'Installer List', 'Daftar Installer', 'users-group', 'both'),
      page(
        89,
        '/supervision/warranty-card-list',
        'Warranty Card List',
        'Daftar Kartu Garansi',
        'shield-check',
        'desktop',
      ),
    ],
  },
  forRoles(
    [
      'Branch-Manager',
      'After-Sales-Department',
      'SPV',
      'Project-HO',
      'TS-Manager',
      'Coordinator',
      'Project-Supervisor',
    ],
    ['/supervision', '/supervision/installer-list', '/supervision/warranty-card-list'],
  ),
  forRoles(['Salesman'], ['/supervision']),
)
