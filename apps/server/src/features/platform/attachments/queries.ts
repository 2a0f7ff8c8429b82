import * as contract from '@sejuk/contract/platform/attachments'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { signatures } from '../../../db/tables/customers/signatures.ts'
import { attachments as t } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { isVisibleRecord, requireVisibleRecord } from '../../../platform/files/attachment-modules.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { mayDo, requireRight } from './rights.ts'

type Row = typeof t.$inferSelect & { created_by_name: string | null }
export type Seen = { config: Config; viewer: Viewer; db: Db }

/** Under the names of the specification, with links for this person alone. */
export const shown = async ({ config, viewer, db }: Seen, rows: Row[]): Promise<contract.Attachment[]> => {
  const { links } = await openFiles(config, db)
  return rows.map((row) => {
    const { kind, attachment_code, original_file_name: name, content_type: type, bytes } = row
    const link = (key: string, as: string, size: number) =>
      links.write({ key, name, type: as, bytes: size, usercode: viewer.usercode, inline: true })
    const path = link(row.store_key, type, bytes)
    const own = (wanted: Row['kind']) =>
      kind === wanted ? { code: attachment_code, name, path, domain: '' } : undefined
    const [photo, video, file] = [own('photo'), own('video'), own('file')]
    return {
      ...row,
      created_by_name: row.created_by_name ?? row.created_by,
      photo_code: photo?.code ?? null,
      photo_name: photo?.name ?? null,
      photo_domain: photo?.domain ?? null,
      photo_path: photo?.path ?? null,
      video_code: video?.code ?? null,
      video_name: video?.name ?? null,
      video_path: video?.path ?? null,
      file_code: file?.code ?? null,
      file_name: file?.name ?? null,
      file_path: file?.path ?? null,
      file_domain: file?.domain ?? null,
      thumbnail_path: row.thumbnail_key ? thumbnailLink(links, row, viewer) : null,
    }
  })
}

const thumbnailLink = (links: Awaited<ReturnType<typeof openFiles>>['links'], row: Row, viewer: Viewer) =>
  links.write({
    key: row.thumbnail_key ?? '',
    name: row.original_file_name,
    type: 'image/webp',
    bytes: row.thumbnail_bytes ?? 0,
    usercode: viewer.usercode,
    inline: true,
  })

export const findAttachments = (db: Db, where: SQL | undefined): Promise<Row[]> =>
  db
    .select({ ...getTableColumns(t), created_by_name: users.username })
    .from(t)
    .leftJoin(users, eq(users.usercode, t.created_by))
    .where(and(where, isNull(t.deleted_date)))
    .orderBy(asc(t.created_date), asc(t.attachment_code))
    .limit(1000)

export const findAttachment = async (db: Db, code: string) => {
  const [found] = await findAttachments(db, eq(t.attachment_code, code))
  return found ?? refuse('notFound')
}

export const listPhotos = async (context: RequestContext<typeof contract.listPhotos>) => {
  const { db, viewer, input, config } = context
  const ofModule = input.module_name ? eq(t.module_name, input.module_name) : undefined
  const found = await findAttachments(db, and(eq(t.module_code, input.module_code), ofModule))
  for (const module_name of new Set(found.map((row) => row.module_name)))
    await requireVisibleRecord(context, { module_name, module_code: input.module_code })
  const mine = await shown(
    { config, viewer, db },
    found.filter((row) => mayDo(viewer, row, 'View')),
  )
  const isSignature = ({ alias }: contract.Attachment) => alias === 'customer_signature'
  const customer_signature = await withSigners(db, mine.filter(isSignature))
  return { data: mine.filter((row) => !isSignature(row)), beside: { customer_signature } }
}

const withSigners = async (db: Db, rows: readonly contract.Attachment[]): Promise<contract.CustomerSignature[]> => {
  const codes = rows.flatMap(({ photo_code }) => (photo_code ? [photo_code] : []))
  const found = codes.length ? await db.select().from(signatures).where(inArray(signatures.photo_code, codes)) : []
  return rows.map((row) => {
    const specimen = found.find(({ photo_code }) => photo_code === row.photo_code)
    const { signer_name = null, job_title = null, valid_from = null, valid_to = null } = specimen ?? {}
    // Beside the data, and so not cut by its schema: keys of the store stay here.
    return z.parse(contract.customerSignature, { ...row, signer_name, job_title, valid_from, valid_to })
  })
}

export const getPhoto = async (context: RequestContext<typeof contract.getPhoto>) => {
  const { db, viewer, input, config } = context
  const found = await findAttachment(db, input.id)
  await requireRight(context, found, 'View')
  const [data = refuse('notFound')] = await shown({ config, viewer, db }, [found])
  return { data }
}

export const viewPhotoFromErp = ({ input, ...context }: RequestContext<typeof contract.viewPhotoFromErp>) =>
  getPhoto({ ...context, input: { id: input.photo_code } })

/** What is out of sight is left out, as if it were not there. */
export const getPhotos = async (context: RequestContext<typeof contract.getPhotos>) => {
  const { db, viewer, input, config } = context
  const found = input.codes.length ? await findAttachments(db, inArray(t.attachment_code, input.codes)) : []
  const visible: Row[] = []
  for (const row of found) {
    const isSeen = mayDo(viewer, row, 'View') && (await isVisibleRecord(context, row))
    if (isSeen) visible.push(row)
  }
  return { data: await shown({ config, viewer, db }, visible) }
}
