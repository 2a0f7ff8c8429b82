import { because } from '@sejuk/domain/messages'
import type { Permission } from '@sejuk/domain/permissions'
import { downloadStatuses, preparing } from '@sejuk/domain/platform/downloads'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { type Endpoint, endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, redirectAnswer, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { told } from '../told.ts'

/** A list that can be downloaded: the name it is asked by, and what one needs beside the list's own permission. */
export type Downloadable<E extends Endpoint = Endpoint> = { list: E; module_name: string; needs: Permission }
export const downloadable = <E extends Endpoint>(list: E, rest: Omit<Downloadable<E>, 'list'>): Downloadable<E> => ({
  list,
  ...rest,
})

/** Beside these two stand the filters and the sort of the list itself. */
export const prepareDownload = endpoint('GET /api/common-download/prepare', {
  needs: 'signed-in',
  input: z.looseObject({ module_name: code, language: z.enum(languages).optional() }),
  data: z.object({ job_id: z.string() }),
  says: preparing,
})

const ofModule = z.object({ module_name: code })

/** Is there a file of this list to be fetched? */
export const isDownloadAvailable = endpoint('GET /api/common-download/is-avaible-redis-download', {
  needs: 'signed-in',
  input: ofModule,
  data: z.object({ isAvaible: z.boolean() }),
})

/** A link that works for a quarter of an hour: to this job's file, or to the latest of a list. */
export const downloadData = endpoint('GET /api/common-download/download', {
  needs: 'signed-in',
  input: z
    .object({ module_name: code.optional(), job_id: code.optional() })
    .refine(({ module_name, job_id }) => module_name || job_id, {
      path: ['job_id'],
      message: told('choice-missing'),
    }),
  data: z.object({ url: z.string(), file_name: z.string() }),
})

/** Sends the browser on to a file it was given a link to. */
export const downloadFile = endpoint('GET /api/download-file', {
  needs: 'signed-in',
  input: z.object({ url: z.string().min(1).max(4000) }),
  data: redirectAnswer,
})

export const download = z.object({
  ...texts('job_id', 'module_name', 'title_default', 'title_local'),
  status: z.enum(downloadStatuses),
  progress: z.number(),
  row_count: z.number().nullable(),
  bytes: z.number().nullable(),
  filter_json: z.record(z.string(), z.unknown()),
  ...maybeTexts('file_name', 'problem'),
  created_date: instant,
  finished_date: instant.nullable(),
  expires_date: instant.nullable(),
})
export type Download = z.output<typeof download>

/** One's own, the newest first. */
export const listDownloads = endpoint('GET /api/common-download/list', {
  needs: 'signed-in',
  input: listInput(['created_date']).extend({
    status: z.enum(downloadStatuses).optional(),
    module_name: z.string().max(100).optional(),
  }),
  data: z.array(download),
})

const ofJob = z.object({ job_id: code })

export const retryDownload = endpoint('POST /api/common-download/retry', {
  needs: 'signed-in',
  input: ofJob,
  data: nothing,
  says: preparing,
})

export const cancelDownload = endpoint('POST /api/common-download/cancel', {
  needs: 'signed-in',
  input: ofJob,
  data: nothing,
  says: because('cancelled'),
})
