import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const booksPermissionWords: PermissionsOfArea<'books'> = {
  area: ['Books', 'Pembukuan'],
  allows: {
    'Journal-View': ['See journals', 'Melihat jurnal'],
    'Journal-Export': [
      'Make, download and hand over journal batches',
      'Membuat, mengunduh, dan menyerahkan kumpulan jurnal',
    ],
    'Account-Map-View': ['See which account each line goes to', 'Melihat pemetaan akun'],
  },
}
