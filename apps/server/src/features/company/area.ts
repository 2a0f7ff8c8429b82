import type { Area } from '../../platform/area.ts'
import { legalEntityRoutes } from './legal-entities/routes.ts'
import { paperCheckRoutes } from './paper-checks/routes.ts'
import { settingChangeAttachments } from './setting-changes/attachments.ts'
import { settingClock } from './setting-changes/clock.ts'
import { settingChangeExport } from './setting-changes/export.ts'
import { settingChangeRoutes } from './setting-changes/routes.ts'
import { settingChangeWaiting } from './setting-changes/waiting.ts'

export const companyArea: Area = {
  features: [legalEntityRoutes, paperCheckRoutes, settingChangeRoutes],
  workers: [settingClock],
  exports: [settingChangeExport],
  attachments: [settingChangeAttachments],
  waiting: [...settingChangeWaiting],
}
