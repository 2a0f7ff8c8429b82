import type { PageRoute } from '../../lib/navigation/page-route.ts'

const supervisions = () => import('./supervisions/supervisions-page.tsx').then((page) => page.SupervisionsPage)
const create = () => import('./supervisions/supervision-form-page.tsx').then((page) => page.CreateSupervisionPage)
const modify = () => import('./supervisions/supervision-form-page.tsx').then((page) => page.ModifySupervisionPage)
const edit = () => import('./supervisions/supervision-edit-page.tsx').then((page) => page.EditSupervisionPage)
const detail = () => import('./supervisions/supervision-page.tsx').then((page) => page.SupervisionPage)
const installers = () => import('./installers/project-installers-page.tsx').then((page) => page.ProjectInstallersPage)
const calendar = () => import('./calendar/visit-calendar-page.tsx').then((page) => page.VisitCalendarPage)

export const supervisionRoutes: readonly PageRoute[] = [
  { path: '/supervision', layout: 'desk', load: supervisions },
  { path: '/supervision/create', layout: 'desk', load: create },
  { path: '/supervision/modify', layout: 'desk', load: modify },
  { path: '/supervision/edit', layout: 'desk', load: edit },
  { path: '/supervision/supervision-detail', layout: 'desk', load: detail },
  { path: '/supervision/installer-list', layout: 'desk', load: installers },
  { path: '/supervision/calendar-schedule', layout: 'desk', load: calendar },
]
