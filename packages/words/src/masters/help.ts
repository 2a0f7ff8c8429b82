import type { masterPages } from '@sejuk/domain/masters/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const mastersHelp = words('help-masters', {
  rebateTypes: [
    'Kinds of rebate that cashback is granted by. A kind in use is closed, not deleted. Its name is what customers read on statements.',
    'Jenis rabat pemberian cashback. Jenis yang dipakai ditutup, bukan dihapus. Namanya dibaca pelanggan pada rekening.',
  ],
  warehouses: [
    'Warehouses with their place and branch. Shelves of service centres are warehouses too. Open one to see its zones and the branches that draw from it.',
    'Gudang dengan lokasi dan cabangnya. Rak pusat servis juga gudang. Buka untuk melihat zona dan cabang yang mengambil darinya.',
  ],
  warehouseConfiguration: [
    'A warehouse’s branch, place, zones, vendor and the hour until which goods are picked on the same day. Say whether it holds spare parts and allows direct pickup. Changes count at once.',
    'Cabang, lokasi, zona, vendor gudang, dan jam batas penyiapan barang di hari yang sama. Sebutkan apakah menyimpan suku cadang dan boleh diambil langsung. Perubahan langsung berlaku.',
  ],
  warehouseVendors: [
    'Which transport companies drive for a warehouse, and where mails to them go. The first in order is proposed. Keep the addresses right: letters are mailed there.',
    'Perusahaan angkutan yang melayani sebuah gudang, dan alamat email mereka. Urutan pertama diusulkan. Jaga alamat tetap benar: surat dikirim ke sana.',
  ],
  branchWarehouses: [
    'From which warehouses a branch may sell, and in which order. Orders look for stock in that order. A branch always sees its own.',
    'Dari gudang mana cabang boleh menjual, dan urutannya. Pesanan mencari stok menurut urutan itu. Cabang selalu melihat gudangnya sendiri.',
  ],
  erpCustomizations: [
    'Lists of choices that forms offer, as the ERP names them, with their Indonesian names. Their order here is the order in the forms. Switch off a choice that is no longer used.',
    'Daftar pilihan yang ditawarkan formulir, sesuai nama di ERP, dengan nama Indonesianya. Urutan di sini adalah urutan di formulir. Nonaktifkan pilihan yang tidak dipakai lagi.',
  ],
  offices: [
    'Offices with their time zone and working days. Attendance and clocks of service levels use them. Several offices may share one calendar.',
    'Kantor dengan zona waktu dan hari kerjanya. Kehadiran dan jam tingkat layanan memakainya. Beberapa kantor dapat memakai satu kalender.',
  ],
  holidays: [
    'Days on which nobody works, for all or for one office. They move due dates, leave and service clocks. A holiday that lies in the past is kept, because past days were judged by it.',
    'Hari libur, untuk semua atau satu kantor. Memengaruhi jatuh tempo, cuti, dan jam layanan. Hari libur yang lewat tetap disimpan, karena hari lalu dinilai dengannya.',
  ],
  photoLists: [
    'Which photos a document asks for, how many, and whether they must come from the camera. Changes count for new documents. Keep names short: they stand on small screens.',
    'Foto yang diminta sebuah dokumen, jumlahnya, dan apakah harus dari kamera. Perubahan berlaku untuk dokumen baru. Nama pendek saja: tampil di layar kecil.',
  ],
  departments: [
    'Branches and departments with their region and head. They decide who sees what. A department in use is closed, not deleted.',
    'Cabang dan departemen dengan wilayah dan kepalanya. Menentukan siapa melihat apa. Departemen yang dipakai ditutup, bukan dihapus.',
  ],
  staff: [
    'Accounts of staff: department, roles, status. Switching somebody off signs them out everywhere at once. A forgotten password is reset here and must be changed at the next sign-in.',
    'Akun staf: departemen, peran, status. Menonaktifkan akun langsung mengeluarkannya di mana pun. Sandi yang lupa diatur ulang di sini dan harus diganti saat masuk berikutnya.',
  ],
  inputEmails: [
    'To whom notices of the system go, by purpose, with copies. A list in use names at least one address. What could not be sent shows in the outbox.',
    'Kepada siapa pemberitahuan sistem dikirim, menurut keperluan, dengan tembusan. Daftar yang dipakai menyebut paling sedikit satu alamat. Yang gagal terkirim terlihat di kotak keluar.',
  ],
} satisfies Record<keyof typeof masterPages, Pair>)
