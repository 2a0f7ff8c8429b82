import { words } from '../words.ts'
import { supervisionSentences } from './sentences.ts'

export const supervisionKpiWords = words(
  'supervision-kpis',
  {
    title: ['Figures of supervision', 'Angka supervisi'],
    list: ['Project Supervision List', 'Daftar Supervisi Proyek'],
    from: ['Created from', 'Dibuat dari'],
    to: ['Created to', 'Dibuat sampai'],
    branch: ['Branch', 'Cabang'],
    allBranches: ['All branches', 'Semua cabang'],
    level: ['Size class', 'Kelas ukuran'],
    allLevels: ['All', 'Semua'],
    supervisions: ['Supervisions', 'Supervisi'],
    finished: ['Finished', 'Selesai'],
    first_pass_percent: ['Passed at first', 'Lolos pertama'],
    now_pass_percent: ['Pass now', 'Lolos sekarang'],
    problems: ['Problems', 'Masalah'],
    problems_per_100_hp: ['Problems for 100 HP', 'Masalah per 100 HP'],
    overtime_days: ['Visit days with overtime', 'Hari kunjungan lembur'],
    on_time_percent: ['Finished on time', 'Selesai tepat waktu'],
    steps: ['Days for each step', 'Hari per langkah'],
    step: ['Step', 'Langkah'],
    days: ['Days on average', 'Rata-rata hari'],
    times: ['Times', 'Kali'],
    installers: ['Installers, most repeated problems first', 'Installer, masalah berulang terbanyak dulu'],
    installer: ['Installer', 'Pemasang'],
    projects: ['Projects', 'Proyek'],
    repeated: ['Repeated problems', 'Masalah berulang'],
    none: ['No supervisions in these days', 'Tidak ada supervisi pada hari-hari ini'],
  },
  { messages: supervisionSentences },
)
