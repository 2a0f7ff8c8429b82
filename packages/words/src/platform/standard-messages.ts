import type { EventCode } from '@sejuk/domain/platform/notifications/notifications'
import { aftersalesMessages } from '../aftersales/messages.ts'
import { catalogueMessages } from '../catalogue/messages.ts'
import { customersMessages } from '../customers/messages.ts'
import { deliveryMessages } from '../delivery/messages.ts'
import { fieldMessages } from '../field/messages.ts'
import { financeMessages } from '../finance/messages.ts'
import { moneyMessages } from '../money/messages.ts'
import { companyMessages } from '../company/messages.ts'
import { booksMessages } from '../books/messages.ts'
import { installersMessages } from '../installers/messages.ts'
import { learningMessages } from '../learning/messages.ts'
import { projectsMessages } from '../projects/messages.ts'
import { retailMessages } from '../retail/messages.ts'
import { returnsMessages } from '../returns/messages.ts'
import { salesMessages } from '../sales/messages.ts'
import { sparepartsMessages } from '../spareparts/messages.ts'
import { stockMessages } from '../stock/messages.ts'
import { supervisionMessages } from '../supervision/messages.ts'
import { platformMessages } from './messages.ts'
import type { StandardMessage } from './standard-message.ts'

/** What a message says until the company says it otherwise: a line an area. */
export const standardMessages: Record<EventCode, StandardMessage> = {
  ...platformMessages,
  ...customersMessages,
  ...catalogueMessages,
  ...stockMessages,
  ...supervisionMessages,
  ...sparepartsMessages,
  ...retailMessages,
  ...returnsMessages,
  ...deliveryMessages,
  ...financeMessages,
  ...moneyMessages,
  ...companyMessages,
  ...booksMessages,
  ...learningMessages,
  ...projectsMessages,
  ...fieldMessages,
  ...salesMessages,
  ...installersMessages,
  ...aftersalesMessages,
}
