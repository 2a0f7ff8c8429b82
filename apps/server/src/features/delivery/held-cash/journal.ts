import { cashCollected, cashDeposited, cashHandedIn, differenceClosed } from '@sejuk/domain/books/cash-entries'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { postJournal } from '../../../business/books/post-journal.ts'
import type { Db } from '../../../db/database.ts'
import type { heldCash } from '../../../db/tables/delivery/held-cash.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

type Cash = typeof heldCash.$inferSelect
type Step = Pick<Done<Cash>, 'db' | 'after'>

const of = ({ held_cash_code, dept_code, customer_code }: Cash) => ({
  ...{ document_kind: 'held-cash' as const, document: held_cash_code, dept_code, customer_code },
})
const counts = ({ taken, counted }: Cash) => ({ taken, counted: counted ?? taken })

export const postCollected = (db: Db, cash: Cash) =>
  postJournal(db, {
    ...of(cash),
    ...{ event: 'cod-collected', date: dayIn(cash.taken_date, headOffice), lines: cashCollected(cash.taken) },
  })

export const postHandedIn = ({ db, after }: Step) =>
  postJournal(db, { ...of(after), event: 'cash-handed-in', date: companyToday(), lines: cashHandedIn(counts(after)) })

export const postDeposited = ({ db, after }: Step) =>
  postJournal(db, {
    ...of(after),
    ...{ event: 'cash-deposited', date: after.deposited_date ?? companyToday() },
    lines: cashDeposited(counts(after).counted),
  })

export const postDifferenceClosed = ({ db, after }: Step) =>
  postJournal(db, {
    ...of(after),
    ...{ event: 'difference-closed', date: companyToday(), lines: differenceClosed(counts(after)) },
  })
