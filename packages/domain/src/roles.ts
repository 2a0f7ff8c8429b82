import { aftersalesAttachments, aftersalesRights } from './aftersales/rights.ts'
import { catalogueRights } from './catalogue/rights.ts'
import { customersAttachments, customersRights } from './customers/rights.ts'
import { deliveryAttachments, deliveryRights } from './delivery/rights.ts'
import { fieldAttachments, fieldRights } from './field/rights.ts'
import { financeAttachments, financeRights } from './finance/rights.ts'
import { moneyRights } from './money/rights.ts'
import { companyAttachments, companyRights } from './company/rights.ts'
import { booksRights } from './books/rights.ts'
import { installersAttachments, installersRights } from './installers/rights.ts'
import { learningAttachments, learningRights } from './learning/rights.ts'
import { mastersRights } from './masters/rights.ts'
import { type Permission, permissions } from './permissions.ts'
import { attachmentActions } from './platform/attachment-permissions.ts'
import { projectsAttachments, projectsRights } from './projects/rights.ts'
import { retailAttachments, retailRights } from './retail/rights.ts'
import { returnsAttachments, returnsRights } from './returns/rights.ts'
import { type AttachmentRights, type RoleCode, type RoleRights, roleFacts } from './role-facts.ts'
import { salesAttachments, salesRights } from './sales/rights.ts'
import { sparepartsAttachments, sparepartsRights } from './spareparts/rights.ts'
import { stockAttachments, stockRights } from './stock/rights.ts'
import { supervisionAttachmentRights, supervisionRights } from './supervision/rights.ts'
import type { ViewData } from './viewers.ts'

/** What each area lets the standard roles do: a line an area. */
const rights: readonly RoleRights[] = [
  aftersalesRights,
  customersRights,
  catalogueRights,
  stockRights,
  sparepartsRights,
  retailRights,
  returnsRights,
  deliveryRights,
  financeRights,
  moneyRights,
  companyRights,
  booksRights,
  learningRights,
  fieldRights,
  installersRights,
  mastersRights,
  projectsRights,
  salesRights,
  supervisionRights,
]

/** The files that hang on records: a line an area that has some. */
const attachments: readonly (readonly AttachmentRights[])[] = [
  aftersalesAttachments,
  companyAttachments,
  customersAttachments,
  deliveryAttachments,
  fieldAttachments,
  financeAttachments,
  installersAttachments,
  learningAttachments,
  salesAttachments,
  projectsAttachments,
  retailAttachments,
  returnsAttachments,
  sparepartsAttachments,
  stockAttachments,
  supervisionAttachmentRights,
]

/**
 * All attachment permissions. Which records' files a user sees depends on the record: no photo is visible without its
 * record.
 */
export const standardAttachmentPermissions = attachments.flat().flatMap((rightsTo) => rightsTo(...attachmentActions))

type StandardRole = { role_name: string; view_data: ViewData; permissions: readonly Permission[] }

const permissionsOf = (role: RoleCode): Permission[] => {
  const everything = role === 'Administrator' ? [...permissions, ...standardAttachmentPermissions] : []
  return [...new Set([...everything, ...rights.flatMap((of) => of[role] ?? [])])]
}

/** The roles a new database begins with. From then on they are data: an administrator changes them at run time. */
export const standardRoles = Object.fromEntries<StandardRole>(
  Object.entries(roleFacts).map(([code, facts]) => [code, { ...facts, permissions: permissionsOf(code as RoleCode) }]),
) as Record<RoleCode, StandardRole>
