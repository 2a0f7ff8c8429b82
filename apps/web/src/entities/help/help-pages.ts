import { aftersalesHelp } from '@sejuk/words/aftersales/help'
import { catalogueHelp } from '@sejuk/words/catalogue/help'
import { customersHelp } from '@sejuk/words/customers/help'
import { deliveryHelp } from '@sejuk/words/delivery/help'
import { fieldHelp } from '@sejuk/words/field/help'
import { financeHelp } from '@sejuk/words/finance/help'
import { moneyHelp } from '@sejuk/words/money/help'
import { companyHelp } from '@sejuk/words/company/help'
import { booksHelp } from '@sejuk/words/books/help'
import { installersHelp } from '@sejuk/words/installers/help'
import { learningHelp } from '@sejuk/words/learning/help'
import { mastersHelp } from '@sejuk/words/masters/help'
import { platformHelp } from '@sejuk/words/platform/help'
import { projectsHelp } from '@sejuk/words/projects/help'
import { retailHelp } from '@sejuk/words/retail/help'
import { returnsHelp } from '@sejuk/words/returns/help'
import { salesHelp } from '@sejuk/words/sales/help'
import { sparepartsHelp } from '@sejuk/words/spareparts/help'
import { stockHelp } from '@sejuk/words/stock/help'
import { supervisionHelp } from '@sejuk/words/supervision/help'
import type { Book } from '@sejuk/words/words'
import type { HelpArea } from './help-areas.ts'

/** Three sentences for each page, by area. */
export const helpOf: Record<HelpArea, Book> = {
  platform: platformHelp,
  masters: mastersHelp,
  customers: customersHelp,
  catalogue: catalogueHelp,
  sales: salesHelp,
  stock: stockHelp,
  supervision: supervisionHelp,
  spareparts: sparepartsHelp,
  retail: retailHelp,
  returns: returnsHelp,
  delivery: deliveryHelp,
  finance: financeHelp,
  money: moneyHelp,
  company: companyHelp,
  books: booksHelp,
  learning: learningHelp,
  projects: projectsHelp,
  field: fieldHelp,
  installers: installersHelp,
  aftersales: aftersalesHelp,
}
