import { creditUsed } from '@sejuk/domain/books/entries'
import { postJournal, postMirror } from '../../../business/books/post-journal.ts'
import type { Db } from '../../../db/database.ts'
import type { creditUses } from '../../../db/tables/money/credit-uses.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

type Use = Pick<typeof creditUses.$inferSelect, 'use_code' | 'dept_code' | 'customer_code' | 'amount'>

const about = ({ use_code, dept_code, customer_code }: Use) => ({
  ...{ document_kind: 'credit-use' as const, document: use_code, dept_code, customer_code, date: companyToday() },
})

export const postUse = (db: Db, use: Use) =>
  postJournal(db, { ...about(use), event: 'credit-used', lines: creditUsed(use.amount) })

export const takeBackUse = (db: Db, use: Use) =>
  postMirror(db, {
    ...{ ...about(use), event: 'credit-taken-back', of: 'credit-used' },
    otherwise: creditUsed(use.amount),
  })
