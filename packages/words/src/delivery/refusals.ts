import { linkSentences } from '../aftersales/link-sentences.ts'
import { creditSentences } from '../sales/credit-sentences.ts'
import { stockSentences } from '../stock/sentences.ts'
import { deliverySentences } from './sentences.ts'

/** What a delivery may be told: goods leave the stock, and wait for credit. */
export const deliveryRefusals = { ...deliverySentences, ...stockSentences, ...creditSentences, ...linkSentences }
