import { longestSearch, searchActions, searchNames, shortestSearch } from '@sejuk/domain/platform/search'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maybeTexts, texts } from '../fields.ts'

const page = z.object({
  to: z.string(),
  params: z.record(z.string(), z.string()),
  search: z.record(z.string(), z.string()),
})

const record = z.object({
  kind: z.enum(searchNames),
  ...texts('code', 'title'),
  /** `phone` is the national number, for whoever may see it whole. */
  ...maybeTexts('detail', 'status', 'phone'),
  amount: z.number().nullable(),
  /** Of several, the first that the viewer may open. */
  pages: z.array(page),
  actions: z.array(z.object({ action: z.enum(searchActions), page })),
})
export type FoundRecord = z.output<typeof record>

const group = z.object({ kind: z.enum(searchNames), records: z.array(record), has_more: z.boolean() })
export type FoundGroup = z.output<typeof group>

/** A few of each kind; with `kind`, more of that one. */
export const searchRecords = endpoint('GET /api/search', {
  needs: 'signed-in',
  input: z.object({
    text: z.string().trim().min(shortestSearch).max(longestSearch),
    kind: z.enum(searchNames).optional(),
  }),
  data: z.array(group),
})

/** What the viewer opened last. */
export const listRecentRecords = endpoint('GET /api/search/recent', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(record),
})
