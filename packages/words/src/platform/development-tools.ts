import { words } from '../words.ts'

export const developmentToolWords = words('development-tools', {
  title: ['Call an API', 'Panggil API'],
  text: [
    'Sends a call to this server, as you. Only on a local server with demo data.',
    'Mengirim panggilan ke server ini atas nama Anda. Hanya di server lokal dengan data demo.',
  ],
  call: ['Call', 'Panggilan'],
  method: ['Method', 'Metode'],
  path: ['Path', 'Jalur'],
  pathHelp: ['A path of this server, such as /api/session', 'Jalur server ini, misalnya /api/session'],
  notOurs: ['Only a path of this server, beginning with {list}', 'Hanya jalur server ini, diawali {list}'],
  body: ['Input as JSON', 'Masukan sebagai JSON'],
  notJson: ['This is not JSON', 'Ini bukan JSON'],
  send: ['Send', 'Kirim'],
  answer: ['Answer', 'Jawaban'],
  took: ['{status}, {ms} ms', '{status}, {ms} md'],
  noAnswer: ['No answer', 'Tidak ada jawaban'],
})
