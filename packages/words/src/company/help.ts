import type { companyPages } from '@sejuk/domain/company/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const companyHelp = words('help-company', {} satisfies Record<keyof typeof companyPages, Pair>)
