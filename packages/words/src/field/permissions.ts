import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const fieldPermissionWords: PermissionsOfArea<'field'> = {
  area: ['Field', 'Lapangan'],
  allows: {
    'Attendance-Open': ['Open the page Attendance', 'Membuka halaman Kehadiran'],
    'Attendance-Check-In-Out-Open': ['Open the page Check in / out', 'Membuka halaman Check-in / Check-out'],
    'Attendance-History-Open': ['Open the page Attendance history', 'Membuka halaman Riwayat kehadiran'],
  },
}
