import { areaMenus, forRoles, page } from '../menu-pages.ts'

export const mastersMenus = areaMenus(
  {
    customers: [
      page(43, '/customer/maintain-type-rebate', 'Maintain Type Rebate', 'Kelola Jenis Rabat', 'cash', 'desktop'),
    ],
    stock: [
      page(131, '/warehouse', 'Warehouse', 'Gudang', 'building-warehouse', 'both'),
      page(
        136,
        '/relationship-branch-warehouse',
        'Relationship Branch Warehouse',
        'Relasi Cabang dan Gudang',
        'hierarchy',
        'desktop',
      ),
    ],
    configuration: [
      page(171, '/configuration/department', 'Department', 'Departemen', 'building', 'desktop'),
      page(172, '/configuration/staff-salesman', 'Staff and Salesman', 'Staf dan Salesman', 'users', 'desktop'),
      page(173, '/configuration/warehouse', 'Warehouse', 'Gudang', 'building-warehouse', 'desktop'),
      page(174, '/configuration/warehouse-vendor', 'Warehouse Vendor', 'Vendor Gudang', 'truck', 'desktop'),
      page(175, '/configuration/photo-list', 'Photo List', 'Daftar Foto', 'camera', 'desktop'),
      page(176, '/configuration/input-email', 'Input Email', 'Input Email', 'mail', 'desktop'),
      page(180, '/meta-data', 'Meta Data', 'Metadata', 'database', 'desktop'),
      page(181, '/office-configuration', 'Office Configuration', 'Konfigurasi Kantor', 'building', 'desktop'),
      page(182, '/holiday-configuration', 'Holiday Configuration', 'Konfigurasi Hari Libur', 'beach', 'desktop'),
    ],
  },
  forRoles(['Branch-Manager', 'Branch-Admin', 'Logistics', 'Warehouse'], ['/warehouse']),
  {
    'Finance-Manager': ['/customer/maintain-type-rebate'],
    Logistics: ['/relationship-branch-warehouse'],
    HR: [
      '/holiday-configuration',
      '/office-configuration',
      '/configuration/staff-salesman',
      '/configuration/department',
    ],
  },
)
