import { holidayKinds } from '@sejuk/domain/masters/holidays'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const kind = z.enum(holidayKinds, told('kind-required'))

const holiday = z.object({
  holiday_id: z.number(),
  ...texts('holiday_date', 'holiday_name', 'local_name'),
  kind,
  /** Nothing: everywhere. */
  ...maybeTexts('dept_code', 'dept_name', 'source'),
  is_estimated: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type Holiday = z.output<typeof holiday>

const form = z.object({
  holiday_date: calendarDay('Date is required!'),
  holiday_name: required('name', 100),
  local_name: required('local-name', 100),
  kind,
  dept_code: optional('branch', 20),
  is_estimated: z.boolean().default(false),
  source: optional('source', 200),
})
const holidayId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

export const listHolidays = endpoint('GET /api/holiday', {
  needs: 'Holiday-Config-Search',
  input: listInput(['holiday_date', 'holiday_name', 'kind']).extend({
    year: wholeNumber('year', 1900, 2999).optional(),
    dept_code: many,
    kind: kind.optional(),
  }),
  data: z.array(holiday),
})

export const createHoliday = endpoint('POST /api/holiday/create', {
  needs: 'Holiday-Config-Create',
  input: form,
  data: nothing,
})

export const updateHoliday = endpoint('PUT /api/holiday/update', {
  needs: 'Holiday-Config-Modify',
  input: form.extend({ holiday_id: holidayId, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteHoliday = endpoint('POST /api/holiday/delete', {
  needs: 'Holiday-Config-Delete',
  input: z.object({ holiday_id: holidayId, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const holidayLog = actionLogOf('GET /api/holiday/action-log', 'Holiday-Config-Search')

export const holidayData = downloadable(listHolidays, { module_name: 'holiday', needs: 'Holiday-Config-Search' })
export const holidaySheet = sheetOf('holiday', createHoliday.needs)
