import type { booksEvents } from '@sejuk/domain/books/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const booksMessages = {} as const satisfies Record<keyof typeof booksEvents, StandardMessage>
