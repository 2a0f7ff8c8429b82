import type { ErpCustomizationType } from '@sejuk/domain/masters/erp-customizations'

type Row = readonly [code: string, name: string, local_name?: string]

const capacities = '0.5 0.75 0.79 1 1.29 1.5 1.61 1.79 2 2.5 2.54 3 3.21 4 5 6 8 10 12 14 16 18 20 22'.split(' ')
const comma = (number: string) => number.replace('.', ',')

const lists: Record<ErpCustomizationType, readonly Row[]> = {
  CAPACITY_PK: capacities.map((pk): Row => [pk, `${pk} PK`, `${comma(pk)} PK`]),
  CASHBACK_INSTRUCTIONS: [
    ['DEDUCT', 'Deduct from this order', 'Potong dari pesanan ini'],
    ['KEEP', 'Keep for a later order', 'Simpan untuk pesanan berikutnya'],
    ['TRANSFER', 'Transfer to the bank account', 'Transfer ke rekening bank'],
    ['GOODS', 'Settle with goods', 'Selesaikan dengan barang'],
  ],
  CBD_DISCOUNT_PERCENT: ['0', '0.5', '1', '1.5', '2', '2.5', '3'].map((n): Row => [n, `${n}%`, `${comma(n)}%`]),
  COLLECT_METHOD: [
    ['CBD', 'Cash before delivery', 'Tunai sebelum kirim'],
    ['COD', 'Cash on delivery', 'Bayar di tempat'],
    ['TRANSFER', 'Bank transfer', 'Transfer bank'],
    ['GIRO', 'Cheque', 'Giro/Cek'],
    ['TOP', 'Term of payment', 'Tempo'],
  ],
  CUSTOMER_LEVEL: [
    ['PLATINUM', 'Platinum'],
    ['GOLD', 'Gold'],
    ['SILVER', 'Silver'],
    ['BRONZE', 'Bronze'],
  ],
  ITEM_TYPE: [
    ['Finished Goods - Set', 'Finished Goods - Set', 'Barang Jadi - Set'],
    ['Finished Goods - Indoor Unit', 'Finished Goods - Indoor Unit', 'Barang Jadi - Unit Indoor'],
    ['Finished Goods - Outdoor Unit', 'Finished Goods - Outdoor Unit', 'Barang Jadi - Unit Outdoor'],
    ['Finished Goods - Unit', 'Finished Goods - Unit', 'Barang Jadi - Unit'],
    ['Accessory', 'Accessory', 'Aksesori'],
    ['Consumable', 'Consumable', 'Barang Habis Pakai'],
    ['Spare Part', 'Spare Part', 'Suku Cadang'],
  ],
  ITEMS_BELONGS_TO: [
    ['COMPANY', 'Company', 'Perusahaan'],
    ['CONSIGNMENT', 'Consignment', 'Konsinyasi'],
    ['CUSTOMER', 'Customer', 'Pelanggan'],
    ['SUPPLIER', 'Supplier', 'Pemasok'],
  ],
  PICKING_STATUS: [
    ['Waiting', 'Waiting', 'Menunggu'],
    ['Picking', 'Picking', 'Sedang diambil'],
    ['Picked', 'Picked', 'Sudah diambil'],
    ['Checked', 'Checked', 'Sudah diperiksa'],
    ['Loaded', 'Loaded', 'Sudah dimuat'],
  ],
  RECEIPT_STATUS: [
    ['None', 'None', 'Belum ada'],
    ['Uploaded', 'Uploaded', 'Diunggah'],
    ['Verified', 'Verified', 'Terverifikasi'],
    ['Problem', 'Problem', 'Bermasalah'],
  ],
  TRUCK_MODEL: [
    ['BLINDVAN', 'Blind van'],
    ['PICKUP', 'Pick-up'],
    ['CDE', 'Colt Diesel Engkel (4 wheels)', 'Colt Diesel Engkel (4 roda)'],
    ['CDD', 'Colt Diesel Double (6 wheels)', 'Colt Diesel Double (6 roda)'],
    ['FUSO', 'Fuso (6 wheels)', 'Fuso (6 roda)'],
    ['TRONTON', 'Tronton (10 wheels)', 'Tronton (10 roda)'],
    ['WINGBOX', 'Wing box'],
    ['CONT20', 'Container 20 ft', 'Kontainer 20 kaki'],
    ['CONT40', 'Container 40 ft', 'Kontainer 40 kaki'],
  ],
  USED_FOR_INDOOR_OUTDOOR: [
    ['Indoor', 'Indoor'],
    ['Outdoor', 'Outdoor'],
    ['Set', 'Set'],
    ['None', 'None', 'Tidak ada'],
  ],
  WAREHOUSE_TYPE: [
    ['MAIN', 'Main warehouse', 'Gudang pusat'],
    ['BRANCH', 'Branch warehouse', 'Gudang cabang'],
    ['TRANSIT', 'Transit warehouse', 'Gudang transit'],
    ['SPAREPART', 'Spare part warehouse', 'Gudang suku cadang'],
    ['RETURN', 'Return warehouse', 'Gudang retur'],
    ['DISPLAY', 'Display warehouse', 'Gudang display'],
  ],
}

export const standardCustomizations = (Object.entries(lists) as [ErpCustomizationType, readonly Row[]][]).flatMap(
  ([data_type, rows]) =>
    rows.map(([code, name, local_name], n) => ({
      data_type,
      code,
      name,
      local_name: local_name ?? null,
      seq: (n + 1) * 10,
    })),
)
