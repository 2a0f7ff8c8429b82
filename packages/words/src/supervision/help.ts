import type { supervisionPages } from '@sejuk/domain/supervision/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. Receivers of letters and cards have no help. */
export const supervisionHelp = words('help-supervision', {
  supervisions: [
    'Installations of goaled projects, step by step. The tabs show what waits for whom. Filter by branch, level or technician, or look at the calendar.',
    'Pemasangan proyek yang goal, langkah demi langkah. Tab menunjukkan apa yang menunggu siapa. Filter menurut cabang, tingkat, atau teknisi, atau lihat kalender.',
  ],
  supervisionCreate: [
    'Begin a supervision from a goaled project. Level and systems decide which steps are needed. Documents can be added later; two audits check them.',
    'Mulai supervisi dari proyek yang goal. Tingkat dan sistem menentukan langkah yang perlu. Dokumen dapat menyusul; dua audit memeriksanya.',
  ],
  supervisionModify: [
    'Correct a supervision before it is submitted or after it came back. Dates are set by steps, never typed. If somebody else saved meanwhile, your input stays.',
    'Perbaiki supervisi sebelum diajukan atau setelah dikembalikan. Tanggal diisi oleh langkah, tidak diketik. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  supervisionEdit: [
    'Change facts of a running supervision: contacts, address, units. Steps that were done stay done. Every change is in the log.',
    'Ubah data supervisi yang berjalan: kontak, alamat, unit. Langkah yang selesai tetap selesai. Setiap perubahan ada di log.',
  ],
  supervision: [
    'The steps of one supervision with owner, date and what blocks. Steps its level does not need are shown as such. Reports, letters, inspection and card have their tabs.',
    'Langkah satu supervisi dengan penanggung jawab, tanggal, dan penghalangnya. Langkah yang tidak perlu menurut tingkatnya ditampilkan demikian. Laporan, surat, inspeksi, dan kartu punya tabnya.',
  ],
  projectInstallers: [
    'Companies and people who install projects, with certificates and past work. Choose from them when you dispatch. One that is blacklisted cannot be chosen, and the reason is shown.',
    'Perusahaan dan orang pemasang proyek, dengan sertifikat dan riwayat kerja. Pilih dari sini saat menugaskan. Yang masuk daftar hitam tidak dapat dipilih, dan alasannya ditampilkan.',
  ],
  supervisionCalendar: [
    'Technicians by days, with travel time, clashes and holidays. Open a day to plan, move or cancel a visit. A clash is told before you save.',
    'Teknisi menurut hari, dengan waktu perjalanan, bentrok, dan hari libur. Buka satu hari untuk merencanakan, memindahkan, atau membatalkan kunjungan. Bentrok disebut sebelum disimpan.',
  ],
  inspection: [
    'Answer the checkpoints on site: numbers, photos, remarks. It works without a signal; each answer is sent once, and two technicians can share the categories. A failed point becomes a problem to be solved.',
    'Jawab titik periksa di lokasi: angka, foto, catatan. Berjalan tanpa sinyal; setiap jawaban dikirim sekali, dan dua teknisi dapat berbagi kategori. Titik yang gagal menjadi masalah yang harus diselesaikan.',
  ],
  inspectionOverview: [
    'All answers as a matrix, with the photos and open problems. Problems are fixed, inspected again, closed or disclaimed. Print the report in both languages.',
    'Semua jawaban sebagai matriks, dengan foto dan masalah terbuka. Masalah diperbaiki, diinspeksi ulang, ditutup, atau dikecualikan. Cetak laporan dalam dua bahasa.',
  ],
  noticeLetter: [
    'Write a notice or a disclaimer to the responsible party. Somebody else approves; then the letter is generated and never changes. A later edit makes the next version.',
    'Tulis surat pemberitahuan atau penafian kepada pihak yang bertanggung jawab. Orang lain menyetujui; lalu surat dibuat dan tidak berubah lagi. Perubahan berikutnya menjadi versi baru.',
  ],
  designNotice: [
    'Tell the designers what must change in a drawing, with photos. It goes through approval like every letter. The answer comes back to the reports of this supervision.',
    'Beri tahu desainer apa yang harus diubah pada gambar, dengan foto. Melalui persetujuan seperti surat lain. Jawabannya kembali ke laporan supervisi ini.',
  ],
  warrantyCard: [
    'The card of one project: units, end dates, signatures. Missing and extra serial numbers are reported; equal dates have equal colours. A correction after issue is a new version.',
    'Kartu satu proyek: unit, tanggal akhir, tanda tangan. Nomor seri kurang dan lebih dilaporkan; tanggal sama berwarna sama. Koreksi setelah terbit menjadi versi baru.',
  ],
  warrantyCards: [
    'All warranty cards by step: draft, manager, approved, issued, signed. Search by project, number or serial number. The QR code on a card opens its public page.',
    'Semua kartu garansi menurut langkah: draf, manajer, disetujui, terbit, ditandatangani. Cari menurut proyek, nomor, atau nomor seri. Kode QR pada kartu membuka halaman publiknya.',
  ],
  checkpoints: [
    'What an inspection asks, by category and level. Give ranges, photos and a picture that shows how it should look. Changes count for inspections that begin from now on.',
    'Yang ditanya inspeksi, menurut kategori dan tingkat. Beri rentang, foto, dan gambar contoh. Perubahan berlaku untuk inspeksi yang mulai dari sekarang.',
  ],
  supervisionKpis: [
    'How long steps take, how much is late, what fails at inspections. Choose period, branch or level. Every figure opens its supervisions.',
    'Lama langkah, jumlah keterlambatan, kegagalan inspeksi. Pilih periode, cabang, atau tingkat. Setiap angka membuka supervisinya.',
  ],
  supervisionLevels: [
    'Which steps each level needs. A change counts for supervisions created from now on. A level in use is not deleted.',
    'Langkah yang perlu pada setiap tingkat. Perubahan berlaku untuk supervisi yang dibuat mulai sekarang. Tingkat yang dipakai tidak dihapus.',
  ],
} satisfies Record<Exclude<keyof typeof supervisionPages, 'letterReceipt' | 'warrantyCheck'>, Pair>)
