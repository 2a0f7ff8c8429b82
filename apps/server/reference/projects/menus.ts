import { areaMenus, forRoles, page } from '../menu-pages.ts'

const projects = ['/project-library', '/project-log-list', '/project-maps'] as const
const tasks = ['/design-task-lists'] as const
const approval = ['/submitted-project-list', '/weekly-report-analytic'] as const

export const projectsMenus = areaMenus(
  {
    projects: [
      page(81, '/project-library', 'Project Library', 'Pustaka Proyek', 'books', 'both'),
      page(82, '/project-log-list', 'My Logged Projects', 'Proyek Tercatat Saya', 'notes', 'both'),
      page(83, '/submitted-project-list', 'Approve New Projects', 'Persetujuan Proyek Baru', 'checkbox', 'both'),
      page(84, '/project-maps', 'Project Map', 'Peta Proyek', 'map', 'both'),
      page(85, '/design-task-lists', 'My Design Task List', 'Daftar Tugas Desain Saya', 'ruler-measure', 'both'),
      page(
        86,
        '/weekly-report-analytic',
        'Weekly Report Analytics',
        'Analitik Laporan Mingguan',
        'chart-bar',
        'desktop',
      ),
    ],
  },
  {
    'Branch-Manager': [...projects, ...approval],
    Salesman: [...projects, ...tasks],
    SPV: [...projects, ...tasks, ...approval],
    Designer: [...projects, ...tasks],
    'Project-HO': [...projects, ...tasks, ...approval],
    'TS-Manager': [...projects, ...tasks, '/weekly-report-analytic'],
    Director: [...projects, '/weekly-report-analytic'],
  },
  forRoles(['Coordinator', 'Project-Supervisor'], ['/project-library', '/project-maps']),
)
