import type { fieldPages } from '@sejuk/domain/field/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const fieldHelp = words('help-field', {
  attendance: [
    'The month of your people: who was there, late, away or on leave. A day’s result is computed at night from check-ins, shifts, leave and holidays. Open a cell to see why it is what it is.',
    'Satu bulan tim Anda: hadir, terlambat, tidak hadir, atau cuti. Hasil hari dihitung malam hari dari absen, shift, cuti, dan hari libur. Buka satu sel untuk melihat alasannya.',
  ],
  attendanceDays: [
    'One row for each person and day, for payroll and questions. Filter by result to find what must be looked at. What was corrected shows by whom and why.',
    'Satu baris per orang dan hari, untuk penggajian dan pertanyaan. Filter menurut hasil untuk menemukan yang perlu dilihat. Yang dikoreksi menyebut oleh siapa dan mengapa.',
  ],
  attendanceChecks: [
    'Check-ins that need a look: outside the office, an old clock, a position that cannot be. The hints are told to the person too. Accept or refuse with a reason.',
    'Absen yang perlu dilihat: di luar kantor, jam ponsel keliru, posisi yang tidak mungkin. Petunjuknya juga diberitahukan kepada orangnya. Terima atau tolak dengan alasan.',
  ],
  shifts: [
    'Working hours by name, with breaks and the minutes somebody may be late. A shift over midnight belongs to the day it begins. Changes count from the day you choose.',
    'Jam kerja menurut nama, dengan istirahat dan menit toleransi. Shift lewat tengah malam milik hari mulainya. Perubahan berlaku sejak tanggal yang dipilih.',
  ],
  shiftAssignments: [
    'Who works which shift, from when to when. Without an assignment the hours of the office count. Assign many at once by filter and ticks.',
    'Siapa bekerja pada shift mana, dari kapan sampai kapan. Tanpa penugasan, jam kantor yang berlaku. Tugaskan banyak sekaligus lewat filter dan centang.',
  ],
  attendanceRequests: [
    'Requests to correct a day or to be paid overtime. Each person has a number of corrections a month. Overtime counts only when it is approved.',
    'Permintaan koreksi hari atau lembur. Setiap orang punya jumlah koreksi per bulan. Lembur dihitung hanya bila disetujui.',
  ],
  attendanceCheck: [
    'Check in and out with your position and a selfie. All your offices are tried; outside of them say where you are and why. Without a signal it is kept on the phone with the right time, and sent later.',
    'Absen masuk dan pulang dengan posisi dan swafoto. Semua kantor Anda dicoba; di luar itu sebutkan tempat dan alasannya. Tanpa sinyal, absen disimpan di ponsel dengan waktu yang benar dan dikirim nanti.',
  ],
  attendanceHistory: [
    'Your own days, requests and what is kept about you. Ask for a correction within the limit of the month. Positions are deleted after 24 months.',
    'Hari, permintaan, dan data Anda sendiri. Minta koreksi dalam batas bulan itu. Posisi dihapus setelah 24 bulan.',
  ],
  leaveApproval: [
    'Leave that waits for you, with who else is away in those days. Approve from the list or from the notification. If you are on leave yourself, your delegate decides.',
    'Cuti yang menunggu Anda, beserta siapa lagi yang tidak masuk pada hari itu. Setujui dari daftar atau dari notifikasi. Bila Anda cuti, pengganti Anda yang memutuskan.',
  ],
  leave: [
    'Ask for leave and see your balance. Holidays and free days are not counted; half days are possible. Name a delegate who decides for you meanwhile.',
    'Ajukan cuti dan lihat saldo Anda. Hari libur dan hari bebas tidak dihitung; setengah hari dimungkinkan. Sebutkan pengganti yang memutuskan selama Anda cuti.',
  ],
  leaveRules: [
    'Kinds of leave, how many days, what may be carried over and until when. A balance is a ledger: granted, taken, carried over, expired. Changes count for what is granted from now on.',
    'Jenis cuti, jumlah hari, yang boleh dibawa dan sampai kapan. Saldo adalah buku besar: diberikan, dipakai, dibawa, hangus. Perubahan berlaku untuk pemberian mulai sekarang.',
  ],
  officeLocation: [
    'The places where people may check in, with their radius. Move the pin on the map or use the position of this phone. Assign people to more than one office where they work at several.',
    'Tempat orang boleh absen, dengan radiusnya. Geser pin di peta atau pakai posisi ponsel ini. Tugaskan orang ke beberapa kantor bila bekerja di beberapa tempat.',
  ],
  visits: [
    'Visits of your people: planned, done, unplanned, with what came of them. A visit counts after five minutes at the place. Open one to see its photos, forms and position.',
    'Kunjungan tim Anda: direncanakan, selesai, tanpa rencana, beserta hasilnya. Kunjungan dihitung setelah lima menit di tempat. Buka satu kunjungan untuk melihat foto, formulir, dan posisinya.',
  ],
  visitPins: [
    'Better positions of shops, proposed by who stood there. Compare the old and the new pin on the map. What you accept is the shop’s position from now on.',
    'Usulan posisi toko yang lebih tepat dari orang yang berada di sana. Bandingkan pin lama dan baru di peta. Yang Anda terima menjadi posisi toko mulai sekarang.',
  ],
  visitCollections: [
    'Money collected on visits, waiting for finance. It is a receipt to be confirmed, never a payment by itself. Compare amount and photo before you confirm.',
    'Uang yang ditagih saat kunjungan, menunggu keuangan. Ini penerimaan yang harus dikonfirmasi, bukan pembayaran langsung. Bandingkan jumlah dan foto sebelum mengonfirmasi.',
  ],
  visitReport: [
    'People and days: planned, done, hit rate, coverage of A, B and C shops, orders from visits. Every figure opens its visits. Download it, or look at the photos of the period.',
    'Orang dan hari: rencana, selesai, tingkat kunjungan, cakupan toko A, B, dan C, pesanan dari kunjungan. Setiap angka membuka kunjungannya. Unduh, atau lihat foto periode itu.',
  ],
  visitWall: [
    'All photos of visits in a period, newest first. Filter by person, shop or purpose. A photo opens its visit.',
    'Semua foto kunjungan dalam satu periode, terbaru dahulu. Filter menurut orang, toko, atau tujuan. Foto membuka kunjungannya.',
  ],
  talenta: [
    'Turns attendance into the file that Talenta reads. Map the columns once; they are remembered. Rows with errors are listed, and nothing is written until all are right or left out knowingly.',
    'Mengubah kehadiran menjadi berkas yang dibaca Talenta. Petakan kolom sekali; akan diingat. Baris yang salah ditampilkan, dan tidak ada yang ditulis sebelum semuanya benar atau sengaja dilewati.',
  ],
  visitMobile: [
    'Your day: planned shops, the route on the map, suggestions with their reason. Copy last week or add a shop. Everything works without a signal and is sent once.',
    'Hari Anda: toko yang direncanakan, rute di peta, saran dengan alasannya. Salin minggu lalu atau tambah toko. Semuanya berjalan tanpa sinyal dan dikirim sekali.',
  ],
  visitMobileCustomer: [
    'The shop before you go in: contact, balance, last order, last visits. Check in within 300 metres, or propose a better pin. Only one visit can be open at a time.',
    'Toko sebelum Anda masuk: kontak, saldo, pesanan dan kunjungan terakhir. Absen dalam 300 meter, atau usulkan pin yang lebih tepat. Hanya satu kunjungan boleh terbuka.',
  ],
  visitMobileDay: [
    'One visit: purposes, forms, photos, then check out. An order opens the order page and comes back; a complaint becomes a ticket. What you typed stays, also when the phone is closed.',
    'Satu kunjungan: tujuan, formulir, foto, lalu selesai. Pesanan membuka halaman pesanan dan kembali; keluhan menjadi tiket. Yang Anda ketik tetap ada meski ponsel ditutup.',
  ],
} satisfies Record<keyof typeof fieldPages, Pair>)
