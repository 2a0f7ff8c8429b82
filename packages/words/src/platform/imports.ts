import type { ImportStatus } from '@sejuk/domain/platform/imports'
import { type Pair, words } from '../words.ts'
import { platformSentences } from './sentences.ts'

const statuses = {
  Preview: ['Not imported yet', 'Belum diimpor'],
  Committed: ['Imported', 'Sudah diimpor'],
  RolledBack: ['Taken back', 'Ditarik kembali'],
  Expired: ['Forgotten', 'Kedaluwarsa'],
} as const satisfies Record<ImportStatus, Pair>

/** Looking at a sheet before it is taken. */
export const importWords = words(
  'imports',
  {
    ...statuses,
    title: ['Imported Files', 'Berkas Impor'],
    previewAndMend: ['Preview and mend', 'Pratinjau dan perbaiki'],
    read: ['Preview', 'Pratinjau'],
    reading: ['Reading the file', 'Membaca berkas'],
    nothingSavedYet: [
      'Nothing is saved yet. {rows} {rows|row was|rows were} read, {bad} {bad|needs|need} your attention.',
      'Belum ada yang disimpan. {rows} baris dibaca, {bad} perlu diperiksa.',
    ],
    allFine: [
      'Nothing is saved yet. {rows} {rows|row was read and is|rows were read and all of them are} fine.',
      'Belum ada yang disimpan. {rows} baris dibaca dan semuanya benar.',
    ],
    withProblems: ['With problems', 'Bermasalah'],
    allRows: ['All rows', 'Semua baris'],
    left: ['Left out', 'Dilewati'],
    problem: ['Problem', 'Masalah'],
    noProblems: ['No row has a problem', 'Tidak ada baris yang bermasalah'],
    cell: ['{column}, row {line}', '{column}, baris {line}'],
    leaveOut: ['Leave out', 'Lewati'],
    leaveOutRow: ['Leave out row {line}', 'Lewati baris {line}'],
    takeIn: ['Take in', 'Ikutkan'],
    takeInRow: ['Take in row {line}', 'Ikutkan baris {line}'],
    checkAgain: ['Check again', 'Periksa lagi'],
    changed: ['{n} {n|change is|changes are} not checked yet', '{n} perubahan belum diperiksa'],
    importN: ['Import {n} {n|row|rows}', 'Impor {n} baris'],
    importRest: ['Leave out {bad} and import {n}', 'Lewati {bad} dan impor {n}'],
    sureToLeaveOut: ['Leave out {n} {n|row|rows}?', 'Lewati {n} baris?'],
    leftOutText: [
      'Rows with problems are not imported. The annotated workbook keeps them with what is wrong.',
      'Baris bermasalah tidak diimpor. Buku kerja bercatatan menyimpannya beserta masalahnya.',
    ],
    annotated: ['Annotated workbook', 'Buku kerja bercatatan'],
    otherFile: ['Another file', 'Berkas lain'],
    report: [
      '{added} {added|row was|rows were} imported, {skipped} {skipped|was|were} left out.',
      '{added} baris diimpor, {skipped} dilewati.',
    ],
    takeBack: ['Take back', 'Tarik kembali'],
    sureToTakeBack: ['Take the import back?', 'Tarik kembali impor ini?'],
    takeBackText: [
      '{n} {n|record|records} made by {file} {n|is|are} deleted, unless one of them was changed since.',
      'Semua {n} data dari {file} akan dihapus, kecuali ada yang sudah diubah.',
    ],
    until: ['Can be taken back until {time}', 'Dapat ditarik kembali sampai {time}'],
    goOn: ['Go on', 'Lanjutkan'],
    file: ['File', 'Berkas'],
    status: ['Status', 'Status'],
    rows: ['Rows', 'Baris'],
    badRows: ['With problems', 'Bermasalah'],
    added: ['Imported', 'Diimpor'],
    skipped: ['Left out', 'Dilewati'],
    created_date: ['Uploaded', 'Diunggah'],
    module: ['Kind of data', 'Jenis data'],
  },
  { messages: platformSentences },
)
