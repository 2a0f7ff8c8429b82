import { words } from '../words.ts'

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
  {
    'Each step ends no earlier than the one before it': 'Setiap langkah berakhir tidak lebih awal dari sebelumnya',
    'There is a rule for this already': 'Aturan untuk ini sudah ada',
    'Hours to accept is a whole number from {least} to {most}':
      'Jam untuk menerima adalah bilangan bulat {least} sampai {most}',
    'Hours to schedule is a whole number from {least} to {most}':
      'Jam untuk menjadwalkan adalah bilangan bulat {least} sampai {most}',
    'Hours to the first visit is a whole number from {least} to {most}':
      'Jam sampai kunjungan pertama adalah bilangan bulat {least} sampai {most}',
    'Hours to finish is a whole number from {least} to {most}':
      'Jam sampai selesai adalah bilangan bulat {least} sampai {most}',
  },
)
