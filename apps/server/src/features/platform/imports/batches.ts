import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/platform/imports'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { importBatches as t } from '../../../db/tables/platform/imports.ts'
import { titlesOf } from '../../../platform/export/titles.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importable } from '../../../platform/import/importable.ts'

export type Batch = typeof t.$inferSelect
export type Owned = { batch: Batch; sheet: Importable }

export const requireRights = ({ permission }: Viewer, { needs }: Importable) =>
  enforce(permissionGate(permission, needs))

/** One's own batch and what it is a sheet of. Somebody else's is not there. */
export const ownBatch = async (
  { db, viewer, offers }: Pick<RequestContext<Endpoint>, 'db' | 'viewer' | 'offers'>,
  import_batch_code: string,
  { isLocked = false } = {},
): Promise<Owned> => {
  const found = db
    .select()
    .from(t)
    .where(and(eq(t.import_batch_code, import_batch_code), eq(t.requested_by, viewer.usercode)))
  const [batch = refuse('notFound')] = await (isLocked ? found.for('update') : found)
  const sheet = offers.imports.get(batch.module_name) ?? refuse('notFound')
  requireRights(viewer, sheet)
  return { batch, sheet }
}

/** The batch with what it is called, and the titles of its columns. */
export const previewOf = async (db: Db, { batch, sheet }: Owned): Promise<contract.ImportPreview> => {
  const titles = await titlesOf(db, [batch.module_name], new Map([[batch.module_name, sheet]]))
  const columns = Object.entries(sheet.columns).map(
    ([
      key,
      {
        titles: [title_default, title_local],
      },
    ]) => ({
      key,
      title_default,
      title_local,
    }),
  )
  return { ...batch, ...titles(batch.module_name), columns }
}
