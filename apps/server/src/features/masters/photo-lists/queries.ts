import type * as contract from '@sejuk/contract/masters/photo-lists'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { photoLists as t } from '../../../db/tables/masters/photo-lists.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

export const photosOfModule = async ({ db, input }: RequestContext<typeof contract.photosOfModule>) => ({
  data: await db
    .select()
    .from(t)
    .where(and(eq(t.module_name, input.module_name), eq(t.is_active, true)))
    .orderBy(t.seq, t.photo_alias),
})

export const photoModuleDropdown = async ({ db, input }: RequestContext<typeof contract.photoModuleDropdown>) => {
  const modules = sql`from ${t} where ${containsText(input.search, t.module_name) ?? sql`true`} group by ${t.module_name}`
  const found = await selectRows(
    db,
    { value: t.module_name, label: t.module_name, module_name: t.module_name },
    sql`${modules} order by ${t.module_name} ${hundredFrom(input.page)}`,
  )
  return hundredOf(db, found, input.page, modules)
}

/** Shown by pages, and downloaded whole. */
export const photoListList = ({ input }: Pick<RequestContext<typeof contract.listPhotoLists>, 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      input.module_name ? eq(t.module_name, input.module_name) : undefined,
      input.is_active === undefined ? undefined : eq(t.is_active, input.is_active),
      containsText(input.search, t.photo_alias, t.photo_name, t.local_name),
    ),
    key: t.photo_list_id,
    sorts: {
      module_name: sql`${t.module_name} || ' ' || lpad(${t.seq}::text, 4, '0')`,
      photo_alias: t.photo_alias,
      seq: t.seq,
      created_date: t.created_date,
    },
    sort: 'module_name',
    fields: getTableColumns(t),
  })

export const listPhotoLists = ({ db, ...context }: RequestContext<typeof contract.listPhotoLists>) =>
  listPage(db, photoListList(context))
