import type { Area } from '../../platform/area.ts'
import { chequeAttachments } from './cheques/attachments.ts'
import { chequeExport } from './cheques/export.ts'
import { chequesDue } from './cheques/notices.ts'
import { chequeRoutes } from './cheques/routes.ts'
import { chequeWaiting } from './cheques/waiting.ts'

export const financeArea: Area = {
  features: [chequeRoutes],
  workers: [chequesDue],
  exports: [chequeExport],
  attachments: [chequeAttachments],
  waiting: [...chequeWaiting],
}
