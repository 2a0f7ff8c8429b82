import type { moneyEvents } from '@sejuk/domain/money/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const moneyMessages = {} as const satisfies Record<keyof typeof moneyEvents, StandardMessage>
