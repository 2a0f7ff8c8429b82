import type { companyEvents } from '@sejuk/domain/company/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const companyMessages = {} as const satisfies Record<keyof typeof companyEvents, StandardMessage>
