import { aftersalesPages } from '@sejuk/domain/aftersales/pages'
import { cataloguePages } from '@sejuk/domain/catalogue/pages'
import { customerPages } from '@sejuk/domain/customers/pages'
import { deliveryPages } from '@sejuk/domain/delivery/pages'
import { fieldPages } from '@sejuk/domain/field/pages'
import { financePages } from '@sejuk/domain/finance/pages'
import { moneyPages } from '@sejuk/domain/money/pages'
import { companyPages } from '@sejuk/domain/company/pages'
import { booksPages } from '@sejuk/domain/books/pages'
import { installerPages } from '@sejuk/domain/installers/pages'
import { learningPages } from '@sejuk/domain/learning/pages'
import { masterPages } from '@sejuk/domain/masters/pages'
import { platformPages } from '@sejuk/domain/platform/pages'
import { projectsPages } from '@sejuk/domain/projects/pages'
import { retailPages } from '@sejuk/domain/retail/pages'
import { returnsPages } from '@sejuk/domain/returns/pages'
import { salesPages } from '@sejuk/domain/sales/pages'
import { sparepartsPages } from '@sejuk/domain/spareparts/pages'
import { stockPages } from '@sejuk/domain/stock/pages'
import { supervisionPages } from '@sejuk/domain/supervision/pages'
import type { helpTerms } from '@sejuk/words/help'

const pagesOf = {
  masters: masterPages,
  customers: customerPages,
  catalogue: cataloguePages,
  sales: salesPages,
  stock: stockPages,
  supervision: supervisionPages,
  spareparts: sparepartsPages,
  retail: retailPages,
  returns: returnsPages,
  delivery: deliveryPages,
  finance: financePages,
  money: moneyPages,
  company: companyPages,
  books: booksPages,
  learning: learningPages,
  projects: projectsPages,
  field: fieldPages,
  installers: installerPages,
  aftersales: aftersalesPages,
  platform: platformPages,
} as const
export type HelpArea = keyof typeof pagesOf
type Term = keyof (typeof helpTerms)['words']

const areas = Object.keys(pagesOf) as HelpArea[]
const patternOf = (address: string) => {
  const parts = (address.split('?')[0] ?? '').split('/')
  const isGap = (part: string) => part.startsWith('$')
  const patterns = parts.map((part) => (isGap(part) ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
  return { gaps: parts.filter(isGap).length, pattern: new RegExp(`^${patterns.join('/')}/?$`) }
}

/** Fixed addresses first: `/$menu/transfer-detail/$code` must not take the place of a page that is named by all its parts. */
const pages = areas
  .flatMap((area) =>
    Object.entries<string>(pagesOf[area]).map(([page, address]) => ({ area, page, ...patternOf(address) })),
  )
  .toSorted((one, other) => one.gaps - other.gaps)

/** Where somebody is: home where no page has this address. */
export const placeOfPath = (path: string): { area: HelpArea; page: string } =>
  pages.find(({ pattern }) => pattern.test(path)) ?? { area: 'platform', page: 'home' }

export const termsOf: Record<HelpArea, readonly Term[]> = {
  platform: ['role', 'scope'],
  masters: ['branch', 'asc'],
  customers: ['shop', 'keyperson', 'cashback'],
  catalogue: ['set', 'serial'],
  sales: ['cashback', 'set', 'branch'],
  stock: ['serial', 'hold', 'set'],
  supervision: ['supervision', 'warrantyCard'],
  spareparts: ['workOrder', 'serial'],
  retail: ['shop', 'keyperson', 'serial'],
  returns: ['serial', 'cashback'],
  delivery: ['serial', 'hold'],
  finance: ['cashback', 'branch'],
  money: ['cashback', 'branch'],
  company: ['cashback', 'branch'],
  books: ['cashback', 'branch'],
  learning: [],
  projects: ['supervision', 'branch'],
  field: ['shop', 'branch'],
  installers: ['settlement', 'serial'],
  aftersales: ['ticket', 'workOrder', 'asc', 'slot'],
}
