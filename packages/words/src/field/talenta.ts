import type { TalentaField } from '@sejuk/domain/field/talenta'
import { type Pair, words } from '../words.ts'
import { fieldSentences } from './sentences.ts'

const fields = {
  employee_id: ['Employee code', 'Kode karyawan'],
  date: ['Date', 'Tanggal'],
  shift: ['Shift', 'Jam kerja'],
  check_in: ['Check in', 'Absen masuk'],
  check_out: ['Check out', 'Absen pulang'],
  code: ['Attendance code', 'Kode kehadiran'],
} satisfies Record<TalentaField, Pair>

export const talentaWords = words(
  'convert-excel-to-talenta',
  {
    ...fields,
    title: ['Convert Excel to Talenta', 'Konversi Excel ke Talenta'],
    columns: ['Columns of your file', 'Kolom di berkas Anda'],
    columnsText: [
      'Write how each column is titled in the file of the device. It is remembered for the next time.',
      'Tulis judul setiap kolom di berkas dari mesin absen. Judul diingat untuk berikutnya.',
    ],
    fromFile: [
      'The titles are read from your file: choose its header and what each column holds. It is remembered for the next time.',
      'Judul dibaca dari berkas Anda: pilih baris judul dan isi setiap kolom. Pilihan diingat untuk berikutnya.',
    ],
    header: ['Row of the titles', 'Baris judul'],
    headerRow: ['Row {n}: {titles}', 'Baris {n}: {titles}'],
    noColumn: ['Not in the file', 'Tidak ada di berkas'],
    notSaved: [
      'These columns differ from the saved ones: save them first',
      'Kolom ini berbeda dari yang tersimpan: simpan dulu',
    ],
    emptyColumn: ['Leave empty if the file has none', 'Kosongkan bila tidak ada di berkas'],
    saveColumns: ['Save columns', 'Simpan kolom'],
    file: ['Excel file', 'Berkas Excel'],
    preview: ['Check the file', 'Periksa berkas'],
    result: ['Result', 'Hasil'],
    counts: ['{ready} of {total} rows are ready', '{ready} dari {total} baris siap'],
    problems: ['{n} problems', '{n} masalah'],
    line: ['Row', 'Baris'],
    column: ['Column', 'Kolom'],
    value: ['Value', 'Isi'],
    problem: ['Problem', 'Masalah'],
    name: ['Name', 'Nama'],
    download: ['Download for Talenta', 'Unduh untuk Talenta'],
    downloadReady: ['Download the ready rows only', 'Unduh baris yang siap saja'],
    first: ['The first {n} are shown', 'Ditampilkan {n} pertama'],
  },
  { messages: fieldSentences },
)
