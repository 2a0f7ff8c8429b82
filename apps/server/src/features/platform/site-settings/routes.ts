import * as contract from '@sejuk/contract/platform/site-settings'
import type { Serve } from '../../../platform/http/serve.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import {
  createWebsiteEmail,
  deleteWebsiteEmail,
  updateCompany,
  updateDefaultLanguage,
  updateEInvoiceSettings,
  updateInstallerSettings,
  updateMaintenance,
  updateOrderSettings,
  updatePaymentSettings,
  updateProjectSettings,
  updateServiceTax,
  updateSupervisionSettings,
  updateUploadSettings,
  updateWebsiteEmail,
} from './commands.ts'
import { getMapTiles, getSiteNotice, listSettings, listWebsiteEmails } from './queries.ts'

export const siteSettingRoutes = (serve: Serve) => {
  serve(contract.getSiteNotice, getSiteNotice)
  serve(contract.getMapTiles, getMapTiles)
  serve(contract.listSettings, listSettings)
  serve(contract.updateCompany, updateCompany)
  serve(contract.updateDefaultLanguage, updateDefaultLanguage)
  serve(contract.updateMaintenance, updateMaintenance)
  serve(contract.updateInstallerSettings, updateInstallerSettings)
  serve(contract.updateServiceTax, updateServiceTax)
  serve(contract.updateUploadSettings, updateUploadSettings)
  serve(contract.updateProjectSettings, updateProjectSettings)
  serve(contract.updateSupervisionSettings, updateSupervisionSettings)
  serve(contract.updateOrderSettings, updateOrderSettings)
  serve(contract.updateEInvoiceSettings, updateEInvoiceSettings)
  serve(contract.updatePaymentSettings, updatePaymentSettings)
  serve(contract.listWebsiteEmails, listWebsiteEmails)
  serve(contract.createWebsiteEmail, createWebsiteEmail)
  serve(contract.updateWebsiteEmail, updateWebsiteEmail)
  serve(contract.deleteWebsiteEmail, deleteWebsiteEmail)
  serve(contract.settingLog, ({ db, input }) => historyOf(db, 'setting', input.code, input.page))
  serve(contract.websiteEmailLog, ({ db, input }) => historyOf(db, 'website-email', input.code, input.page))
}
