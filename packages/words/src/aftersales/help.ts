import type { aftersalesPages } from '@sejuk/domain/aftersales/pages'
import { type Pair, words } from '../words.ts'

const technicianOf: Pair = [
  'One technician: skills, area, working hours and what they can carry in a day. Dispatch proposes only who has the skill and the time. Certificates of courses add skills by themselves.',
  'Satu teknisi: keahlian, wilayah, jam kerja, dan kapasitas per hari. Penugasan hanya mengusulkan yang punya keahlian dan waktu. Sertifikat kursus menambah keahlian secara otomatis.',
]
const centreOf: Pair = [
  'One service centre: contact, area, hours, staff, prices and bank account. A changed bank account waits until somebody else approves it. Close a centre only when its work orders are done or moved.',
  'Satu pusat servis: kontak, wilayah, jam, staf, harga, dan rekening bank. Rekening bank yang diubah menunggu persetujuan orang lain. Tutup pusat servis hanya bila perintah kerjanya selesai atau dipindahkan.',
]
const jobOf: Pair = [
  'One job, step by step: arrive, photos, checks, parts, signature, finish. The bar at the bottom says what is missing. It works without a signal; you see ‘Sending’ and then ‘Done’.',
  'Satu pekerjaan, langkah demi langkah: tiba, foto, pemeriksaan, suku cadang, tanda tangan, selesai. Bilah di bawah menyebut yang kurang. Berjalan tanpa sinyal; Anda melihat ‘Mengirim’ lalu ‘Selesai’.',
]
const unitsOf: Pair = [
  'Units that consumers own, with their warranty and their past repairs. Search by serial number, phone or name. A unit is known here as soon as it was sold out, installed or repaired.',
  'Unit milik konsumen, dengan garansi dan riwayat perbaikannya. Cari menurut nomor seri, telepon, atau nama. Unit dikenal di sini sejak terjual, dipasang, atau diperbaiki.',
]
const warrantyOf: Pair = [
  'Look up the warranty of a serial number. Each part has its own end, the compressor apart, with the document it starts from. A void warranty says why.',
  'Periksa garansi sebuah nomor seri. Setiap bagian punya akhir sendiri, kompresor terpisah, dengan dokumen awalnya. Garansi yang gugur menyebut alasannya.',
]
const errorsOf: Pair = [
  'What an error code means and what to do about it. Search by code, model or symptom. The parts most often used for it stand beside it.',
  'Arti kode error dan tindakannya. Cari menurut kode, model, atau gejala. Suku cadang yang paling sering dipakai ada di sampingnya.',
]

/** What each page is for, what to do first, and what surprises people. Customers' own pages have no help. */
export const aftersalesHelp = words('help-aftersales', {
  surveys: [
    'Answers of customers after the work, by link or by call. A low mark opens a complaint by itself. Call those who did not answer; a survey can be answered once.',
    'Jawaban pelanggan setelah pekerjaan, lewat tautan atau telepon. Nilai rendah otomatis membuka keluhan. Telepon yang belum menjawab; satu survei dijawab sekali.',
  ],
  complaints: [
    'Complaints with owner, due date and tasks. Late ones stand first. A complaint is closed when the customer agrees, not when we are done.',
    'Keluhan dengan penanggung jawab, tenggat, dan tugas. Yang terlambat tampil dahulu. Keluhan ditutup saat pelanggan setuju, bukan saat kami selesai.',
  ],
  complaint: [
    'One complaint: what happened, who does what until when, what was said to the customer. Add tasks for others; each is told. Only who has the right may grant a compensation.',
    'Satu keluhan: kejadian, siapa mengerjakan apa sampai kapan, dan yang disampaikan kepada pelanggan. Tambahkan tugas untuk orang lain; masing-masing diberi tahu. Hanya yang berhak dapat memberi kompensasi.',
  ],
  addComplaint: [
    'Write down a complaint while the customer is on the phone. Earlier tickets and units of this phone number appear by themselves. Save early; details can follow.',
    'Catat keluhan selagi pelanggan di telepon. Tiket dan unit sebelumnya dari nomor ini muncul sendiri. Simpan lebih dahulu; rincian dapat menyusul.',
  ],
  costs: [
    'Cost sheets of finished work orders that wait for approval. A figure above the price list is marked. Approve many at once; every row answers for itself.',
    'Lembar biaya perintah kerja selesai yang menunggu persetujuan. Angka di atas daftar harga ditandai. Setujui banyak sekaligus; setiap baris punya hasilnya sendiri.',
  ],
  cost: [
    'One cost sheet: work, travel, parts, with the price list beside it. Reject single lines with a reason; the centre can correct them. Whoever wrote it cannot approve it.',
    'Satu lembar biaya: pekerjaan, perjalanan, suku cadang, dengan daftar harga di sampingnya. Tolak baris tertentu dengan alasan; pusat servis dapat memperbaikinya. Penulisnya tidak dapat menyetujui.',
  ],
  reimbursements: [
    'Approved costs of a centre in a month, with its invoice. Old parts that were not sent back are deducted. Two people pay: one checks, another approves.',
    'Biaya pusat servis yang disetujui dalam sebulan, dengan fakturnya. Suku cadang bekas yang tidak dikembalikan dipotong. Dua orang membayar: satu memeriksa, satu menyetujui.',
  ],
  reimbursement: [
    'One month of a centre: cost sheets, deductions, invoice, bank file. The sum is always that of its lines. A line taken out comes back in the next month.',
    'Satu bulan pusat servis: lembar biaya, potongan, faktur, berkas bank. Jumlahnya selalu sama dengan barisnya. Baris yang dikeluarkan kembali di bulan berikutnya.',
  ],
  fieldJobs: [
    'Your jobs of today in their order, then what is late or came back. A job that came back says why. Tap a job to begin; call and directions stand beside it.',
    'Pekerjaan Anda hari ini menurut urutan, lalu yang terlambat atau kembali. Pekerjaan yang kembali menyebut alasannya. Ketuk untuk memulai; telepon dan arah ada di sampingnya.',
  ],
  fieldJob: jobOf,
  serviceCentres: [
    'All service centres with area, status and load. Filter by branch or city. Open one to change it; new ones wait for approval.',
    'Semua pusat servis dengan wilayah, status, dan beban. Filter menurut cabang atau kota. Buka untuk mengubah; yang baru menunggu persetujuan.',
  ],
  editServiceCentre: centreOf,
  partnerServiceCentres: [
    'Your service centre, or those you look after. Keep contact, hours and staff up to date: customers are sent by them. What you may not change says whom to ask.',
    'Pusat servis Anda, atau yang Anda kelola. Jaga kontak, jam, dan staf tetap benar: pelanggan diarahkan menurut data itu. Yang tidak boleh Anda ubah menyebut kepada siapa bertanya.',
  ],
  editPartnerServiceCentre: centreOf,
  serviceCentre: [
    'A service centre, to read. Contact, area, hours, staff and prices as they count today. Ask the after-sales department for a change.',
    'Data pusat servis, untuk dibaca. Kontak, wilayah, jam, staf, dan harga yang berlaku hari ini. Minta perubahan kepada departemen purnajual.',
  ],
  servicePrices: [
    'What work costs, by kind of centre, service, category and capacity, with transport by distance. Prices come as whole versions by Excel, each with the day it begins. The version in force on the day of the work counts.',
    'Biaya pekerjaan menurut jenis pusat servis, layanan, kategori, dan kapasitas, dengan transpor menurut jarak. Harga masuk sebagai versi utuh lewat Excel, masing-masing dengan tanggal mulai. Versi yang berlaku pada hari pekerjaan yang dipakai.',
  ],
  technicians: [
    'All technicians with their centre, skills and load. Filter by skill to see who can do a job. Open one to change working hours or skills.',
    'Semua teknisi dengan pusat servis, keahlian, dan beban. Filter menurut keahlian untuk melihat siapa yang mampu. Buka untuk mengubah jam kerja atau keahlian.',
  ],
  technicianConfig: technicianOf,
  partnerTechnicians: [
    'Technicians of your centre. Keep their phones and hours right: jobs are sent by them. A technician who leaves is switched off, not deleted.',
    'Teknisi pusat servis Anda. Jaga telepon dan jam kerjanya tetap benar: pekerjaan dikirim menurut data itu. Teknisi yang keluar dinonaktifkan, bukan dihapus.',
  ],
  partnerTechnicianConfig: technicianOf,
  adminTechnicians: [
    'Technicians of your centre and their jobs of the day. See who is free, late or waiting for a part. Assign or move jobs from here.',
    'Teknisi pusat servis Anda dan pekerjaannya hari ini. Lihat siapa yang senggang, terlambat, atau menunggu suku cadang. Tugaskan atau pindahkan pekerjaan dari sini.',
  ],
  adminTechnicianConfig: technicianOf,
  adminWorkOrder: [
    'A work order as your centre sees it: customer, unit, appointment, technician, parts. The clock shows how long the next step may take. A step that is not possible says why.',
    'Perintah kerja dari sisi pusat servis: pelanggan, unit, janji, teknisi, suku cadang. Jam menunjukkan berapa lama langkah berikutnya boleh berlangsung. Langkah yang tidak mungkin menyebut alasannya.',
  ],
  adminFieldJob: jobOf,
  ownTechnician: [
    'Your own data: photo, phone, skills, hours, and your jobs. Change what is yours; the rest is your centre’s. Certificates you earned stand here too.',
    'Data Anda sendiri: foto, telepon, keahlian, jam, dan pekerjaan. Ubah yang milik Anda; selebihnya milik pusat servis. Sertifikat Anda juga ada di sini.',
  ],
  callCentre: [
    'The desk for calls: type the phone number, and the caller’s units, tickets and visits appear. Begin a ticket or a complaint with one press. What you typed stays when the next call comes.',
    'Meja penerima telepon: ketik nomor, dan unit, tiket, serta kunjungan penelepon muncul. Mulai tiket atau keluhan dengan satu tekan. Yang Anda ketik tetap ada saat telepon berikutnya masuk.',
  ],
  tickets: [
    'All requests of customers, by status and age. Dispatch sends a ticket to a service centre; several units can become several work orders. Possible duplicates are shown before you save.',
    'Semua permintaan pelanggan, menurut status dan umur. Kirim tiket ke pusat servis; beberapa unit dapat menjadi beberapa perintah kerja. Kemungkinan ganda ditunjukkan sebelum disimpan.',
  ],
  ticket: [
    'One ticket: customer, address, units, work orders and everything said so far. Warranty is looked up for each unit. Comments with @ tell a colleague.',
    'Satu tiket: pelanggan, alamat, unit, perintah kerja, dan semua catatan. Garansi diperiksa untuk setiap unit. Komentar dengan @ memberi tahu rekan.',
  ],
  partnerTickets: [
    'Tickets that you entered or that belong to your customers. Follow what happens to them. While a ticket is a draft you can change it.',
    'Tiket yang Anda masukkan atau milik pelanggan Anda. Ikuti perkembangannya. Selama masih draf, tiket dapat diubah.',
  ],
  editTicket: [
    'Correct a ticket that was not dispatched yet. Type a sub-district and the rest of the address is filled. If somebody else saved meanwhile, your input stays.',
    'Perbaiki tiket yang belum dikirim. Ketik kelurahan dan alamat selebihnya terisi. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  addTicket: [
    'A new request: who, where, which unit, what is wrong. A serial number brings model and warranty. Choose the day and slot the customer wishes.',
    'Permintaan baru: siapa, di mana, unit apa, apa masalahnya. Nomor seri membawa model dan garansi. Pilih hari dan slot yang diinginkan pelanggan.',
  ],
  consumerItems: unitsOf,
  partnerConsumerItems: unitsOf,
  warranty: warrantyOf,
  partnerWarranty: warrantyOf,
  errorCodes: errorsOf,
  partnerErrorCodes: errorsOf,
  workOrders: [
    'All work orders with their clock. The tabs show what waits for whom; late ones stand first. Group by centre or technician, or look at them on the board and the map.',
    'Semua perintah kerja dengan jamnya. Tab menunjukkan apa yang menunggu siapa; yang terlambat tampil dahulu. Kelompokkan menurut pusat servis atau teknisi, atau lihat di papan dan peta.',
  ],
  partnerWorkOrders: [
    'Work orders of your customers or your centre. Open one to see appointment, technician and result. What is late is marked.',
    'Perintah kerja pelanggan atau pusat servis Anda. Buka untuk melihat janji, teknisi, dan hasil. Yang terlambat ditandai.',
  ],
  workOrderDownload: [
    'Work orders of a period as Excel. Choose period and columns; the file is made in the background. You are told when it is ready.',
    'Perintah kerja satu periode sebagai Excel. Pilih periode dan kolom; berkas dibuat di latar belakang. Anda diberi tahu saat siap.',
  ],
  workOrder: [
    'One work order from dispatch to finish: appointment, technician, photos, checks, parts, costs. While it waits for a part its clock stands still. Every step is kept with who and when.',
    'Satu perintah kerja dari penugasan sampai selesai: janji, teknisi, foto, pemeriksaan, suku cadang, biaya. Selama menunggu suku cadang, jamnya berhenti. Setiap langkah tercatat dengan siapa dan kapan.',
  ],
  workOrderBoard: [
    'Technicians by hours of a day. Drag a job to a person and a slot, or use its menu. Overload and missing skills are marked before you drop.',
    'Teknisi menurut jam dalam sehari. Seret pekerjaan ke orang dan slot, atau pakai menunya. Beban lebih dan keahlian yang kurang ditandai sebelum dilepas.',
  ],
  workOrderMap: [
    'Open work orders and new tickets on the map, with the service centres. Colours and shapes show the group; late ones are marked. Show or hide a layer, or open a circle to see its list.',
    'Perintah kerja terbuka dan tiket baru di peta, dengan pusat servisnya. Warna dan bentuk menunjukkan kelompok; yang terlambat ditandai. Tampilkan atau sembunyikan lapisan, atau buka lingkaran untuk melihat daftarnya.',
  ],
  serviceReport: [
    'Service level kept, first-time fix, repeat visits, what fails and why, backlog by age. Choose period, centre, technician or model. Every bar opens the work orders it counts.',
    'Tingkat layanan, selesai pada kunjungan pertama, kunjungan ulang, kerusakan dan sebabnya, tunggakan menurut umur. Pilih periode, pusat servis, teknisi, atau model. Setiap batang membuka perintah kerjanya.',
  ],
  repairChoices: [
    'Symptoms, places and causes that technicians choose from. Good reports need short lists. What was used before is closed, not deleted.',
    'Gejala, lokasi, dan sebab yang dipilih teknisi. Laporan yang baik perlu daftar pendek. Yang pernah dipakai ditutup, bukan dihapus.',
  ],
  slaRules: [
    'How many working hours each step may take, by priority, service and area. The most exact rule counts. A change counts for steps that begin from now on.',
    'Berapa jam kerja setiap langkah boleh berlangsung, menurut prioritas, layanan, dan wilayah. Aturan yang paling tepat yang berlaku. Perubahan berlaku untuk langkah yang mulai dari sekarang.',
  ],
} satisfies Record<Exclude<keyof typeof aftersalesPages, 'feedback' | 'serviceTracking'>, Pair>)
