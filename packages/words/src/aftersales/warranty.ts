import type { WarrantyReason } from '@sejuk/domain/catalogue/warranty'
import { type Pair, words } from '../words.ts'

export const warrantyReasonWords = words('warranty-reasons', {
  from_purchase: ['Counted from the purchase on {starts}', 'Dihitung sejak pembelian {starts}'],
  from_delivery: [
    'Counted from {starts}: delivery and time in the shop',
    'Dihitung sejak {starts}: pengiriman ditambah waktu di toko',
  ],
  from_retail: ['Counted from the sale in the shop on {starts}', 'Dihitung sejak penjualan di toko {starts}'],
  from_installation: ['Counted from the installation on {starts}', 'Dihitung sejak pemasangan {starts}'],
  from_invoice: ['Counted from the invoice of {starts}', 'Dihitung sejak faktur {starts}'],
  from_production: ['Counted from {starts}, by the day it was made', 'Dihitung sejak {starts}, menurut hari produksi'],
  from_replaced: ['Taken over from the unit that it replaced', 'Diambil alih dari unit yang digantikan'],
  from_card: ['By the warranty card of the project, from {starts}', 'Menurut kartu garansi proyek, sejak {starts}'],
  compressor_only: ['Only the compressor, until {compressor}', 'Hanya kompresor, sampai {compressor}'],
  expired: ['Ended on {parts}', 'Berakhir pada {parts}'],
  not_delivered: ['Never delivered: still our stock', 'Belum dikirim: masih stok kami'],
  returned: ['Was returned to us', 'Sudah dikembalikan kepada kami'],
  replaced: ['Void: another unit took its place', 'Gugur: sudah diganti unit lain'],
  scrapped: ['Void: the unit was scrapped', 'Gugur: unit sudah dibuang'],
  not_registered: ['Not registered by its owner', 'Belum didaftarkan pemiliknya'],
  unknown_serial: ['Serial number is not known', 'Nomor seri tidak dikenal'],
  no_serial: ['Needs a serial number or the day of purchase', 'Perlu nomor seri atau tanggal pembelian'],
} satisfies Record<WarrantyReason, Pair>)

export const warrantyWords = words('aftersales-warranty', {
  title: ['Warranty', 'Garansi'],
  serial_number: ['Serial number', 'Nomor seri'],
  phone: ['Phone of the owner', 'Telepon pemilik'],
  ticket_number: ['Ticket', 'Tiket'],
  purchase_date: ['Purchase date', 'Tanggal pembelian'],
  purchaseHelp: ['if proven', 'bila ada bukti'],
  look: ['Look up', 'Periksa'],
  begin: [
    'Type a serial number, the owner’s phone or a ticket.',
    'Ketik nomor seri, telepon pemilik, atau nomor tiket.',
  ],
  nothing: ['Nothing is registered for it.', 'Tidak ada yang terdaftar untuk itu.'],
  unit: ['Unit', 'Unit'],
  indoor: ['Indoor', 'Unit dalam'],
  outdoor: ['Outdoor', 'Unit luar'],
  delivered_date: ['Delivered', 'Dikirim'],
  install_date: ['Installed', 'Dipasang'],
  parts_until: ['Parts until', 'Suku cadang sampai'],
  compressor_until: ['Compressor until', 'Kompresor sampai'],
  owner: ['Owner', 'Pemilik'],
  why: ['Why', 'Alasan'],
  exchanged: ['{old} was exchanged for {serial}.', '{old} sudah ditukar: {serial} menggantikannya.'],
})
