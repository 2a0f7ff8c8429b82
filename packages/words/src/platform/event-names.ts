import type { EventCode } from '@sejuk/domain/platform/notifications/notifications'
import { aftersalesEventNames } from '../aftersales/events.ts'
import { catalogueEventNames } from '../catalogue/events.ts'
import { customersEventNames } from '../customers/events.ts'
import { deliveryEventNames } from '../delivery/events.ts'
import { fieldEventNames } from '../field/events.ts'
import { financeEventNames } from '../finance/events.ts'
import { moneyEventNames } from '../money/events.ts'
import { companyEventNames } from '../company/events.ts'
import { booksEventNames } from '../books/events.ts'
import { installersEventNames } from '../installers/events.ts'
import { learningEventNames } from '../learning/events.ts'
import { projectsEventNames } from '../projects/events.ts'
import { retailEventNames } from '../retail/events.ts'
import { returnsEventNames } from '../returns/events.ts'
import { salesEventNames } from '../sales/events.ts'
import { sparepartsEventNames } from '../spareparts/events.ts'
import { stockEventNames } from '../stock/events.ts'
import { supervisionEventNames } from '../supervision/events.ts'
import { type Pair, words } from '../words.ts'
import { platformEventNames } from './events.ts'

/** What people are told of, as they choose among it: a line an area. */
export const eventWords = words('notification-events', {
  ...platformEventNames,
  ...customersEventNames,
  ...catalogueEventNames,
  ...stockEventNames,
  ...supervisionEventNames,
  ...sparepartsEventNames,
  ...retailEventNames,
  ...returnsEventNames,
  ...deliveryEventNames,
  ...financeEventNames,
  ...moneyEventNames,
  ...companyEventNames,
  ...booksEventNames,
  ...learningEventNames,
  ...projectsEventNames,
  ...fieldEventNames,
  ...salesEventNames,
  ...installersEventNames,
  ...aftersalesEventNames,
} satisfies Record<EventCode, Pair>)
