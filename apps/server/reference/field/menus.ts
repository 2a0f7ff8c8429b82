import { areaMenus, bar, forRoles, page, staffRoles } from '../menu-pages.ts'

export const fieldMenus = areaMenus(
  {
    field: [
      page(151, '/attendance', 'Attendance', 'Kehadiran', 'clock', 'desktop'),
      page(152, '/attendance/check-in-out', 'Check In / Check Out', 'Check-in / Check-out', 'clock', 'mobile', bar),
      page(153, '/attendance/history', 'Attendance History', 'Riwayat Kehadiran', 'history', 'mobile'),
      page(154, '/leave-approval', 'Leave Approval', 'Persetujuan Cuti', 'beach', 'both'),
      page(155, '/visit-customer', 'Visit Customer', 'Kunjungan Pelanggan', 'map-pin', 'desktop'),
      page(156, '/visit-customer-mobile', 'Visit Customer', 'Kunjungan Pelanggan', 'map-pin', 'mobile', bar),
      page(157, '/visit-customer-report', 'Visit Customer Report', 'Laporan Kunjungan Pelanggan', 'chart-bar', 'both'),
      page(160, '/office-location', 'Office Location', 'Lokasi Kantor', 'map', 'mobile'),
      page(
        161,
        '/convert-excel-to-talenta',
        'Convert Excel to Talenta',
        'Konversi Excel ke Talenta',
        'table-export',
        'desktop',
      ),
    ],
  },
  forRoles([...staffRoles, 'Technician'], ['/attendance/check-in-out', '/attendance/history']),
  forRoles(staffRoles, ['/office-location']),
  forRoles(
    ['Branch-Manager', 'SPV', 'HR'],
    ['/attendance', '/leave-approval', '/visit-customer', '/visit-customer-report'],
  ),
  forRoles(['Branch-Manager', 'Salesman', 'SPV'], ['/visit-customer-mobile']),
  { HR: ['/convert-excel-to-talenta'] },
)
