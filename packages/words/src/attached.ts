import { words } from './words.ts'

/** What the photos and papers of any record say. */
export const attachedWords = words('attached', {
  none: ['No photos yet', 'Belum ada foto'],
  addPhoto: ['Add a photo: {name}', 'Tambah foto: {name}'],
  addFile: ['Add a document', 'Tambah dokumen'],
  sending: ['Sending: {name}', 'Mengirim: {name}'],
  remove: ['Remove the photo: {name}', 'Hapus foto: {name}'],
})
