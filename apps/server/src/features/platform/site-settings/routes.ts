import * as contract from '@sejuk/contract/platform/site-settings'
import type { Serve } from '../../../platform/serve.ts'
import {
  createWebsiteEmail,
  deleteWebsiteEmail,
  updateCompany,
  updateDefaultLanguage,
  updateMaintenance,
  updateWebsiteEmail,
} from './commands.ts'
import { getSiteNotice, listSettings, listWebsiteEmails } from './queries.ts'

export const siteSettingRoutes = (serve: Serve) => {
  serve(contract.getSiteNotice, getSiteNotice)
  serve(contract.listSettings, listSettings)
  serve(contract.updateCompany, updateCompany)
  serve(contract.updateDefaultLanguage, updateDefaultLanguage)
  serve(contract.updateMaintenance, updateMaintenance)
  serve(contract.listWebsiteEmails, listWebsiteEmails)
  serve(contract.createWebsiteEmail, createWebsiteEmail)
  serve(contract.updateWebsiteEmail, updateWebsiteEmail)
  serve(contract.deleteWebsiteEmail, deleteWebsiteEmail)
}
