import type { PageRoute } from '../../lib/navigation/page-route.ts'

const entities = () => import('./legal-entities/legal-entities-page.tsx').then((page) => page.LegalEntitiesPage)
const entity = () => import('./legal-entities/legal-entity-page.tsx').then((page) => page.LegalEntityPage)
const paperCheck = () => import('./paper-checks/paper-check-page.tsx').then((page) => page.PaperCheckPage)

export const companyRoutes: readonly PageRoute[] = [
  { path: '/configuration/company', layout: 'desk', load: entities },
  { path: '/configuration/company/detail', layout: 'desk', load: entity },
  { path: '/paper', layout: 'public', load: paperCheck },
]
