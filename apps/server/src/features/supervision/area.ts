import type { Area } from '../../platform/area.ts'
import { supervisionCalendarRoutes } from './calendar/routes.ts'
import { answerAttachments, guidanceAttachments } from './inspections/attachments.ts'
import { inspectionRoutes } from './inspections/routes.ts'
import { installerOfProjectExport } from './installers/export.ts'
import { installerOfProjectRoutes } from './installers/routes.ts'
import { kpiRoutes } from './kpis/routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { levelRoutes } from './levels/routes.ts'
import { supervisionAttachments } from './supervisions/attachments.ts'
import { supervisionExport } from './supervisions/export.ts'
import { supervisionRoutes } from './supervisions/routes.ts'
import { supervisionSearch } from './supervisions/search.ts'
import { supervisionsWaiting } from './supervisions/waiting.ts'
import { warrantyCardExport } from './warranty-cards/export.ts'
import { warrantyCardRoutes } from './warranty-cards/routes.ts'

export const supervisionArea: Area = {
  features: [
    supervisionRoutes,
    supervisionCalendarRoutes,
    installerOfProjectRoutes,
    inspectionRoutes,
    letterRoutes,
    levelRoutes,
    kpiRoutes,
    warrantyCardRoutes,
  ],
  exports: [supervisionExport, installerOfProjectExport, warrantyCardExport],
  attachments: [supervisionAttachments, answerAttachments, guidanceAttachments],
  waiting: supervisionsWaiting,
  search: [supervisionSearch],
}
