import type { catalogueEvents } from '@sejuk/domain/catalogue/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const catalogueMessages = {} satisfies Record<keyof typeof catalogueEvents, StandardMessage>
