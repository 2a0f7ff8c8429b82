import type { ListedPermission, PermissionArea } from '@sejuk/domain/permissions'
import { aftersalesPermissionWords } from './aftersales/permissions.ts'
import { cataloguePermissionWords } from './catalogue/permissions.ts'
import { customersPermissionWords } from './customers/permissions.ts'
import { deliveryPermissionWords } from './delivery/permissions.ts'
import { fieldPermissionWords } from './field/permissions.ts'
import { financePermissionWords } from './finance/permissions.ts'
import { moneyPermissionWords } from './money/permissions.ts'
import { companyPermissionWords } from './company/permissions.ts'
import { booksPermissionWords } from './books/permissions.ts'
import { installersPermissionWords } from './installers/permissions.ts'
import { learningPermissionWords } from './learning/permissions.ts'
import { mastersPermissionWords } from './masters/permissions.ts'
import type { PermissionsOfArea } from './permissions-of-area.ts'
import { platformPermissionWords } from './platform/permissions.ts'
import { projectsPermissionWords } from './projects/permissions.ts'
import { retailPermissionWords } from './retail/permissions.ts'
import { returnsPermissionWords } from './returns/permissions.ts'
import { salesPermissionWords } from './sales/permissions.ts'
import { sparepartsPermissionWords } from './spareparts/permissions.ts'
import { stockPermissionWords } from './stock/permissions.ts'
import { supervisionPermissionWords } from './supervision/permissions.ts'
import { type Pair, words } from './words.ts'

const byArea: { [Area in PermissionArea]: PermissionsOfArea<Area> } = {
  platform: platformPermissionWords,
  masters: mastersPermissionWords,
  customers: customersPermissionWords,
  sales: salesPermissionWords,
  projects: projectsPermissionWords,
  supervision: supervisionPermissionWords,
  installers: installersPermissionWords,
  aftersales: aftersalesPermissionWords,
  catalogue: cataloguePermissionWords,
  stock: stockPermissionWords,
  spareparts: sparepartsPermissionWords,
  retail: retailPermissionWords,
  returns: returnsPermissionWords,
  delivery: deliveryPermissionWords,
  finance: financePermissionWords,
  money: moneyPermissionWords,
  company: companyPermissionWords,
  books: booksPermissionWords,
  learning: learningPermissionWords,
  field: fieldPermissionWords,
}
const eachArea = Object.entries(byArea) as [PermissionArea, { area: Pair; allows: Record<string, Pair> }][]

/** What each permission allows, for whoever gives it. */
export const permissionWords = words(
  'permissions',
  Object.fromEntries(eachArea.flatMap(([, { allows }]) => Object.entries(allows))) as Record<ListedPermission, Pair>,
)

export const permissionAreaWords = words('permission-areas', {
  ...(Object.fromEntries(eachArea.map(([code, { area }]) => [code, area])) as Record<PermissionArea, Pair>),
  attachments: ['Photos and files', 'Foto dan berkas'],
  photo: ['{action} the photo {photo} of {module}', '{action} foto {photo} dari {module}'],
  file: ['{action} files of {module}', '{action} berkas dari {module}'],
  View: ['See', 'Melihat'],
  Upload: ['Upload', 'Mengunggah'],
  Delete: ['Delete', 'Menghapus'],
  Download: ['Download', 'Mengunduh'],
})
