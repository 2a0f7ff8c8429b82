import { words } from '../words.ts'

export const courseCommentWords = words('course-comments', {
  title: ['Questions and answers', 'Tanya jawab'],
  none: ['No question yet', 'Belum ada pertanyaan'],
  onlyLearners: ['Take the course to ask something', 'Ambil kursus ini untuk bertanya'],
  ask: ['Your question', 'Pertanyaan Anda'],
  send: ['Ask', 'Tanyakan'],
  answer: ['Answer', 'Jawab'],
  answerTo: ['Answer to {name}', 'Jawaban untuk {name}'],
  sendAnswer: ['Send answer', 'Kirim jawaban'],
  cancel: ['Cancel', 'Batal'],
  trainer: ['Trainer', 'Pelatih'],
  you: ['You', 'Anda'],
  remove: ['Take back', 'Tarik kembali'],
  removed: ['Taken back by its writer', 'Ditarik kembali oleh penulisnya'],
  hide: ['Hide', 'Sembunyikan'],
  hideTitle: ['Hide this from other learners?', 'Sembunyikan dari peserta lain?'],
  reason: ['Reason, told to the writer', 'Alasan, diberitahukan kepada penulis'],
  hidden: ['Hidden by a trainer: {reason}', 'Disembunyikan pelatih: {reason}'],
})
