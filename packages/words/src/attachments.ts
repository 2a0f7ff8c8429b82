import { words } from './words.ts'

/** What the photos and papers of any record say. */
export const attachmentWords = words('attached', {
  none: ['No photos yet', 'Belum ada foto'],
  addFile: ['Add a document', 'Tambah dokumen'],
  preview: ['Preview', 'Pratinjau'],
  remove: ['Remove the photo: {name}', 'Hapus foto: {name}'],
})
