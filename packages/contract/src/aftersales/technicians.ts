import {
  certificationLevels,
  jobsADay,
  technicianSkills,
  technicianStatuses,
  vehicles,
} from '@sejuk/domain/aftersales/technicians'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'
import { dayOrNothing, phoneOrNothing, workingTime } from './service-centres.ts'

const group = '/after-sales-system/technician'

/** `new` is what a page of the service centres opens with: those at work. */
export const technicianTabs = ['new', 'leave', 'off', 'all'] as const

const row = z.object({
  ...texts('technician_code', 'technician_name', 'asc_code', 'asc_name'),
  ...maybeTexts('phone', 'certification_number', 'certification_valid_to', 'thumbnail_path'),
  certification_level: z.enum(certificationLevels).nullable(),
  skills: z.array(z.enum(technicianSkills)),
  vehicle: z.enum(vehicles),
  status: z.enum(technicianStatuses),
  max_jobs_day: z.number(),
  jobs_today: z.number(),
  /** Of what was finished in ninety days: done at the first visit, and how content the customers were. */
  first_fix_percent: z.number().nullable(),
  csat_percent: z.number().nullable(),
  row_version: z.number(),
})
export type TechnicianRow = z.output<typeof row>

const filters = z.object({
  search: z.string().max(200).default(''),
  asc_code: many,
  skill: z.enum(technicianSkills).optional(),
})

export const listTechnicians = endpoint(`GET ${group}/list`, {
  needs: 'Asc-Technician-Search',
  input: listInput(['technician_code', 'technician_name', 'asc_code', 'certification_valid_to']).extend({
    tab: z.enum(technicianTabs).default('new'),
    ...filters.shape,
  }),
  data: z.array(row),
})

export const countTechnicians = endpoint(`GET ${group}/status-tab`, {
  needs: 'Asc-Technician-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(technicianTabs), total: z.number() })),
})

const detail = row.extend({
  ...maybeTexts('nik', 'join_date', 'photo_code', 'photo_path'),
  /** Districts, with their names. */
  zones: z.array(z.object(texts('district_code', 'district_name', 'city_name'))),
  work_days: z.array(z.number()),
  ...texts('work_from', 'work_to'),
  created_date: instant,
})
export type Technician = z.output<typeof detail>

const technician = z.object({ technician_code: required('technician', 16) })

export const getTechnician = endpoint(`GET ${group}/detail`, {
  needs: 'Asc-Technician-Search',
  input: technician,
  data: detail,
})

export const technicianPhoto = endpoint(`GET ${group}/photo`, {
  needs: 'Asc-Technician-Search',
  input: technician,
  data: z.object({
    ...texts('technician_code', 'technician_name', 'photo_code', 'photo_name', 'photo_domain', 'photo_path'),
    ...maybeTexts('thumbnail_path'),
    created_date: instant,
  }),
})

export const technicianForm = z.object({
  technician_name: required('name', 100),
  asc_code: required('service-centre', 30),
  phone: phoneOrNothing('phone'),
  nik: z
    .string()
    .trim()
    .regex(/^(\d{16})?$/, told('nik-sixteen-digits'))
    .transform((nik) => nik || null)
    .nullable()
    .default(null),
  skills: z.array(z.enum(technicianSkills)).min(1, told('at-least-one-skill-required')),
  certification_level: z
    .union([z.literal('').transform(() => null), z.null(), z.enum(certificationLevels)])
    .default(null),
  certification_number: optional('certificate-number', 60),
  certification_valid_to: dayOrNothing('certificate-until'),
  max_jobs_day: wholeNumber('jobs-a-day', jobsADay.least, jobsADay.most),
  vehicle: z.enum(vehicles).default('Motorcycle'),
  status: z.enum(technicianStatuses).default('Active'),
  zones: z.array(code).max(200).default([]),
  ...workingTime,
})

/** A technician who signs in is a member of the staff with the same code. */
export const createTechnician = endpoint(`POST ${group}/store`, {
  needs: 'Asc-Technician-Config',
  input: technicianForm.extend({
    technician_code: required('code', 16).regex(/^[A-Z0-9-]+$/, told('code-capital-letters-digits-hyphens')),
  }),
  data: z.object({ technician_code: z.string() }),
})

export const configureTechnician = endpoint(`POST ${group}/config`, {
  needs: 'Asc-Technician-Config',
  input: technicianForm.extend({ technician_code: code, row_version: rowVersion }),
  data: z.object({ technician_code: z.string(), row_version: z.number() }),
})

export const technicianLog = actionLogOf(`GET /api/technician/action-log`, 'Asc-Technician-Search')

/** Those at work, of the centres one sees. */
export const technicianDropdown = endpoint(`GET ${group}/dropdown`, {
  needs: 'staff',
  input: dropdownInput.extend({ asc_code: many }),
  data: z.array(optionOf('technician_code', 'technician_name', 'asc_code')),
})
