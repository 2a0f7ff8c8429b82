import type * as contract from '@sejuk/contract/platform/shortcuts'
import { mostShortcuts } from '@sejuk/domain/platform/shortcuts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { userShortcuts as t } from '../../../db/tables/platform/shortcuts.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

export const shown = { shortcut_id: t.shortcut_id, label: t.label, url: t.url, display_seq: t.display_seq }

export const shortcutsOf = (db: Db, usercode: string) =>
  db
    .select(shown)
    .from(t)
    .where(eq(t.usercode, usercode))
    .orderBy(asc(t.display_seq), asc(t.shortcut_id))
    .limit(mostShortcuts)

export const listShortcuts = async ({ db, viewer }: RequestContext<typeof contract.listShortcuts>) => ({
  data: await shortcutsOf(db, viewer.usercode),
})
