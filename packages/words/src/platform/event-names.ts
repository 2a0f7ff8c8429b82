import type { EventCode } from '@sejuk/domain/platform/notifications'
import { aftersalesEventNames } from '../aftersales/events.ts'
import { catalogueEventNames } from '../catalogue/events.ts'
import { customersEventNames } from '../customers/events.ts'
import { fieldEventNames } from '../field/events.ts'
import { financeEventNames } from '../finance/events.ts'
import { installersEventNames } from '../installers/events.ts'
import { learningEventNames } from '../learning/events.ts'
import { projectsEventNames } from '../projects/events.ts'
import { salesEventNames } from '../sales/events.ts'
import { stockEventNames } from '../stock/events.ts'
import { type Pair, words } from '../words.ts'
import { platformEventNames } from './events.ts'

/** What people are told of, as they choose among it: a line an area. */
export const eventWords = words('notification-events', {
  ...platformEventNames,
  ...customersEventNames,
  ...catalogueEventNames,
  ...stockEventNames,
  ...financeEventNames,
  ...learningEventNames,
  ...projectsEventNames,
  ...fieldEventNames,
  ...salesEventNames,
  ...installersEventNames,
  ...aftersalesEventNames,
} satisfies Record<EventCode, Pair>)
