import type { projectsPages } from '@sejuk/domain/projects/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const projectsHelp = words('help-projects', {
  projectLibrary: [
    'All projects that were logged, with filters for stage, amount, place and competitor. Of other branches you see only what you may. ‘On the map’ shows the same filter as pins.',
    'Semua proyek yang tercatat, dengan filter tahap, nilai, lokasi, dan pesaing. Dari cabang lain Anda hanya melihat yang diizinkan. ‘Di peta’ menampilkan filter yang sama sebagai pin.',
  ],
  projectMap: [
    'Projects on the map, numbered circles where there are many. Colour shows the status; draw an area to filter. On the phone ‘Around me’ shows what is near.',
    'Proyek di peta, lingkaran bernomor bila banyak. Warna menunjukkan status; gambar area untuk memfilter. Di ponsel ‘Sekitar saya’ menunjukkan yang dekat.',
  ],
  projectLogs: [
    'Your projects with stage, amount, next follow-up and days of protection left. Without a follow-up a protection lapses; warnings come before. Log early: the first one is protected.',
    'Proyek Anda dengan tahap, nilai, tindak lanjut berikutnya, dan sisa hari perlindungan. Tanpa tindak lanjut perlindungan gugur; ada peringatan sebelumnya. Catat lebih awal: yang pertama dilindungi.',
  ],
  projectReport: [
    'Projects of a period beside the one before: new, moved, goaled, lost. Every chart has its table and opens its projects. Download it, or have it mailed every week.',
    'Proyek satu periode di samping periode sebelumnya: baru, bergerak, goal, kalah. Setiap grafik punya tabel dan membuka proyeknya. Unduh, atau minta dikirim lewat email setiap minggu.',
  ],
  projectLogCreate: [
    'Log a project: name, owner, place, systems, contacts. While you type, similar projects are hinted at by code, branch and distance. A pin far from the city warns you; another province asks for a reason.',
    'Catat proyek: nama, pemilik, lokasi, sistem, kontak. Saat mengetik, proyek serupa ditunjukkan dengan kode, cabang, dan jarak. Pin yang jauh dari kota diperingatkan; provinsi lain meminta alasan.',
  ],
  projectLogModify: [
    'Change a project that is yours and may still be changed. Shares of salespeople always add up to 100 %. If somebody else saved meanwhile, your input stays.',
    'Ubah proyek milik Anda yang masih boleh diubah. Bagian para sales selalu berjumlah 100 %. Bila orang lain menyimpan lebih dahulu, isian Anda tetap ada.',
  ],
  projectApprovals: [
    'Projects that wait for judgement or approval. Similar ones are judged first; a pair is asked once. Approve, send back or reject with a reason.',
    'Proyek yang menunggu penilaian atau persetujuan. Yang serupa dinilai dahulu; satu pasang ditanya sekali. Setujui, kembalikan, atau tolak dengan alasan.',
  ],
  projectApprove: [
    'One project beside those it resembles: map, timeline, files. Say for each whether it is the same. Approval follows when nothing is left to judge.',
    'Satu proyek di samping yang serupa: peta, garis waktu, berkas. Tentukan untuk masing-masing apakah sama. Persetujuan menyusul bila tidak ada lagi yang dinilai.',
  ],
  projectReplace: [
    'Hand a project over to another salesperson. Across branches both managers must agree. The old one keeps the history, the new one the protection.',
    'Serahkan proyek kepada sales lain. Antarcabang, kedua manajer harus setuju. Yang lama tetap punya riwayat, yang baru mendapat perlindungan.',
  ],
  similarityLabels: [
    'Every verdict on two similar logs, with what was compared at the time. Verdicts that were taken back stay with their date. Download the list to measure how well the search asks.',
    'Setiap penilaian atas dua catatan serupa, dengan data yang dibandingkan saat itu. Penilaian yang ditarik tetap ada dengan tanggalnya. Unduh daftar ini untuk mengukur seberapa tepat pencarian bertanya.',
  ],
  projectLog: [
    'Everything about one project: facts, follow-ups, designs, files, similar ones, supervision. Buttons that are not open to you say which status or right is missing. Add follow-ups with place, photo and the next date.',
    'Semua tentang satu proyek: data, tindak lanjut, desain, berkas, proyek serupa, supervisi. Tombol yang belum terbuka menyebut status atau hak yang kurang. Tambahkan tindak lanjut dengan lokasi, foto, dan tanggal berikutnya.',
  ],
  designTasks: [
    'Design work: who draws what until when. The board shows designers by due date; late ones are marked. A released drawing carries a watermark and stays as it was.',
    'Pekerjaan desain: siapa menggambar apa sampai kapan. Papan menunjukkan desainer menurut tenggat; yang terlambat ditandai. Gambar yang dirilis bertanda air dan tidak berubah.',
  ],
  weeklyReport: [
    'What moved in a week: new, goaled, lost and to whom, amounts up and down with reasons. Weeks are cut on Monday 00:00 and then frozen. One press makes the PDF.',
    'Yang bergerak dalam seminggu: baru, goal, kalah dan dari siapa, nilai naik turun dengan alasannya. Minggu dipotong Senin pukul 00.00 lalu dibekukan. Satu tekan membuat PDF.',
  ],
} satisfies Record<keyof typeof projectsPages, Pair>)
