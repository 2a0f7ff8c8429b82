import { areaMenus, forRoles, page, staffRoles, start } from '../menu-pages.ts'

export const platformMenus = areaMenus(
  {
    top: [page(1, '/', 'Home', 'Beranda', 'home', 'both', start)],
    configuration: [
      page(177, '/configuration/message-template', 'Message Template', 'Templat Pesan', 'message', 'desktop'),
      page(178, '/configuration/multi-language', 'Multi Language', 'Multi Bahasa', 'language', 'desktop'),
      page(179, '/configuration/role-and-permission', 'Role and Permission', 'Peran dan Hak Akses', 'key', 'desktop'),
      page(183, '/website-config', 'Website Configuration', 'Konfigurasi Situs Web', 'world', 'desktop'),
      page(184, '/website-email', 'Website Email', 'Email Situs Web', 'mail', 'desktop'),
      page(185, '/development-tools/hit-api', 'API Tester', 'Penguji API', 'code', 'desktop'),
      page(186, '/download_data_store', 'Download Data Store', 'Unduhan Data', 'download', 'both'),
      page(187, '/quick-access/desktop-shortcut', 'Desktop Shortcut', 'Pintasan Desktop', 'bookmark', 'desktop'),
      page(188, '/quick-access/bookmark-shortcut', 'Bookmark Shortcut', 'Pintasan Bookmark', 'bookmark', 'desktop'),
      page(189, '/configuration/outbox', 'Outbox', 'Kotak Keluar', 'send', 'desktop'),
      page(190, '/configuration/security-log', 'Security Log', 'Log Keamanan', 'lock', 'both'),
    ],
  },
  forRoles(staffRoles, [
    '/',
    '/download_data_store',
    '/quick-access/desktop-shortcut',
    '/quick-access/bookmark-shortcut',
  ]),
  forRoles(['Customer', 'Keyperson'], ['/']),
)
