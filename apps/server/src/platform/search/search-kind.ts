import type { FoundRecord } from '@sejuk/contract/platform/search'
import type { PageLink } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { SearchAction, SearchName, SearchText } from '@sejuk/domain/platform/search'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { containsText } from '../lists/search.ts'
import { type Selected, type Selection, selectRows } from '../lists/selection.ts'

type Wanted = {
  /** Nothing typed: whatever was opened last. */
  text?: SearchText
  /** The records the viewer opened last, newest first: of what fits they come first. */
  recent: readonly string[]
  limit: number
}

/** A kind of record that the search finds, each by one query in the viewer's scope. */
export type SearchKind = {
  kind: SearchName
  needs: ListedPermission
  find: (db: Db, viewer: Viewer, wanted: Wanted) => Promise<FoundRecord[]>
}

type Shown = Pick<FoundRecord, 'code' | 'title'> &
  Partial<Pick<FoundRecord, 'detail' | 'status' | 'phone' | 'amount'>> & {
    pages: readonly PageLink[]
    actions?: readonly { action: SearchAction; needs: ListedPermission; page: PageLink }[]
  }
type Kind<Fields extends Selection> = {
  kind: SearchName
  needs: ListedPermission
  source: SQL
  key: PgColumn
  newest: PgColumn
  visible: (viewer: Viewer) => SQL | undefined
  /** Every side of it has an index; what cannot fit at all is undefined. */
  matches: (text: SearchText, viewer: Viewer) => SQL | undefined
  fields: Fields
  record: (row: Selected<Fields>, viewer: Viewer) => Shown
}

/** A common word fits a hundred thousand rows: the newest of so many are enough. */
const candidates = 200

const among = (column: PgColumn, codes: readonly string[]) => sql`${column} = any(${sql.param(codes)}::text[])`

export const searchKind = <Fields extends Selection>(asked: Kind<Fields>): SearchKind => ({
  kind: asked.kind,
  needs: asked.needs,
  find: async (db, viewer, { text, recent, limit }) => {
    const { kind, source, key, newest, visible, matches, fields, record } = asked
    const fits = text ? matches(text, viewer) : sql`true`
    const isOpened = key.columnType === 'PgText' ? among(key, recent) : sql`false`
    if (!fits) return []
    const opened = sql`select ${key} from ${source} where ${and(visible(viewer), fits, isOpened)}`
    const others = sql`select ${key} from ${source} where ${and(visible(viewer), fits)} limit ${candidates}`
    const both = recent.length > 0 ? sql`${opened} union (${others})` : others
    const rows = await selectRows(
      db,
      fields,
      sql`from ${source} where ${key} in (${text ? both : opened})
        order by array_position(${sql.param(recent)}::text[], ${key}::text), ${desc(newest)}, ${key} limit ${limit}`,
    )
    return rows.map((row) => {
      const { pages, actions = [], ...shown } = record(row, viewer)
      const mine = actions.filter((one) => holds(viewer.permission, one.needs))
      return {
        ...{ kind, detail: null, status: null, phone: null, amount: null },
        ...shown,
        pages: [...pages],
        actions: mine.map(({ action, page }) => ({ action, page })),
      }
    })
  },
})

type Searched = { text?: readonly (PgColumn | SQL)[]; phone?: readonly PgColumn[] }

/** By the words in some columns, by the phone number in others. */
export const inColumns = ({ texts, phone }: SearchText, columns: Searched): SQL | undefined =>
  or(
    ...(columns.text ? texts.map((text) => containsText(text, ...(columns.text ?? []))) : []),
    phone && columns.phone ? containsText(phone, ...columns.phone) : undefined,
  )

/** Keys that another table knows, as an array: unlike a subquery, an index can be asked for it beside other conditions. */
export const keysFrom = (column: PgColumn, keys: SQL) => sql`${column} = any(array(${keys} limit ${candidates}))`

/** A row whose column contains a detail, as one line. */
export const inOneLine = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || null
