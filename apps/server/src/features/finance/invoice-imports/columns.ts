import type * as contract from '@sejuk/contract/finance/invoice-imports'
import { type AccurateTitles, accurateFields } from '@sejuk/domain/finance/accurate-columns'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accurateColumns as t } from '../../../db/tables/finance/accurate-columns.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf('accurate-columns', t, t.dept_code)

const savedFor = async (db: Db, { department }: Viewer) => {
  const [found] = await db.select().from(t).where(eq(t.dept_code, department))
  return found
}

/** The titles that the viewer's branch has written down. */
export const titlesOf = async (db: Db, viewer: Viewer): Promise<AccurateTitles> =>
  (await savedFor(db, viewer))?.titles ?? {}

const blank = Object.fromEntries(accurateFields.map((field) => [field, ''])) as Record<
  (typeof accurateFields)[number],
  string
>

export const getAccurateColumns = async ({ db, viewer }: RequestContext<typeof contract.getAccurateColumns>) => {
  const found = await savedFor(db, viewer)
  return { data: { ...blank, ...found?.titles, row_version: found?.row_version ?? 0 } }
}

export const saveAccurateColumns = async (context: RequestContext<typeof contract.saveAccurateColumns>) => {
  const { db, viewer, actor, input } = context
  const { row_version, ...typed } = input
  const titles: AccurateTitles = Object.fromEntries(Object.entries(typed).filter(([, title]) => title !== ''))
  const named = new Map<string, string>()
  for (const [field, title] of Object.entries(titles)) {
    if (named.has(title.toLowerCase())) refuseField(field, because('column-named-twice'))
    named.set(title.toLowerCase(), field)
  }
  const code = viewer.department
  const set = { titles, updated_user_name: viewer.username }
  if (row_version === 0 && !(await savedFor(db, viewer))) {
    const added = await records.add(db, actor, { dept_code: code, ...set })
    return { data: { row_version: added.row_version } }
  }
  const before = await records.lock(db, { code, row_version }, { titles })
  const after = await records.change(db, actor, before, set)
  return { data: { row_version: after.row_version } }
}
