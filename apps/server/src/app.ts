import { customerRoutes } from './features/customers/customers/routes.ts'
import { officialAddressRoutes } from './features/customers/official-addresses/routes.ts'
import { departmentRoutes } from './features/masters/departments/routes.ts'
import { accountRoutes } from './features/platform/accounts/routes.ts'
import { languageRoutes } from './features/platform/languages/routes.ts'
import { messageLinkRoutes } from './features/platform/message-links/routes.ts'
import { messageTemplateRoutes } from './features/platform/message-templates/routes.ts'
import { notificationRoutes } from './features/platform/notifications/routes.ts'
import { outboxRoutes } from './features/platform/outbox/routes.ts'
import { permissionRoutes } from './features/platform/permissions/routes.ts'
import { overrideEnds } from './features/platform/roles/override-ends.ts'
import { roleRoutes } from './features/platform/roles/routes.ts'
import { sessionRoutes } from './features/platform/sessions/routes.ts'
import { siteSettingRoutes } from './features/platform/site-settings/routes.ts'
import { housekeeping } from './platform/housekeeping.ts'
import type { Worker } from './platform/jobs.ts'
import { outboxWorker } from './platform/notify/outbox-worker.ts'
import { throwAwayOldMessages } from './platform/notify/throw-away.ts'
import type { Feature } from './platform/serve.ts'

/** The features this server offers. Adding one is one line here. */
export const features: readonly Feature[] = [
  sessionRoutes,
  accountRoutes,
  messageLinkRoutes,
  languageRoutes,
  notificationRoutes,
  messageTemplateRoutes,
  outboxRoutes,
  siteSettingRoutes,
  departmentRoutes,
  roleRoutes,
  permissionRoutes,
  customerRoutes,
  officialAddressRoutes,
]

/** What is done after the answer, or by the clock. */
export const workers: readonly Worker<never>[] = [overrideEnds, housekeeping, outboxWorker, throwAwayOldMessages]
