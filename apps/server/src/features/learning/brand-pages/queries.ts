import type * as contract from '@sejuk/contract/learning/brand-pages'
import { asc, eq, inArray } from 'drizzle-orm'
import { brandPages as t } from '../../../db/tables/learning/brand-pages.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

const mostPages = 100

export const getBrandPages = async (context: RequestContext<typeof contract.getBrandPages>) => {
  const { db, viewer } = context
  const isWriter = viewer.permission.has('Brand-Page-Modify')
  const pages = await db
    .select()
    .from(t)
    .where(isWriter ? undefined : eq(t.is_published, true))
    .orderBy(asc(t.order_no), asc(t.brand_code))
    .limit(mostPages)
  const codes = pages.flatMap(({ sections }) => sections.flatMap(({ file_code }) => file_code ?? []))
  const link = await linksTo(context, codes)
  const stored = codes.length
    ? await db.select().from(attachments).where(inArray(attachments.attachment_code, codes))
    : []
  const fileOf = (code: string | null) => {
    const file = stored.find(({ attachment_code }) => attachment_code === code)
    const url = link(code)
    return file && url
      ? { url, name: file.original_file_name, content_type: file.content_type, bytes: file.bytes }
      : null
  }
  return {
    data: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        rows: [...section.rows],
        file: fileOf(section.file_code),
      })),
    })),
  }
}
