import { words } from './words.ts'

/** Three sentences for the pages of an area, and its words. Loaded when somebody asks for help. */
export const helpWords = words('help', {
  title: ['Help: {page}', 'Bantuan: {page}'],
  terms: ['Words used here', 'Istilah di sini'],
  tour: ['Tour of the screen', 'Tur layar'],
  tourN: ['{n} of {all}', '{n} dari {all}'],
  tourNext: ['Next', 'Berikutnya'],
  tourEnd: ['Finish the tour', 'Selesaikan tur'],
  platform1: [
    'Here you look after accounts, roles, menus and messages.',
    'Di sini akun, peran, menu, dan pesan dikelola.',
  ],
  platform2: ['What you do not see is not part of your role.', 'Yang tidak terlihat bukan bagian dari peran Anda.'],
  platform3: [
    'Ask the administrator of your branch for another right.',
    'Mintalah hak lain kepada administrator cabang Anda.',
  ],
  masters1: [
    'Here are the records others choose from: branches, staff, warehouses, areas.',
    'Di sini ada data yang dipilih di halaman lain: cabang, staf, gudang, wilayah.',
  ],
  masters2: [
    'A record in use cannot be deleted; close it instead.',
    'Data yang dipakai tidak dapat dihapus; nonaktifkan saja.',
  ],
  masters3: [
    'Many at once come by Import, with all faults of a row named.',
    'Data banyak masuk lewat Impor; semua kesalahan satu baris disebutkan.',
  ],
  customers1: [
    'Here are customers, their shops, addresses and limits.',
    'Di sini ada pelanggan, toko, alamat, dan batas kreditnya.',
  ],
  customers2: [
    'A change of an important field waits until somebody else approves it.',
    'Perubahan kolom penting menunggu persetujuan orang lain.',
  ],
  customers3: ['Look for similar customers before you create one.', 'Cari pelanggan serupa sebelum membuat yang baru.'],
  catalogue1: ['Here are items, prices and parts lists.', 'Di sini ada barang, harga, dan daftar suku cadang.'],
  catalogue2: [
    'A price has a day from which it counts; older ones stay as they were.',
    'Harga punya tanggal mulai berlaku; harga lama tetap tercatat.',
  ],
  catalogue3: ['A serial number shows where its unit has been.', 'Nomor seri menunjukkan perjalanan unitnya.'],
  sales1: ['Here are orders, targets and cashback.', 'Di sini ada pesanan, target, dan cashback.'],
  sales2: [
    'An order is checked against stock, credit and price before it is approved.',
    'Pesanan diperiksa terhadap stok, kredit, dan harga sebelum disetujui.',
  ],
  sales3: ['Nobody approves what they wrote themselves.', 'Tidak ada yang menyetujui tulisannya sendiri.'],
  stock1: ['Here you see what lies where, and move it.', 'Di sini terlihat barang di mana, dan cara memindahkannya.'],
  stock2: [
    'A balance changes only by a document with serial numbers.',
    'Saldo hanya berubah lewat dokumen dengan nomor seri.',
  ],
  stock3: [
    'What a form holds is free again after fifteen minutes.',
    'Yang ditahan formulir bebas kembali setelah lima belas menit.',
  ],
  supervision1: [
    'Here the installation of a project is watched, from the first visit to the warranty card.',
    'Di sini pemasangan proyek diawasi, dari kunjungan pertama sampai kartu garansi.',
  ],
  supervision2: [
    'A checkpoint needs its photos and answers before it is passed.',
    'Titik periksa perlu foto dan jawaban sebelum lolos.',
  ],
  supervision3: ['The warranty begins with the card.', 'Garansi dimulai dari kartunya.'],
  spareparts1: [
    'Here parts are ordered, sent and taken back.',
    'Di sini suku cadang dipesan, dikirim, dan dikembalikan.',
  ],
  spareparts2: [
    'A part that lacks stock waits at the planner’s desk.',
    'Suku cadang tanpa stok menunggu di meja perencana.',
  ],
  spareparts3: ['Replaced parts go back to the warehouse.', 'Suku cadang bekas kembali ke gudang.'],
  retail1: ['Here shops report what they sell and what they have.', 'Di sini toko melaporkan penjualan dan stoknya.'],
  retail2: ['A serial number can be sold once.', 'Satu nomor seri hanya dapat dijual sekali.'],
  retail3: ['Sub-dealers order from their supplier here.', 'Sub-dealer memesan kepada pemasoknya di sini.'],
  returns1: ['Here goods come back from customers.', 'Di sini barang kembali dari pelanggan.'],
  returns2: ['A return names its invoice, its reason and its photos.', 'Retur menyebut faktur, alasan, dan fotonya.'],
  returns3: ['Cashback of returned goods is taken back.', 'Cashback barang retur ditarik kembali.'],
  delivery1: ['Here goods are picked, loaded and signed for.', 'Di sini barang disiapkan, dimuat, dan ditandatangani.'],
  delivery2: [
    'The driver works on the phone, also without a signal.',
    'Pengemudi bekerja di ponsel, juga tanpa sinyal.',
  ],
  delivery3: [
    'The signature is compared with the customer’s specimen.',
    'Tanda tangan dibandingkan dengan contoh milik pelanggan.',
  ],
  finance1: ['Here are invoices, payments, cheques and taxes.', 'Di sini ada faktur, pembayaran, cek, dan pajak.'],
  finance2: ['A closed month is not changed any more.', 'Bulan yang ditutup tidak diubah lagi.'],
  finance3: ['What is late stands first.', 'Yang terlambat tampil paling atas.'],
  learning1: [
    'Here are courses, quizzes, certificates and lotteries.',
    'Di sini ada kursus, kuis, sertifikat, dan undian.',
  ],
  learning2: ['Every answer of a quiz is stored at once.', 'Setiap jawaban kuis langsung disimpan.'],
  learning3: ['A failed quiz says when you may try again.', 'Kuis yang gagal menyebut kapan boleh diulang.'],
  projects1: ['Here are project logs, designs and their prices.', 'Di sini ada log proyek, desain, dan harganya.'],
  projects2: [
    'A project that resembles another is compared before it is registered.',
    'Proyek yang mirip dibandingkan sebelum didaftarkan.',
  ],
  projects3: ['Without a follow-up a registration lapses.', 'Tanpa tindak lanjut, pendaftaran gugur.'],
  field1: ['Here are attendance, visits, leave and travel.', 'Di sini ada kehadiran, kunjungan, cuti, dan perjalanan.'],
  field2: ['Place and time are recorded when you press the button.', 'Lokasi dan waktu dicatat saat tombol ditekan.'],
  field3: [
    'Without a signal it waits on the phone and is sent later.',
    'Tanpa sinyal, catatan menunggu di ponsel dan dikirim nanti.',
  ],
  installers1: [
    'Here installers register and claim their bonuses.',
    'Di sini installer mendaftar dan mengajukan bonus.',
  ],
  installers2: ['A claim needs serial number, photos and place.', 'Klaim perlu nomor seri, foto, dan lokasi.'],
  installers3: [
    'Branch and finance decide; money goes in batches.',
    'Cabang dan keuangan memutuskan; uang dibayar per rekap.',
  ],
  aftersales1: ['Here are tickets, work orders and complaints.', 'Di sini ada tiket, perintah kerja, dan keluhan.'],
  aftersales2: [
    'A ticket is dispatched to a service centre, which agrees on a visit.',
    'Tiket dikirim ke pusat servis, yang menyepakati kunjungan.',
  ],
  aftersales3: [
    'The clock shows how long the next step may take.',
    'Jam menunjukkan berapa lama langkah berikutnya boleh berlangsung.',
  ],
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
