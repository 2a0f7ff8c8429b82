import type { PageRoute } from '../../lib/navigation/page-route.ts'

const entities = () => import('./legal-entities/legal-entities-page.tsx').then((page) => page.LegalEntitiesPage)
const entity = () => import('./legal-entities/legal-entity-page.tsx').then((page) => page.LegalEntityPage)
const entityForm = () => import('./legal-entities/legal-entity-form-page.tsx').then((page) => page.LegalEntityFormPage)
const paperCheck = () => import('./paper-checks/paper-check-page.tsx').then((page) => page.PaperCheckPage)
const settingChanges = () =>
  import('./setting-changes/setting-changes-page.tsx').then((page) => page.SettingChangesPage)
const settingChange = () => import('./setting-changes/setting-change-page.tsx').then((page) => page.SettingChangePage)
const settingChangeForm = () =>
  import('./setting-changes/setting-change-form-page.tsx').then((page) => page.SettingChangeFormPage)

export const companyRoutes: readonly PageRoute[] = [
  { path: '/configuration/company', layout: 'desk', load: entities },
  { path: '/configuration/company/detail', layout: 'desk', load: entity },
  { path: '/configuration/company/change', layout: 'desk', load: entityForm },
  { path: '/configuration/setting-changes', layout: 'desk', load: settingChanges },
  { path: '/configuration/setting-changes/detail', layout: 'desk', load: settingChange },
  { path: '/configuration/setting-changes/create', layout: 'desk', load: settingChangeForm },
  { path: '/paper', layout: 'public', load: paperCheck },
]
