import { aftersalesPermissions } from './aftersales/permissions.ts'
import { cataloguePermissions } from './catalogue/permissions.ts'
import { customersPermissions } from './customers/permissions.ts'
import { deliveryPermissions } from './delivery/permissions.ts'
import { fieldPermissions } from './field/permissions.ts'
import { financePermissions } from './finance/permissions.ts'
import { moneyPermissions } from './money/permissions.ts'
import { companyPermissions } from './company/permissions.ts'
import { booksPermissions } from './books/permissions.ts'
import { installersPermissions } from './installers/permissions.ts'
import { learningPermissions } from './learning/permissions.ts'
import { mastersPermissions } from './masters/permissions.ts'
import { type AttachmentPermission, isAttachmentPermission } from './platform/attachment-permissions.ts'
import { platformPermissions } from './platform/permissions.ts'
import { projectsPermissions } from './projects/permissions.ts'
import { retailPermissions } from './retail/permissions.ts'
import { returnsPermissions } from './returns/permissions.ts'
import { salesPermissions } from './sales/permissions.ts'
import { sparepartsPermissions } from './spareparts/permissions.ts'
import { stockPermissions } from './stock/permissions.ts'
import { supervisionPermissions } from './supervision/permissions.ts'

/**
 * Every permission code by area, spelled as the business already spells it; new ones read `{Area}-{Screen}-{Action}`. A code
 * that ends in `-Open` guards a page. What each allows is said in words/src/<area>/permissions.ts. A role is a set of these.
 */
export const permissionsByArea = {
  platform: platformPermissions,
  masters: mastersPermissions,
  customers: customersPermissions,
  sales: salesPermissions,
  projects: projectsPermissions,
  supervision: supervisionPermissions,
  installers: installersPermissions,
  aftersales: aftersalesPermissions,
  catalogue: cataloguePermissions,
  stock: stockPermissions,
  spareparts: sparepartsPermissions,
  retail: retailPermissions,
  returns: returnsPermissions,
  delivery: deliveryPermissions,
  finance: financePermissions,
  money: moneyPermissions,
  company: companyPermissions,
  books: booksPermissions,
  learning: learningPermissions,
  field: fieldPermissions,
} as const

export type PermissionArea = keyof typeof permissionsByArea
export type ListedPermission = (typeof permissionsByArea)[PermissionArea][number]
export type Codes = readonly ListedPermission[]
/** The permissions a user may hold. Attachment codes follow from the photo list, which is data, and are not listed. */
export type Permission = ListedPermission | AttachmentPermission

export const permissions: readonly ListedPermission[] = Object.values(permissionsByArea).flat()

const listed = new Set<string>(permissions)
export const isPermission = (code: string): code is Permission => listed.has(code) || isAttachmentPermission(code)

/** What an endpoint requires: nothing, a session, a session of the company's own people, or a session with a permission. */
export type Needs = Permission | 'public' | 'signed-in' | 'staff'
