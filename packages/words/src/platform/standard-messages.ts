import type { EventCode } from '@sejuk/domain/platform/notifications'
import { aftersalesMessages } from '../aftersales/messages.ts'
import { catalogueMessages } from '../catalogue/messages.ts'
import { customersMessages } from '../customers/messages.ts'
import { fieldMessages } from '../field/messages.ts'
import { financeMessages } from '../finance/messages.ts'
import { installersMessages } from '../installers/messages.ts'
import { learningMessages } from '../learning/messages.ts'
import { projectsMessages } from '../projects/messages.ts'
import { salesMessages } from '../sales/messages.ts'
import { stockMessages } from '../stock/messages.ts'
import { platformMessages } from './messages.ts'
import type { StandardMessage } from './standard-message.ts'

/** What a message says until the company says it otherwise: a line an area. */
export const standardMessages: Record<EventCode, StandardMessage> = {
  ...platformMessages,
  ...customersMessages,
  ...catalogueMessages,
  ...stockMessages,
  ...financeMessages,
  ...learningMessages,
  ...projectsMessages,
  ...fieldMessages,
  ...salesMessages,
  ...installersMessages,
  ...aftersalesMessages,
}
