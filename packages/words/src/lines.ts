import { words } from './words.ts'

/** The lines of a form, whatever they are about. */
export const lineWords = words('lines', {
  addLine: ['Add line', 'Tambah baris'],
  removeLine: ['Remove line {n}', 'Hapus baris {n}'],
  serialsHelp: ['one in each line; scan or paste them', 'satu per baris; pindai atau tempel'],
})
