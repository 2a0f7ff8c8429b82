import type { financeEvents } from '@sejuk/domain/finance/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const financeMessages = {} as const satisfies Record<keyof typeof financeEvents, StandardMessage>
