import type { Area } from '../../platform/area.ts'
import { returnPhotosOf } from './return-requests/attachments.ts'
import { returnExport } from './return-requests/export.ts'
import { returnRequestRoutes } from './return-requests/routes.ts'
import { returnWaitingKinds } from './return-requests/waiting.ts'

export const returnsArea: Area = {
  features: [returnRequestRoutes],
  exports: [returnExport],
  attachments: [returnPhotosOf],
  waiting: returnWaitingKinds,
}
