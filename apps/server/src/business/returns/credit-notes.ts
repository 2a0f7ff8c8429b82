import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { creditNotes } from '../../db/tables/returns/credit-notes.ts'

const notes = (db: Db, where: ReturnType<typeof eq>) =>
  db.select().from(creditNotes).where(where).orderBy(asc(creditNotes.credit_note_code))

export const creditNotesOfReturn = (db: Db, return_code: string) => notes(db, eq(creditNotes.return_code, return_code))
export const creditNotesOfInvoice = (db: Db, invoice_code: string) =>
  notes(db, eq(creditNotes.invoice_code, invoice_code))
