import type { BranchWarehousePurpose } from '@sejuk/domain/masters/warehouses'
import { type Pair, words } from '../words.ts'

export const purposeWords = words('branch-warehouse-purposes', {
  sales: ['Sales', 'Penjualan'],
  sparepart: ['Spare parts', 'Suku cadang'],
  return: ['Returns', 'Retur'],
} satisfies Record<BranchWarehousePurpose, Pair>)

export const warehouseWords = words(
  'warehouses',
  {
    title: ['Warehouse', 'Gudang'],
    configuration: ['Warehouse Configuration', 'Konfigurasi Gudang'],
    add: ['Add Warehouse', 'Tambah Gudang'],
    edit: ['Modify Warehouse', 'Ubah Gudang'],
    warehouse_code: ['Warehouse code', 'Kode gudang'],
    warehouse_name: ['Warehouse name', 'Nama gudang'],
    warehouse_type: ['Type', 'Jenis'],
    warehouse_vendor_code: ['Vendor', 'Vendor'],
    zones: ['Zones', 'Zona'],
    zonesHelp: ['Enter after each', 'Enter setelah setiap zona'],
    is_sparepart: ['Keeps spare parts', 'Menyimpan suku cadang'],
    allow_direct_pickup: ['Customers may pick up here', 'Pelanggan boleh mengambil di sini'],
    pick_cutoff: ['Pick cut-off', 'Batas waktu ambil'],
    pickHelp: ['after it, picked tomorrow', 'lewat itu, diambil besok'],
    place: ['Place', 'Tempat'],
    detail: ['Detail', 'Rincian'],
    served: ['Serves', 'Melayani'],
    servesNobody: ['No branch', 'Tidak ada cabang'],
    servedAs: ['{branch}: {purpose}, choice {n}', '{branch}: {purpose}, pilihan ke-{n}'],
  },
  {
    'Warehouse name': 'Nama gudang',
    'Warehouse code': 'Kode gudang',
    'Warehouse type': 'Jenis gudang',
    Zone: 'Zona',
    'Pick cut-off': 'Batas waktu ambil',
    'A zone has letters, digits, - and _': 'Zona terdiri dari huruf, angka, - dan _',
    'A zone is named once': 'Satu zona disebut satu kali',
    'A time of day is written 16:30': 'Jam ditulis seperti 16:30',
    'Branches still use this warehouse': 'Masih ada cabang yang memakai gudang ini',
    'Branches still take spare parts from this warehouse':
      'Masih ada cabang yang mengambil suku cadang dari gudang ini',
  },
)

export const branchWarehouseWords = words(
  'branch-warehouses',
  {
    title: ['Relationship Branch Warehouse', 'Relasi Cabang dan Gudang'],
    add: ['Let a Warehouse Serve a Branch', 'Tetapkan Gudang untuk Cabang'],
    edit: ['Modify Relationship', 'Ubah Relasi'],
    warehouse: ['Warehouse', 'Gudang'],
    warehouse_name: ['Warehouse name', 'Nama gudang'],
    purpose: ['Purpose', 'Keperluan'],
    priority: ['Priority', 'Prioritas'],
    priorityHelp: ['1 is the first choice', '1 adalah pilihan pertama'],
  },
  {
    Purpose: 'Keperluan',
    Priority: 'Prioritas',
    Warehouse: 'Gudang',
    'An inactive warehouse serves no branch': 'Gudang nonaktif tidak melayani cabang',
    'This warehouse keeps no spare parts': 'Gudang ini tidak menyimpan suku cadang',
    'This warehouse already serves the branch for this purpose': 'Gudang ini sudah melayani cabang untuk keperluan ini',
    'Another warehouse of the branch has this priority': 'Gudang lain milik cabang ini sudah memakai prioritas ini',
  },
)
