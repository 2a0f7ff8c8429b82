import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const companyMenus = areaMenus(
  {
    configuration: [
      page(267, '/configuration/setting-changes', 'Setting Changes', 'Perubahan Pengaturan', 'settings', 'both'),
      page(268, '/configuration/company', 'Company', 'Perusahaan', 'building', 'both'),
    ],
  },
  forRoles(
    ['Branch-Manager', 'Finance', 'Finance-Manager', 'Director'],
    ['/configuration/company', '/configuration/setting-changes'],
  ),
)
