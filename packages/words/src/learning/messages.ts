import type { learningEvents } from '@sejuk/domain/learning/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const learningMessages = {} as const satisfies Record<keyof typeof learningEvents, StandardMessage>
