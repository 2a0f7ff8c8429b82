import { radius } from '@sejuk/domain/masters/offices'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const office = z.object({
  ...texts('office_code', 'office_name', 'dept_code', 'dept_name'),
  ...maybeTexts('address'),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type Office = z.output<typeof office>

const form = z.object({
  office_name: required('office-name', 100),
  dept_code: required('branch', 20),
  address: optional('address', 500),
  lat: latitude,
  lng: longitude,
  radius_m: wholeNumber('radius', radius.least, radius.most).default(radius.usual),
  is_active: z.boolean().default(true),
})

export const listOffices = endpoint('GET /api/office', {
  needs: 'Office-Config-Search',
  input: listInput(['office_code', 'office_name', 'dept_code', 'radius_m', 'created_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    is_active: flag.optional(),
  }),
  data: z.array(office),
})

export const createOffice = endpoint('POST /api/office/create', {
  needs: 'Office-Config-Create',
  input: form.extend({
    office_code: required('office-code', 20).regex(/^[A-Z0-9_-]+$/, told('code-capital-letters-digits')),
  }),
  data: nothing,
})

export const updateOffice = endpoint('PUT /api/office/update', {
  needs: 'Office-Config-Modify',
  input: form.extend({ office_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteOffice = endpoint('POST /api/office/delete', {
  needs: 'Office-Config-Delete',
  input: z.object({ office_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const officeLog = actionLogOf('GET /api/office/action-log', 'Office-Config-Search')

export const officeData = downloadable(listOffices, { module_name: 'office', needs: 'Office-Config-Search' })
export const officeSheet = sheetOf('office', createOffice.needs)
