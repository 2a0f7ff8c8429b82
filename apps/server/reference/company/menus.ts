import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const companyMenus = areaMenus(
  {
    configuration: [page(268, '/configuration/company', 'Company', 'Perusahaan', 'building', 'both')],
  },
  forRoles(['Branch-Manager', 'Finance', 'Finance-Manager', 'Director'], ['/configuration/company']),
)
