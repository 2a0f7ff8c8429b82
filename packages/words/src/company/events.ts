import type { companyEvents } from '@sejuk/domain/company/events'
import type { Pair } from '../words.ts'

export const companyEventNames = {} satisfies Record<keyof typeof companyEvents, Pair>
