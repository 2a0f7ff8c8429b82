import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const financePermissionWords: PermissionsOfArea<'finance'> = {
  area: ['Finance', 'Keuangan'],
  allows: {
    'Cheque-Search': ['See cheques', 'Melihat giro/cek'],
    'Cheque-Create': ['Record, change and delete received cheques', 'Mencatat, mengubah, dan menghapus giro/cek'],
    'Cheque-Deposit': ['Deposit cheques', 'Menyetorkan giro/cek'],
    'Cheque-Clear': ['Record that a cheque cleared', 'Mencatat giro/cek cair'],
    'Cheque-Bounce': ['Record that a cheque bounced', 'Mencatat giro/cek ditolak bank'],
  },
}
