import type { catalogueEvents } from '@sejuk/domain/catalogue/events'
import type { Pair } from '../words.ts'

export const catalogueEventNames = {} satisfies Record<keyof typeof catalogueEvents, Pair>
