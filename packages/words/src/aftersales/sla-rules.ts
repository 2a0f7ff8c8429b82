import { words } from '../words.ts'
import { aftersalesSentences } from './sentences.ts'

export const slaRuleWords = words(
  'sla-rules',
  {
    title: ['Service levels', 'Tingkat layanan'],
    add: ['Add a rule', 'Tambah aturan'],
    edit: ['Change the rule', 'Ubah aturan'],
    priority: ['Priority', 'Prioritas'],
    service_type: ['Service', 'Layanan'],
    dept_code: ['Area', 'Wilayah'],
    accept_hours: ['Hours to accept', 'Jam untuk menerima'],
    schedule_hours: ['Hours to schedule', 'Jam untuk menjadwalkan'],
    visit_hours: ['Hours to the first visit', 'Jam sampai kunjungan pertama'],
    finish_hours: ['Hours to finish', 'Jam sampai selesai'],
    any: ['Any', 'Semua'],
    hint: ['Working hours from the dispatch', 'Jam kerja sejak dikirim'],
    summary: [
      'accept {accept} h · schedule {schedule} h · visit {visit} h · finish {finish} h',
      'terima {accept} j · jadwal {schedule} j · kunjungan {visit} j · selesai {finish} j',
    ],
  },
  { messages: aftersalesSentences },
)
