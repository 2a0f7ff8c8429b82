import type { PageRoute } from '../../lib/navigation/page-route.ts'

const logs = () => import('./project-logs/project-logs-page.tsx').then((page) => page.ProjectLogsPage)
const create = () => import('./project-logs/project-form-page.tsx').then((page) => page.CreateProjectLogPage)
const modify = () => import('./project-logs/project-form-page.tsx').then((page) => page.ModifyProjectLogPage)
const approvals = () => import('./project-logs/submitted-projects-page.tsx').then((page) => page.SubmittedProjectsPage)
const detail = () => import('./project-logs/project-log-page.tsx').then((page) => page.ProjectLogPage)
const approve = () => import('./project-logs/project-log-page.tsx').then((page) => page.ApproveProjectPage)
const labels = () => import('./project-logs/similarity-labels-page.tsx').then((page) => page.SimilarityLabelsPage)
const replace = () =>
  import('./salesman-replacements/replace-salesman-page.tsx').then((page) => page.ReplaceSalesmanPage)

const library = () => import('./project-logs/project-library-page.tsx').then((page) => page.ProjectLibraryPage)
const map = () => import('./project-maps/project-map-page.tsx').then((page) => page.ProjectMapPage)

const designs = () => import('./design-tasks/design-tasks-page.tsx').then((page) => page.DesignTasksPage)
const weekly = () => import('./weekly-report/weekly-report-page.tsx').then((page) => page.WeeklyReportPage)

const report = () => import('./project-logs/project-report-page.tsx').then((page) => page.ProjectReportPage)

export const projectsRoutes: readonly PageRoute[] = [
  { path: '/project-library', layout: 'desk', load: library },
  { path: '/project-maps', layout: 'desk', load: map },
  { path: '/project-log-list', layout: 'desk', load: logs },
  { path: '/project-log-list/report', layout: 'desk', load: report },
  { path: '/project-log-list/create', layout: 'desk', load: create },
  { path: '/project-log-list/modify', layout: 'desk', load: modify },
  { path: '/submitted-project-list', layout: 'desk', load: approvals },
  { path: '/submitted-project-list/approve', layout: 'desk', load: approve },
  { path: '/submitted-project-list/similarity-verdicts', layout: 'desk', load: labels },
  { path: '/submitted-project-list/replace-salesman', layout: 'desk', load: replace },
  { path: '/design-task-lists', layout: 'desk', load: designs },
  { path: '/weekly-report-analytic', layout: 'desk', load: weekly },
  { path: '/$module/project-log-detail', layout: 'desk', load: detail },
]
