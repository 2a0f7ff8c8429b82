import { words } from '../words.ts'

export const projectReportWords = words('project-reports', {
  title: ['Project report', 'Laporan proyek'],
  list: ['Project Log List', 'Daftar Log Proyek'],
  open: ['Open', 'Terbuka'],
  weighted: ['Weighted by chance', 'Tertimbang peluang'],
  goaled: ['Goaled in the period', 'Goal pada periode ini'],
  lost: ['Lost in the period', 'Gagal pada periode ini'],
  hitRate: ['Share of goaled projects', 'Persentase proyek goal'],
  projects: ['Open projects', 'Proyek terbuka'],
  goaledByMonth: ['Goaled', 'Goal'],
  lostByMonth: ['Lost', 'Gagal'],
  branch: ['Branch', 'Cabang'],
  salesperson: ['Salesperson', 'Sales'],
  stage: ['Stage', 'Tahap'],
  source: ['Source', 'Sumber'],
})
