import { aftersalesScopes } from './aftersales/area.ts'
import { catalogueScopes } from './catalogue/area.ts'
import { customersScopes } from './customers/area.ts'
import { deliveryScopes } from './delivery/area.ts'
import { fieldScopes } from './field/area.ts'
import { financeScopes } from './finance/area.ts'
import { moneyScopes } from './money/area.ts'
import { companyScopes } from './company/area.ts'
import { booksScopes } from './books/area.ts'
import { installersScopes } from './installers/area.ts'
import { learningScopes } from './learning/area.ts'
import { mastersScopes } from './masters/area.ts'
import { platformScopes } from './platform/area.ts'
import { projectsScopes } from './projects/area.ts'
import { retailScopes } from './retail/area.ts'
import { returnsScopes } from './returns/area.ts'
import { salesScopes } from './sales/area.ts'
import type { ScopedArea } from './scoped-rows.ts'
import { sparepartsScopes } from './spareparts/area.ts'
import { stockScopes } from './stock/area.ts'
import { supervisionScopes } from './supervision/area.ts'

/** Whatever no area names fails the walk: a line an area. */
export const scopedAreas: readonly ScopedArea[] = [
  platformScopes,
  mastersScopes,
  catalogueScopes,
  customersScopes,
  stockScopes,
  supervisionScopes,
  sparepartsScopes,
  retailScopes,
  returnsScopes,
  deliveryScopes,
  financeScopes,
  moneyScopes,
  companyScopes,
  booksScopes,
  learningScopes,
  projectsScopes,
  fieldScopes,
  salesScopes,
  installersScopes,
  aftersalesScopes,
]
