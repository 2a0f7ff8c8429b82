import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const fieldPermissionWords: PermissionsOfArea<'field'> = {
  area: ['Field', 'Lapangan'],
  allows: {
    'Attendance-Open': ['Open the page Attendance', 'Membuka halaman Kehadiran'],
    'Attendance-Check-In-Out-Open': ['Open the page Check in / out', 'Membuka halaman Check-in / Check-out'],
    'Attendance-History-Open': ['Open the page Attendance history', 'Membuka halaman Riwayat kehadiran'],
    'Attendance-Check': [
      'Check in and out, and see one’s own days',
      'Absen masuk dan pulang, serta melihat harinya sendiri',
    ],
    'Attendance-Correct': ['Ask for corrections and overtime', 'Mengajukan koreksi dan lembur'],
    'Attendance-View-Team': ['See the attendance of the team', 'Melihat kehadiran tim'],
    'Attendance-Approve': [
      'Approve check-ins, corrections and overtime of the team',
      'Menyetujui absen, koreksi dan lembur tim',
    ],
    'Attendance-Approve-HR': ['Approve corrections beyond the limit', 'Menyetujui koreksi yang melebihi batas'],
    'Leave-Create': ['Ask for leave', 'Mengajukan cuti'],
    'Leave-View-Team': ['See the leave of the team', 'Melihat cuti tim'],
    'Leave-Approve': ['Approve leave of the team', 'Menyetujui cuti tim'],
    'Leave-Approve-HR': ['Approve long leave', 'Menyetujui cuti panjang'],
    'Leave-Negative': ['Let a balance become negative', 'Mengizinkan sisa cuti menjadi negatif'],
    'Visit-Customer-Mobile': ['Plan and visit customers', 'Merencanakan dan mengunjungi pelanggan'],
    'Visit-Customer-View': ['See the visits of the team', 'Melihat kunjungan tim'],
    'Visit-Customer-Approve': ['Decide about visits and pins of the team', 'Memutuskan kunjungan dan pin dari tim'],
    'Visit-Customer-Report': ['See the report of visits', 'Melihat laporan kunjungan'],
    'Talenta-Convert': ['Convert attendance files for Talenta', 'Mengonversi berkas absen untuk Talenta'],
    'Visit-Collection-View': ['See what was collected on visits', 'Melihat tagihan dari kunjungan'],
    'Visit-Collection-Receive': ['Confirm what was collected on visits', 'Mengonfirmasi tagihan dari kunjungan'],
  },
}
