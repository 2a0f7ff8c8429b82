import type { RepairChoiceKey } from '@sejuk/domain/aftersales/tickets/tickets'
import { type Pair, words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

export const repairChoiceKeyWords = words('repair-choice-keys', {
  Repair_Symptoms: ['Symptoms', 'Gejala'],
  Repair_Place_of_Failure: ['Place of failure', 'Lokasi kerusakan'],
  Repair_Cause_of_Failure: ['Cause of failure', 'Penyebab kerusakan'],
} satisfies Record<RepairChoiceKey, Pair>)

export const repairChoiceWords = words(
  'repair-choices',
  {
    title: ['Repair choices', 'Pilihan perbaikan'],
    add: ['New choice', 'Pilihan baru'],
    edit: ['Change choice', 'Ubah pilihan'],
    search: ['Code or name', 'Kode atau nama'],
    choice_key: ['List', 'Daftar'],
    code: ['Code', 'Kode'],
    name: ['Name', 'Nama'],
    local_name: ['Name (Indonesian)', 'Nama (Indonesia)'],
    parent_codes: ['Offered after', 'Ditawarkan setelah'],
    parentsHelp: [
      'codes of the list before: a place follows symptoms, a cause follows places; empty is always',
      'kode dari daftar sebelumnya: lokasi mengikuti gejala, penyebab mengikuti lokasi; kosong berarti selalu',
    ],
    always: ['Always', 'Selalu'],
    seq: ['Order', 'Urutan'],
  },
  { messages: aftersalesSentences },
)
