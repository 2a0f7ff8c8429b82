import { words } from '../words.ts'
import { platformSentences } from './sentences.ts'

export const recordCommentWords = words(
  'record-comments',
  {
    title: ['Comments', 'Komentar'],
    count: ['Comments, {n}', 'Komentar, {n}'],
    empty: [
      'Nobody has written here yet. Colleagues who can open this record read what you write; customers do not.',
      'Belum ada komentar. Rekan yang dapat membuka data ini membaca tulisan Anda; pelanggan tidak.',
    ],
    failed: ['The comments did not load', 'Komentar gagal dimuat'],
    write: ['Write a comment', 'Tulis komentar'],
    hint: ['Type @ to mention a colleague', 'Ketik @ untuk menyebut rekan'],
    send: ['Send', 'Kirim'],
    people: ['Colleagues who can open this record', 'Rekan yang dapat membuka data ini'],
    nobody: ['Nobody of this name can open this record', 'Tidak ada rekan dengan nama ini yang dapat membuka data ini'],
    strangers: [
      '{names} is none of the colleagues chosen from the list: nobody is told',
      '{names} bukan rekan yang dipilih dari daftar: tidak ada yang diberi tahu',
    ],
    removed: ['Comment taken back', 'Komentar ditarik kembali'],
    remove: ['Take back', 'Tarik kembali'],
    follow: ['Follow', 'Ikuti'],
    unfollow: ['Following', 'Diikuti'],
    followText: ['You are notified of new comments.', 'Anda diberi tahu bila ada komentar baru.'],
    followers: ['{n} {n|person follows|people follow} this record', '{n} orang mengikuti data ini'],
  },
  { messages: platformSentences },
)
