import { words } from './words.ts'

/** The frame of the help; what it says on a page stands in the book of the area. Loaded when somebody asks for help. */
export const helpWords = words('help', {
  title: ['Help: {page}', 'Bantuan: {page}'],
  terms: ['Words used here', 'Istilah di sini'],
  tour: ['Tour of the screen', 'Tur layar'],
  tourN: ['{n} of {all}', '{n} dari {all}'],
  tourNext: ['Next', 'Berikutnya'],
  tourEnd: ['Finish the tour', 'Selesaikan tur'],
})

/** From the glossary: what a word of the area means. */
export const helpTerms = words('help-terms', {
  role: ['Role: a set of permissions, menus and a scope', 'Peran: kumpulan izin, menu, dan cakupan data'],
  scope: ['Scope: which records a person sees', 'Cakupan data: data mana yang dilihat seseorang'],
  branch: ['Branch: a branch of the distributor', 'Cabang: cabang distributor'],
  shop: ['Shop: a place where a customer sells', 'Toko: tempat pelanggan berjualan'],
  keyperson: ['Keyperson: who reports what a shop sells', 'Keyperson: yang melaporkan penjualan toko'],
  set: ['Set: an indoor and an outdoor unit sold together', 'Set: unit dalam dan unit luar yang dijual bersama'],
  serial: ['Serial number: one unit', 'Nomor seri: satu unit'],
  hold: [
    'Hold: a quantity reserved by a form for fifteen minutes',
    'Penahanan: jumlah yang ditahan formulir lima belas menit',
  ],
  cashback: ['Cashback: money of a customer, spent on orders', 'Cashback: uang pelanggan, dipakai untuk pesanan'],
  ticket: ['Ticket: a customer’s request or complaint', 'Tiket: permintaan atau keluhan pelanggan'],
  workOrder: ['Work order: the job a service centre does', 'Perintah kerja: pekerjaan pusat servis'],
  asc: ['Service centre (ASC): an authorised service centre', 'Pusat servis (ASC): pusat servis resmi'],
  slot: ['Slot: the part of a day of a visit', 'Slot: bagian hari untuk kunjungan'],
  settlement: ['Settlement: the batch in which bonuses are paid', 'Pembayaran bonus: rekap pembayaran bonus'],
  supervision: ['Supervision: our watch over an installation', 'Supervisi: pengawasan kami atas pemasangan'],
  warrantyCard: ['Warranty card: starts a project’s warranty', 'Kartu garansi: awal garansi proyek'],
})

/** What is where on the screen, for the first day. */
export const tourWords = words('tour', {
  home: [
    'Home is your working day: what waits for you comes first.',
    'Beranda adalah hari kerja Anda: yang menunggu Anda tampil dahulu.',
  ],
  menu: [
    'The menu shows the pages of your role; on a phone it is at the lower edge.',
    'Menu menampilkan halaman peran Anda; di ponsel ada di tepi bawah.',
  ],
  search: [
    'Search (Ctrl K) finds records by number, name, phone or serial number.',
    'Pencarian (Ctrl K) menemukan data lewat nomor, nama, telepon, atau nomor seri.',
  ],
  inbox: ['The bell shows messages and mentions.', 'Lonceng menampilkan pesan dan sebutan.'],
  lists: [
    'Lists keep their filters in the address: share the link and others see the same.',
    'Daftar menyimpan filter di alamat: bagikan tautannya, orang lain melihat hal yang sama.',
  ],
  reasons: ['A locked button says why it is locked.', 'Tombol terkunci menyebutkan alasannya.'],
})
