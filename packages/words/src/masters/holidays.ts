import type { HolidayKind } from '@sejuk/domain/masters/holidays'
import { type Pair, words } from '../words.ts'
import { mastersSentences } from './sentences.ts'

export const holidayKindWords = words('holiday-kinds', {
  national: ['National holiday', 'Libur nasional'],
  joint_leave: ['Joint leave', 'Cuti bersama'],
  company: ['Company holiday', 'Libur perusahaan'],
} satisfies Record<HolidayKind, Pair>)

export const holidayWords = words(
  'holidays',
  {
    title: ['Holiday Configuration', 'Konfigurasi Hari Libur'],
    add: ['Add Holiday', 'Tambah Hari Libur'],
    edit: ['Modify Holiday', 'Ubah Hari Libur'],
    holiday_date: ['Date', 'Tanggal'],
    weekday: ['Day', 'Hari'],
    kind: ['Kind', 'Jenis'],
    year: ['Year', 'Tahun'],
    keptBy: ['Kept by', 'Berlaku untuk'],
    everybody: ['All branches', 'Semua cabang'],
    is_estimated: ['Estimated: the date may still move', 'Perkiraan: tanggal masih dapat berubah'],
    estimated: ['Estimated', 'Perkiraan'],
    source: ['Source', 'Sumber'],
  },
  { messages: mastersSentences },
)
