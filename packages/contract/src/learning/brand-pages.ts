import { brandSectionKinds, mostBrandSections, mostTableRows } from '@sejuk/domain/learning/brand-pages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, required, rowVersion, texts } from '../fields.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const text = (most: number) => z.string().trim().max(most).default('')
const section = z.object({
  kind: z.enum(brandSectionKinds),
  title_default: text(150),
  title_local: text(150),
  text_default: text(5000),
  text_local: text(5000),
  file_code: z
    .string()
    .trim()
    .max(100)
    .transform((file) => file || null)
    .nullable()
    .default(null),
  rows: z
    .array(z.object({ name_default: text(100), name_local: text(100), value: text(200) }))
    .max(mostTableRows)
    .default([]),
})
const sections = z.array(section).max(mostBrandSections, told('no-more-than-rows', { n: mostBrandSections }))

const shown = z.object({
  ...texts('brand_code', 'title_default', 'title_local', 'intro_default', 'intro_local'),
  order_no: z.number(),
  is_published: z.boolean(),
  sections: z.array(
    z.object({
      kind: z.enum(brandSectionKinds),
      ...texts('title_default', 'title_local', 'text_default', 'text_local'),
      file_code: z.string().nullable(),
      file: z.object({ ...texts('url', 'name', 'content_type'), bytes: z.number() }).nullable(),
      rows: z.array(z.object(texts('name_default', 'name_local', 'value'))),
    }),
  ),
  updated_date: instant,
  row_version: z.number(),
})
export type BrandPage = z.output<typeof shown>

/** The published ones; whoever writes them sees the others too. */
export const getBrandPages = endpoint('GET /api/brand-introduce', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(shown),
})

const form = {
  title_default: required('title', 150),
  title_local: required('title', 150),
  intro_default: text(1000),
  intro_local: text(1000),
  order_no: wholeNumber('order', 1, 999).default(1),
  is_published: flag.default(false),
  sections: sections.default([]),
}
export const createBrandPage = endpoint('POST /api/brand-introduce', {
  needs: 'Brand-Page-Modify',
  input: z.object({ brand_code: required('brand', 40), ...form }),
  data: z.null(),
})
export const modifyBrandPage = endpoint('POST /api/brand-introduce/modify', {
  needs: 'Brand-Page-Modify',
  input: z.object({ brand_code: code, row_version: rowVersion, ...form }),
  data: z.object({ row_version: z.number() }),
})
