import type { BrandSectionKind } from '@sejuk/domain/learning/brand-pages'
import { type Pair, words } from '../words.ts'
import { learningSentences } from './sentences.ts'

const kinds = {
  text: ['Text', 'Teks'],
  photo: ['Photo', 'Foto'],
  video: ['Video', 'Video'],
  table: ['Table', 'Tabel'],
  file: ['Download', 'Unduhan'],
} satisfies Record<BrandSectionKind, Pair>

export const brandPageWords = words(
  'brand-pages',
  {
    ...kinds,
    title: ['Brand introduction', 'Pengenalan merek'],
    brands: ['Brands', 'Merek'],
    create: ['New page', 'Halaman baru'],
    edit: ['Modify page', 'Ubah halaman'],
    brand_code: ['Brand', 'Merek'],
    title_default: ['Title, English', 'Judul, Inggris'],
    title_local: ['Title, Indonesian', 'Judul, Indonesia'],
    intro_default: ['Introduction, English', 'Pengantar, Inggris'],
    intro_local: ['Introduction, Indonesian', 'Pengantar, Indonesia'],
    order_no: ['Order', 'Urutan'],
    is_published: ['Published', 'Diterbitkan'],
    hidden: ['Not published', 'Belum diterbitkan'],
    sections: ['Sections', 'Bagian'],
    section: ['Section', 'Bagian'],
    addSection: ['Add section', 'Tambah bagian'],
    kind: ['Kind', 'Jenis'],
    text_default: ['Text, English', 'Teks, Inggris'],
    text_local: ['Text, Indonesian', 'Teks, Indonesia'],
    file_code: ['File', 'Berkas'],
    chooseFile: ['Choose a file', 'Pilih berkas'],
    rows: ['Rows', 'Baris'],
    addRow: ['Add row', 'Tambah baris'],
    name_default: ['Name, English', 'Nama, Inggris'],
    name_local: ['Name, Indonesian', 'Nama, Indonesia'],
    value: ['Value', 'Nilai'],
    files: ['Files', 'Berkas'],
    filesAfter: [
      'Save the page first: then files can be uploaded.',
      'Simpan halaman dahulu: setelah itu berkas dapat diunggah.',
    ],
    nothing: ['No brand is introduced yet', 'Belum ada pengenalan merek'],
    download: ['Download {name}', 'Unduh {name}'],
  },
  { messages: learningSentences },
)
