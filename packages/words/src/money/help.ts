import type { moneyPages } from '@sejuk/domain/money/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. */
export const moneyHelp = words('help-money', {} satisfies Record<keyof typeof moneyPages, Pair>)
