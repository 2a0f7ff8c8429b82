import type * as contract from '@sejuk/contract/learning/brand-pages'
import { type BrandSection, brandFiles } from '@sejuk/domain/learning/brand-pages'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { brandPages as t } from '../../../db/tables/learning/brand-pages.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf('brand-page', t, t.brand_code)
const wanted = { photo: /^image/, video: /^video|mpegurl/, file: /./, text: /./, table: /./ }

/** A section shows files of its own page. */
const requireFiles = async (db: Db, brand_code: string, sections: readonly BrandSection[]) => {
  const codes = sections.flatMap(({ file_code }) => file_code ?? [])
  if (codes.length === 0) return
  const found = await db
    .select({ code: attachments.attachment_code, type: attachments.content_type })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, brandFiles.module),
        eq(attachments.module_code, brand_code),
        inArray(attachments.attachment_code, codes),
        isNull(attachments.deleted_date),
      ),
    )
  const types = new Map(found.map(({ code, type }) => [code, type]))
  for (const [n, { kind, file_code }] of sections.entries())
    if (file_code && !wanted[kind].test(types.get(file_code) ?? '')) refuseChoice(`sections.${n}.file_code`)
}

export const createBrandPage = async ({ db, actor, input }: RequestContext<typeof contract.createBrandPage>) => {
  if (!(await db.$count(brands, eq(brands.brand_code, input.brand_code)))) return refuseChoice('brand_code')
  if (await records.find(db, input.brand_code)) return refuseField('brand_code', because('code-already-taken'))
  await requireFiles(db, input.brand_code, input.sections)
  await records.add(db, actor, { ...input, updated_date: new Date().toISOString() })
  return { data: null }
}

export const modifyBrandPage = async ({ db, actor, input }: RequestContext<typeof contract.modifyBrandPage>) => {
  const { brand_code, row_version, ...form } = input
  const before = await records.lock(db, { code: brand_code, row_version }, form)
  await requireFiles(db, brand_code, form.sections)
  const after = await records.change(db, actor, before, { ...form, updated_date: new Date().toISOString() })
  return { data: { row_version: after.row_version } }
}

export const brandAttachments = attachmentModule(
  brandFiles.module,
  async (db, viewer, code) =>
    viewer.permission.has('Brand-Page-Modify') && (await db.$count(t, eq(t.brand_code, code))) > 0,
)
