import type { learningPages } from '@sejuk/domain/learning/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. Certificates are checked on a page without help. */
export const learningHelp = words('help-learning', {
  learning: [
    'Courses for you: to do, begun, finished. A course goes on where you left it, on any device. Certificates you earned can be downloaded.',
    'Kursus untuk Anda: belum, sedang, selesai. Kursus dilanjutkan dari tempat terakhir, di perangkat mana pun. Sertifikat Anda dapat diunduh.',
  ],
  learningCourse: [
    'Lessons in their order: video, paper, article, quiz, live date. Every quiz answer is stored at once. ‘Why not complete’ tells what is still missing.',
    'Pelajaran menurut urutan: video, dokumen, artikel, kuis, pertemuan. Setiap jawaban kuis langsung disimpan. ‘Mengapa belum selesai’ menyebut yang masih kurang.',
  ],
  courses: [
    'All courses with audience, version and how many finished. Publish a course when its lessons are ready. A new version leaves finished learners as they are.',
    'Semua kursus dengan peserta, versi, dan jumlah yang selesai. Terbitkan saat pelajarannya siap. Versi baru tidak mengubah peserta yang sudah selesai.',
  ],
  courseCreate: [
    'A new course: title, cover, audience, pass score, attempts. Save it, then add the lessons. Nobody sees it before it is published.',
    'Kursus baru: judul, sampul, peserta, nilai lulus, kesempatan. Simpan, lalu tambahkan pelajaran. Tidak ada yang melihatnya sebelum diterbitkan.',
  ],
  course: [
    'Lessons and questions of one course. Put them into order, and save as you go. Look at it as a learner before you publish.',
    'Pelajaran dan pertanyaan satu kursus. Atur urutannya, dan simpan sambil jalan. Lihat sebagai peserta sebelum menerbitkan.',
  ],
  students: [
    'Learners and how far they are. Filter by course, branch or result. Remind those who are late; the message is sent once a day at most.',
    'Peserta dan kemajuannya. Filter menurut kursus, cabang, atau hasil. Ingatkan yang terlambat; pesan dikirim paling banyak sekali sehari.',
  ],
  student: [
    'One learner: courses, attempts, certificates. An attempt shows each answer. Give another attempt with a reason.',
    'Satu peserta: kursus, percobaan, sertifikat. Percobaan menunjukkan setiap jawaban. Beri kesempatan lagi dengan alasan.',
  ],
  brandPages: [
    'What each brand stands for, with its products and papers. Show it to customers on the phone. Papers can be downloaded.',
    'Keunggulan setiap merek, dengan produk dan dokumennya. Tunjukkan kepada pelanggan di ponsel. Dokumen dapat diunduh.',
  ],
  lotteryStage: [
    'The draw on the big screen. Type the word called out in the hall, then press start; Enter draws the next prize. A lost network is waited for; no prize is drawn twice.',
    'Pengundian di layar besar. Ketik kata dari hadirin, lalu mulai; Enter mengundi hadiah berikutnya. Jaringan putus ditunggu; tidak ada hadiah diundi dua kali.',
  ],
  lotteryPeople: [
    'Who takes part, by import or by rule. Freeze the list before the draw; then nobody can be added. The hash of the secret seed is shown so that anybody can check later.',
    'Peserta undian, lewat impor atau aturan. Bekukan daftar sebelum pengundian; setelah itu tidak ada yang ditambah. Hash benih rahasia ditampilkan agar dapat diperiksa siapa pun.',
  ],
  lotteryResult: [
    'Winners and what became of their prizes. A redraw needs a reason and a second person. The printed command lets anybody verify the draw.',
    'Pemenang dan status hadiahnya. Undian ulang perlu alasan dan orang kedua. Perintah yang dicetak memungkinkan siapa pun memeriksa undian.',
  ],
} satisfies Record<Exclude<keyof typeof learningPages, 'certificateCheck' | 'lotteryCheck'>, Pair>)
