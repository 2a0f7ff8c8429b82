import { words } from '../words.ts'

/** The stop between a message and the page it is about. */
export const messageLinkWords = words('message-links', {
  opening: ['Opening the page of your message', 'Membuka halaman dari pesan Anda'],
})
