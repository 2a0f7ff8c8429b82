import { spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { and, gte, inArray } from 'drizzle-orm'
import { cashbacks as t } from '../../db/tables/sales/cashbacks.ts'

/** What may still be spent on that day. */
export const isSpendable = (today: string) => and(inArray(t.status, spendableStatuses), gte(t.valid_to, today))
