import type { FieldMessages } from '@sejuk/domain/field/messages'
import type { Pair } from '../words.ts'

export const fieldSentences = {
  'location-not-fresh': ['Location is not fresh, please try again', 'Lokasi tidak terbaru, silakan coba lagi'],
  'metres-from-office': ['You are {n} m from {office}', 'Anda berada {n} m dari {office}'],
  'no-office-assigned': [
    'No office is assigned to you: choose where you are',
    'Belum ada kantor untuk Anda: pilih tempat Anda berada',
  ],
  'reason-outside-office': [
    'Outside the radius of an office a reason is required',
    'Di luar radius kantor, alasan wajib diisi',
  ],
  'check-too-old': [
    'This check is older than {n} days: please ask for a correction',
    'Absen ini lebih dari {n} hari yang lalu: silakan ajukan koreksi',
  ],
  'check-taken': ['Attendance recorded', 'Kehadiran dicatat'],
  'consent-needed': [
    'Please agree first to how your position is used',
    'Mohon setujui dahulu cara posisi Anda digunakan',
  ],
  'request-sent': ['Request sent', 'Permintaan terkirim'],
  'day-not-yet': ['This has not happened yet', 'Ini belum terjadi'],
  'correction-too-old': ['Only the last {n} days can be corrected', 'Hanya {n} hari terakhir yang dapat dikoreksi'],
  'minutes-required': ['Minutes are required', 'Menit wajib diisi'],
  'time-required': ['Time is required', 'Waktu wajib diisi'],
  'time-written-08-30': ['Write the time as 08:30', 'Tulis waktu seperti 08:30'],
  'hr-decides-beyond-limit': [
    'More corrections in a month than usual: HR decides',
    'Koreksi melebihi batas bulan ini: HR yang memutuskan',
  ],
  'label-minutes': ['Minutes', 'Menit'],
  'label-version': ['Version', 'Versi'],
  'leave-has-no-workday': [
    'These days are free anyway: choose at least one workday',
    'Hari-hari ini memang libur: pilih setidaknya satu hari kerja',
  ],
  'leave-needs-letter': ['A letter must be attached first', 'Surat keterangan harus dilampirkan dahulu'],
  'leave-balance-not-enough': ['Leave balance is not enough', 'Sisa cuti tidak cukup'],
  'leave-overlaps': ['These days are part of leave {leave} already', 'Hari-hari ini sudah termasuk cuti {leave}'],
  'leave-too-long': ['At most {n} days of this type at once', 'Paling banyak {n} hari untuk jenis cuti ini'],
  'half-day-of-one-day': ['Half a day is of one day', 'Setengah hari hanya untuk satu hari'],
  'delegate-is-yourself': ['Choose somebody else as delegate', 'Pilih orang lain sebagai pengganti'],
  'delegate-on-leave': ['{name} is on leave on these days', '{name} sedang cuti pada hari-hari ini'],
  'delegate-may-not-approve': [
    '{name} may not approve what you approve: choose somebody who may',
    '{name} tidak berhak menyetujui seperti Anda: pilih yang berhak',
  ],
  'hr-approves-long-leave': ['A leave this long is approved by HR', 'Cuti selama ini disetujui oleh HR'],
  'leave-submitted': ['Leave submitted', 'Cuti diajukan'],
  'leave-approved': ['Leave approved', 'Cuti disetujui'],
  'label-delegate': ['Delegate', 'Pengganti'],
  'label-contact': ['Contact', 'Kontak'],
} satisfies Record<keyof FieldMessages, Pair>
