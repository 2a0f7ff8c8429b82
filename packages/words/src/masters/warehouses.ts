import type { BranchWarehousePurpose } from '@sejuk/domain/masters/warehouses'
import { type Pair, words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

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
  { messages: mastersSentences },
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
  { messages: mastersSentences },
)
