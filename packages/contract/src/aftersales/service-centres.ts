import { ascFlags, ascGroups, ascTypes, cooperations } from '@sejuk/domain/aftersales/service-centres'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { rankReasons } from '@sejuk/domain/aftersales/work-orders/dispatch-ranking'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api-ass/asc'
const system = '/after-sales-system'

/** `new` is what a page of the service centres opens with: those that work. */
export const ascTabs = ['new', 'paused', 'ended', 'all'] as const

const row = z.object({
  ...texts('asc_code', 'asc_name', 'dept_code', 'dept_name', 'city_name'),
  asc_type: z.enum(ascTypes),
  asc_flag: z.enum(ascFlags),
  cooperation: z.enum(cooperations),
  asc_group: z.enum(ascGroups),
  ...maybeTexts('contract_signed_date', 'contract_valid_to', 'why_not_signed'),
  coverage: z.number(),
  capacity: z.number(),
  technicians: z.number(),
  open_work_orders: z.number(),
  rating: z.number().nullable(),
  row_version: z.number(),
})
export type ServiceCentreRow = z.output<typeof row>

const filters = z.object({
  search: z.string().max(200).default(''),
  asc_type: z.enum(ascTypes).optional(),
  asc_group: z.enum(ascGroups).optional(),
  cooperation: z.enum(cooperations).optional(),
  dept_code: many,
  /** Whether the contract is signed and valid. */
  signed: flag.optional(),
})

export const listServiceCentres = endpoint(`GET ${group}/list`, {
  needs: 'Asc-List-Search',
  input: listInput(['asc_code', 'asc_name', 'rating', 'contract_valid_to']).extend({
    tab: z.enum(ascTabs).default('new'),
    ...filters.shape,
  }),
  data: z.array(row),
})

export const countServiceCentres = endpoint(`GET ${group}/status-tab`, {
  needs: 'Asc-List-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(ascTabs), total: z.number() })),
})

const place = z.object({ ...texts('sub_district_code', 'sub_district_name', 'district_name', 'city_name') })
const office = z.object({
  office_id: z.number(),
  ...texts('asc_code', 'office_name', 'address'),
  ...maybeTexts('phone'),
  sub_districts: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type AscBranchOffice = z.output<typeof office>

const capacityOut = z.object(
  Object.fromEntries(serviceTypes.map((type) => [type, z.number().optional()])) as Record<
    (typeof serviceTypes)[number],
    z.ZodOptional<z.ZodNumber>
  >,
)

const detail = row.extend({
  ass_admin_group: z.string(),
  ass_admin_user_codes: z.array(z.string()),
  ass_admins: z.array(z.object(texts('usercode', 'username'))),
  address: z.string(),
  ...maybeTexts('phone', 'email', 'npwp', 'bank_code', 'bank_name', 'account_name', 'credited_account'),
  ...maybeTexts('contract_number', 'why_not_dispatch'),
  is_pkp: z.boolean(),
  /** Without the permission the account is not told. */
  shows_bank: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  capacity_per_day: capacityOut,
  work_days: z.array(z.number()),
  ...texts('work_from', 'work_to'),
  coverages: z.array(place),
  offices: z.array(office),
  created_date: instant,
})
export type ServiceCentre = z.output<typeof detail>

const centre = z.object({ asc_code: required('service-centre', 30) })

export const getServiceCentre = endpoint(`GET ${group}/detail`, {
  needs: 'Asc-List-Search',
  input: centre,
  data: detail,
})

/** Is the contract signed and valid today? */
export const checkSigned = endpoint(`POST ${group}/check-signed`, {
  needs: 'Asc-List-Search',
  reads: true,
  input: centre,
  data: z.object({
    asc_code: z.string(),
    is_signed: z.boolean(),
    ...maybeTexts('contract_signed_date', 'contract_valid_to', 'why_not'),
  }),
})

export const phoneOrNothing = (label: Label) =>
  z
    .string()
    .max(30)
    .transform(nationalPhone)
    .refine((phone) => !phone || isPhone(phone), told('not-phone-number-2', { label: labelled(label) }))
    .transform((phone) => phone || null)
    .nullable()
    .default(null)
export const dayOrNothing = (label: Label) =>
  z
    .union(
      [z.literal('').transform(() => null), z.null(), calendarDay()],
      told('not-day-calendar', { label: labelled(label) }),
    )
    .default(null)
const clock = (label: Label) =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, told('time-like-08-30', { label: labelled(label) }))
export const workingTime = {
  work_days: z
    .array(z.number().int().min(0).max(6))
    .min(1, told('at-least-one-working-day'))
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
  work_from: clock('opens'),
  work_to: clock('closes'),
}
const jobs = orNothing(wholeNumber('capacity', 0, 500)).transform((n) => n ?? 0)

export const serviceCentreForm = z.object({
  asc_name: required('name', 100),
  asc_type: z.enum(ascTypes, 'Type is required!'),
  asc_flag: z.enum(ascFlags, 'Flag is required!'),
  cooperation: z.enum(cooperations, 'Cooperation is required!'),
  asc_group: z.enum(ascGroups, 'Group is required!'),
  dept_code: required('branch', 20),
  ass_admin_user_codes: z.array(code).max(20).default([]),
  address: required('address', 500),
  city_name: required('city', 100),
  phone: phoneOrNothing('phone'),
  email: z
    .union([z.literal('').transform(() => null), z.null(), z.email(told('email-not-address')).max(200)])
    .default(null),
  lat: latitude,
  lng: longitude,
  capacity_per_day: z.object(
    Object.fromEntries(serviceTypes.map((type) => [type, jobs])) as Record<(typeof serviceTypes)[number], typeof jobs>,
  ),
  ...workingTime,
  npwp: optional('npwp', 30),
  is_pkp: z.boolean().default(false),
  bank_code: optional('bank', 20),
  account_name: optional('account-name', 100),
  credited_account: optional('account-number', 30),
  contract_number: optional('contract-number', 60),
  contract_signed_date: dayOrNothing('signed-on'),
  contract_valid_to: dayOrNothing('valid-until'),
  sub_districts: z.array(code).max(5000).default([]),
})

export const createServiceCentre = endpoint(`POST ${group}/store`, {
  needs: 'Asc-List-Create',
  input: serviceCentreForm.extend({
    asc_code: required('code', 20).regex(/^\d-[A-Z]{3}-\d{2,3}$/, told('code-looks-like-8-asc')),
  }),
  data: z.object({ asc_code: z.string() }),
})

/** A centre changes its own address, hours and capacity; the rest is the after-sales department's. */
export const updateServiceCentre = endpoint(`POST ${group}/update`, {
  needs: 'Asc-List-Update',
  input: serviceCentreForm.extend({ asc_code: code, row_version: rowVersion }),
  data: z.object({ asc_code: z.string(), row_version: z.number() }),
})

export const serviceCentreLog = actionLogOf(`GET ${group}/action-log`, 'Asc-List-Search')

export const ascDropdown = endpoint('GET /api/asc-dropdown', {
  needs: 'staff',
  input: dropdownInput.extend({ asc_type: z.enum(ascTypes).optional(), dept_code: many }),
  data: z.array(optionOf('asc_code', 'asc_name')),
})

const candidate = z.object({
  ...texts('asc_code', 'asc_name', 'asc_group', 'city_name'),
  asc_type: z.enum(ascTypes),
  types: z.array(z.enum(ascTypes)),
  signed: z.boolean(),
  covers: z.boolean(),
  score: z.number(),
  reasons: z.array(z.object({ reason: z.enum(rankReasons), points: z.number(), value: z.number().nullable() })),
  distance_km: z.number().nullable(),
  load_today: z.number(),
  capacity: z.number(),
  rating: z.number().nullable(),
  contract_valid_to: z.string().nullable(),
})
export type DispatchCandidate = z.output<typeof candidate>

/** Those that may take it, the best first. Who is paused or unsigned stands beside, as `not_offered`, with the reason. */
const forDispatch = {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({
    ticket_number: code.optional(),
    sub_district_code: code.optional(),
    service_type: z.enum(serviceTypes).optional(),
    category_code: code.optional(),
    search: z.string().max(100).default(''),
  }),
  data: z.array(candidate),
} as const
export const ascForDispatch = endpoint('GET /api/asc-for-dispatch', forDispatch)
export const ascListForDispatch = endpoint(`GET ${system}/asc/list-for-dispatch`, forDispatch)

/** So many tickets are dispatched at once. */
export const mostDispatched = 50

/** Of several tickets each with its best centre, those before it counted as its load; or why it cannot go now. */
export const proposeDispatch = endpoint('POST /api/asc-for-dispatch/proposal', {
  needs: 'Aftersales-Ticket-Dispatch',
  reads: true,
  input: z.object({
    ticket_numbers: z
      .array(code)
      .min(1, told('at-least-one-ticket-required'))
      .max(mostDispatched, told('no-more-than-tickets-at', { n: mostDispatched })),
  }),
  data: z.array(
    z.object({
      ticket_number: z.string(),
      row_version: z.number(),
      /** Units that no centre has yet. */
      lines: z.array(z.number()),
      candidates: z.array(candidate),
      why_not: z.string().nullable(),
    }),
  ),
})
export type DispatchProposal = z.output<typeof proposeDispatch.data>[number]

export const listAscBranchOffices = endpoint(`GET ${system}/asc-branch-office`, {
  needs: 'Asc-List-Search',
  input: listInput(['office_name', 'asc_code']).extend({
    asc_code: z.string().max(30).optional(),
    search: z.string().max(200).default(''),
  }),
  data: z.array(office.extend({ asc_name: z.string() })),
})

export const storeAscBranchOffice = endpoint(`POST ${system}/asc-branch-office/store`, {
  needs: 'Asc-List-Update',
  input: z.object({
    /** With one an office is changed. */
    office_id: z.coerce.number<number | string>().int().min(1).optional(),
    row_version: rowVersion.optional(),
    asc_code: required('service-centre', 30),
    office_name: required('name', 100),
    address: required('address', 500),
    phone: phoneOrNothing('phone'),
    sub_districts: z.array(code).max(2000).default([]),
  }),
  data: office,
})

export const deleteAscBranchOffice = endpoint(`POST ${system}/asc-branch-office/delete`, {
  needs: 'Asc-List-Update',
  input: z.object({
    office_id: z.coerce.number<number | string>(told('choice-missing')).int().min(1),
    row_version: rowVersion,
  }),
  data: nothing,
  says: because('deleted'),
})
