import type { Area } from '../../platform/area.ts'
import { supervisionCalendarRoutes } from './calendar/routes.ts'
import { installerOfProjectExport } from './installers/export.ts'
import { installerOfProjectRoutes } from './installers/routes.ts'
import { supervisionAttachments } from './supervisions/attachments.ts'
import { supervisionExport } from './supervisions/export.ts'
import { supervisionRoutes } from './supervisions/routes.ts'
import { supervisionSearch } from './supervisions/search.ts'
import { supervisionsWaiting } from './supervisions/waiting.ts'

export const supervisionArea: Area = {
  features: [supervisionRoutes, supervisionCalendarRoutes, installerOfProjectRoutes],
  exports: [supervisionExport, installerOfProjectExport],
  attachments: [supervisionAttachments],
  waiting: supervisionsWaiting,
  search: [supervisionSearch],
}
