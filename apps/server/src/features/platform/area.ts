import type { Area } from '../../platform/area.ts'
import { forgetUploadDays } from '../../platform/files/upload-days.ts'
import { housekeeping } from '../../platform/jobs/housekeeping.ts'
import { outboxWorker } from '../../platform/notify/outbox-worker.ts'
import { purgeMessages } from '../../platform/notify/purge-messages.ts'
import { purgeSecurityLog } from '../../platform/session/security-log.ts'
import { accountRoutes } from './accounts/routes.ts'
import { purgeAttachments } from './attachments/purge-attachments.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { developmentToolRoutes } from './development-tools/routes.ts'
import { purgeDownloads } from './downloads/purge-downloads.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { downloadWorker } from './downloads/worker.ts'
import { purgeImports } from './imports/purge-imports.ts'
import { importRoutes } from './imports/routes.ts'
import { languageRoutes } from './languages/routes.ts'
import { missingWordWaiting } from './languages/waiting.ts'
import { messageLinkRoutes } from './message-links/routes.ts'
import { messageTemplateRoutes } from './message-templates/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { deliveryWaiting } from './outbox/waiting.ts'
import { permissionRoutes } from './permissions/routes.ts'
import { forgetVisits } from './recent-visits/commands.ts'
import { recentVisitRoutes } from './recent-visits/routes.ts'
import { reportMailRoutes } from './report-mails/routes.ts'
import { reportMailWorker } from './report-mails/worker.ts'
import { overrideEnds } from './roles/override-ends.ts'
import { roleRoutes } from './roles/routes.ts'
import { savedViewRoutes } from './saved-views/routes.ts'
import { secondFactorRoutes } from './second-factors/routes.ts'
import { securityEventExport } from './security-events/export.ts'
import { securityEventRoutes } from './security-events/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { shortcutRoutes } from './shortcuts/routes.ts'
import { siteSettingRoutes } from './site-settings/routes.ts'
import { wecomRoutes } from './wecom/routes.ts'

export const platformArea: Area = {
  features: [
    sessionRoutes,
    accountRoutes,
    attachmentRoutes,
    downloadRoutes,
    importRoutes,
    recentVisitRoutes,
    savedViewRoutes,
    shortcutRoutes,
    messageLinkRoutes,
    languageRoutes,
    notificationRoutes,
    messageTemplateRoutes,
    outboxRoutes,
    siteSettingRoutes,
    roleRoutes,
    permissionRoutes,
    securityEventRoutes,
    secondFactorRoutes,
    developmentToolRoutes,
    wecomRoutes,
    reportMailRoutes,
  ],
  workers: [
    reportMailWorker,
    overrideEnds,
    housekeeping,
    outboxWorker,
    purgeMessages,
    downloadWorker,
    purgeDownloads,
    purgeImports,
    purgeAttachments,
    forgetUploadDays,
    forgetVisits,
    purgeSecurityLog,
  ],
  exports: [securityEventExport],
  waiting: [deliveryWaiting, missingWordWaiting],
}
