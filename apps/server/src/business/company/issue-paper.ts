import { createHash, randomInt } from 'node:crypto'
import type { PaperKind } from '@sejuk/domain/company/legal-entities'
import { contentCodeLength, contentCodeOf, mostOfContentCode } from '@sejuk/domain/company/papers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { issuedPapers as t } from '../../db/tables/company/issued-papers.ts'
import { sellerOf } from './sellers.ts'

type Document = {
  kind: PaperKind
  document_code: string
  org_code: string
  dept_code: string
  customer_code: string
  paper_date: string
  total: number
  /** What the document says: where it says something else, the papers before are replaced. */
  facts: unknown
}

const newCode = () => contentCodeOf(Array.from({ length: contentCodeLength }, () => randomInt(mostOfContentCode)))
const attempts = 5

const newestOf = async (db: Db, { kind, document_code }: Pick<Document, 'kind' | 'document_code'>) => {
  const [newest] = await db
    .select()
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.document_code, document_code)))
    .orderBy(desc(t.version))
    .limit(1)
  return newest
}

/**
 * The paper of a document as it was when it was first printed: seller, accounts and signer do not change afterwards. Each call is a
 * print; from the second on it is a copy. Of two at once one is the original: the version is unique, and each writes in one statement.
 */
export const issuePaper = async (
  db: Db,
  document: Document,
  { usercode, username }: Pick<Viewer, 'usercode' | 'username'>,
) => {
  const { facts, kind, document_code, org_code, dept_code, customer_code, paper_date, total } = document
  const facts_hash = createHash('sha256').update(JSON.stringify({ paper_date, total, facts })).digest('hex')
  for (let attempt = 0; attempt < attempts; attempt++) {
    const newest = await newestOf(db, document)
    if (newest?.facts_hash === facts_hash) {
      const [again] = await db
        .update(t)
        .set({ prints: sql`${t.prints} + 1`, last_printed_date: sql`now()` })
        .where(eq(t.issue_id, newest.issue_id))
        .returning()
      if (again) return again
    }
    const snapshot = newest?.snapshot ?? (await sellerOf(db, { org_code, dept_code, paper: kind, day: paper_date }))
    const [issued] = await db
      .insert(t)
      .values({
        ...{ kind, document_code, version: (newest?.version ?? 0) + 1, content_code: newCode() },
        ...{ dept_code, customer_code, paper_date, total, facts_hash, snapshot },
        ...{ first_printed_by: usercode, first_printed_user_name: username },
      })
      .onConflictDoNothing()
      .returning()
    if (issued) return issued
  }
  throw new Error(`The paper ${kind} ${document_code} was printed by others all the time`)
}
export type IssuedPaper = Awaited<ReturnType<typeof issuePaper>>
