import type { Area } from '../../platform/area.ts'
import { bonusRuleRoutes } from './bonus-rules/routes.ts'
import { bonusTicketAttachments } from './bonus-tickets/attachments.ts'
import { bonusTicketExport } from './bonus-tickets/export.ts'
import { bonusesToPay } from './bonus-tickets/measures.ts'
import { releaseHeld } from './bonus-tickets/release-held.ts'
import { bonusTicketRoutes } from './bonus-tickets/routes.ts'
import { bonusTicketSearch } from './bonus-tickets/search.ts'
import { bonusTicketWaiting } from './bonus-tickets/waiting.ts'
import { installerExport } from './installers/export.ts'
import { purgeDocuments } from './installers/purge-papers.ts'
import { installerRoutes } from './installers/routes.ts'
import { installerSearch } from './installers/search.ts'
import { installerWaiting } from './installers/waiting.ts'
import { registerInstallerPhotos } from './partners/attachments.ts'
import { forgetDrafts } from './partners/forget-drafts.ts'
import { partnerRoutes } from './partners/routes.ts'
import { verifyBank } from './partners/verify-bank.ts'
import { settlementRoutes } from './settlements/routes.ts'
import { settlementSearch } from './settlements/search.ts'
import { settlementWaiting } from './settlements/waiting.ts'
import { statementRoutes } from './statements/routes.ts'

export const installersArea: Area = {
  features: [bonusRuleRoutes, bonusTicketRoutes, settlementRoutes, statementRoutes, installerRoutes, partnerRoutes],
  workers: [forgetDrafts, purgeDocuments, releaseHeld, verifyBank],
  attachments: [bonusTicketAttachments, registerInstallerPhotos],
  exports: [bonusTicketExport, installerExport],
  waiting: [...installerWaiting, ...bonusTicketWaiting, settlementWaiting],
  measures: [bonusesToPay],
  search: [installerSearch, bonusTicketSearch, settlementSearch],
}
