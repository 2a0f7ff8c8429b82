import { areaMenus, bar, forRoles, page, start } from '../menu-pages.ts'

export const installersMenus = areaMenus(
  {
    installers: [
      page(2, '/dashboard-partner', 'Dashboard', 'Dasbor', 'layout-dashboard', 'both', start),
      page(101, '/personal-installer-list', 'Installer List', 'Daftar Installer', 'id-badge-2', 'both'),
      page(
        102,
        '/installation-bonus-list',
        'Installation Bonus Ticket List',
        'Daftar Tiket Bonus Pemasangan',
        'gift',
        'both',
      ),
      page(103, '/bonus-rule-list', 'Bonus Rule', 'Aturan Bonus', 'list-details', 'both'),
      page(104, '/financial-settlement', 'Financial Settlement List', 'Daftar Pembayaran Bonus', 'cash', 'desktop'),
      page(
        105,
        '/my-installation-bonus-list',
        'My Installation Bonus Ticket List',
        'Daftar Tiket Bonus Pemasangan Saya',
        'gift',
        'both',
        start,
      ),
      page(
        106,
        '/apply-installation-bonus',
        'Apply Installation Bonus',
        'Ajukan Bonus Pemasangan',
        'plus',
        'both',
        bar,
      ),
      page(
        107,
        '/identity-bank-information',
        'Identity and Bank Information',
        'Data Identitas dan Bank',
        'id-badge-2',
        'both',
        bar,
      ),
    ],
  },
  forRoles(
    ['Branch-Manager', 'Branch-Admin', 'Finance-Manager', 'After-Sales-Department'],
    ['/personal-installer-list', '/installation-bonus-list', '/bonus-rule-list'],
  ),
  {
    Finance: ['/installation-bonus-list', '/financial-settlement'],
    'Finance-Manager': ['/financial-settlement'],
  },
  forRoles(
    ['Partner-Sales-Installer', 'Partner-Common-Installer'],
    [
      '/dashboard-partner',
      '/my-installation-bonus-list',
      '/apply-installation-bonus',
      '/identity-bank-information',
      '/bonus-rule-list',
    ],
  ),
)
