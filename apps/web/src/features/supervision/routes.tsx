import type { PageRoute } from '../../lib/navigation/page-route.ts'
import { supervisionOfflinePages } from './offline-pages.ts'

const supervisions = () => import('./supervisions/supervisions-page.tsx').then((page) => page.SupervisionsPage)
const create = () => import('./supervisions/supervision-form-page.tsx').then((page) => page.CreateSupervisionPage)
const modify = () => import('./supervisions/supervision-form-page.tsx').then((page) => page.ModifySupervisionPage)
const edit = () => import('./supervisions/supervision-edit-page.tsx').then((page) => page.EditSupervisionPage)
const detail = () => import('./supervisions/supervision-page.tsx').then((page) => page.SupervisionPage)
const installers = () => import('./installers/project-installers-page.tsx').then((page) => page.ProjectInstallersPage)
const calendar = () => import('./calendar/visit-calendar-page.tsx').then((page) => page.VisitCalendarPage)
const overview = () => import('./inspections/inspection-overview-page.tsx').then((page) => page.InspectionOverviewPage)
const checkpoints = () => import('./inspections/checkpoints-page.tsx').then((page) => page.CheckpointsPage)
const kpis = () => import('./kpis/kpis-page.tsx').then((page) => page.SupervisionKpisPage)
const levels = () => import('./levels/levels-page.tsx').then((page) => page.SupervisionLevelsPage)
const notice = () => import('./letters/notice-letter-page.tsx').then((page) => page.NoticeLetterPage)
const designNotice = () => import('./letters/notice-letter-page.tsx').then((page) => page.DesignRevisionNoticePage)
const receipt = () => import('./letters/letter-receipt-page.tsx').then((page) => page.LetterReceiptPage)
const card = () => import('./warranty-cards/warranty-card-page.tsx').then((page) => page.WarrantyCardPage)
const cards = () => import('./warranty-cards/warranty-cards-page.tsx').then((page) => page.WarrantyCardsPage)
const check = () => import('./warranty-cards/card-check-page.tsx').then((page) => page.CardCheckPage)

export const supervisionRoutes: readonly PageRoute[] = [
  { path: '/supervision', layout: 'desk', load: supervisions },
  { path: '/supervision/create', layout: 'desk', load: create },
  { path: '/supervision/modify', layout: 'desk', load: modify },
  { path: '/supervision/edit', layout: 'desk', load: edit },
  { path: '/supervision/supervision-detail', layout: 'desk', load: detail },
  { path: '/supervision/installer-list', layout: 'desk', load: installers },
  { path: '/supervision/calendar-schedule', layout: 'desk', load: calendar },
  {
    path: '/supervision/supervision-detail/inspection',
    layout: 'phone',
    load: supervisionOfflinePages['/supervision/supervision-detail/inspection'],
  },
  { path: '/supervision/supervision-detail/inspection-overview', layout: 'desk', load: overview },
  { path: '/supervision/checkpoints', layout: 'desk', load: checkpoints },
  { path: '/supervision/levels', layout: 'desk', load: levels },
  { path: '/supervision/kpi', layout: 'desk', load: kpis },
  { path: '/supervision/supervision-detail/notice-letter', layout: 'desk', load: notice },
  { path: '/supervision/supervision-detail/design-revision-notice', layout: 'desk', load: designNotice },
  { path: '/supervision/warranty-card', layout: 'desk', load: card },
  { path: '/supervision/warranty-card-list', layout: 'desk', load: cards },
  { path: '/letter-receipt', layout: 'public', load: receipt },
  { path: '/warranty-card/validation', layout: 'public', load: check },
]
