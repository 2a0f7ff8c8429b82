import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import {
  buildingUses,
  capacityUnits,
  productTypes,
  projectSources,
  projectStages,
  projectTypes,
} from '@sejuk/domain/projects/project-statuses'
import { z } from 'zod'
import { phoneField } from '../customers/customer-form.ts'
import { calendarDay, code, optional, required } from '../fields.ts'
import { flag } from '../lookups.ts'
import { aboveZero, latitude, longitude, orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

export const mostRupiah = 100_000_000_000_000
export const day = calendarDay(told('write-date-2026-11-14'))
export const maybeDay = orNothing(day)
const missing = told('choice-missing')
const phone = phoneField('phone')

const system = z.object({
  business_unit_code: z.enum(businessUnitCodes, missing),
  product_type: z.enum(productTypes, missing),
  place: optional('place-in-building', 200),
  capacity: aboveZero('capacity', 100_000, 2),
  capacity_unit: z.enum(capacityUnits).default('HP'),
  qty: wholeNumber('quantity', 1, 100_000),
  est_amount: wholeNumber('estimate', 0, mostRupiah),
})
const contact = z.object({
  contact_name: required('contact', 100),
  job_title: optional('job-title', 100),
  company: optional('company', 150),
  phone,
  email: optional('e-mail', 200),
})
const competitor = z.object({
  brand: required('brand', 60),
  price: orNothing(wholeNumber('offer', 0, mostRupiah)),
  is_preferred: flag.default(false),
  heard_from: optional('contact', 100),
})
const salesperson = z.object({ usercode: code, split_percent: wholeNumber('split', 1, 100) })

/** Everything of a log that its salesperson writes. */
export const projectForm = {
  project_name: required('project-name', 200).refine((name) => name.length >= 3, told('project-name-too-short')),
  project_type: z.enum(projectTypes, missing),
  building_use: z.enum(buildingUses, missing),
  owner_name: required('owner-name', 200),
  owner_pic: optional('owner-pic', 100),
  owner_phone: phone,
  developer: optional('developer', 200),
  contractor_main: optional('contractor', 200),
  contractor_me: optional('contractor', 200),
  consultant_me: optional('consultant', 200),
  installer_customer_code: z
    .string()
    .trim()
    .max(40)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  province_code: code,
  city_code: code,
  district_code: code,
  sub_district_code: code,
  detail_address: required('address', 1000),
  postal_code: optional('postal-code', 5),
  lat: latitude,
  lng: longitude,
  pin_reason: optional('reason', 500),
  /** The pin lies outside Indonesia, and is meant to. */
  is_abroad: flag.default(false),
  dept_code: code,
  salesman_code: code,
  salespeople: z
    .array(salesperson)
    .min(1, told('at-least-one-line'))
    .max(10, told('no-more-than-rows', { n: 10 })),
  source: z.enum(projectSources, missing),
  stage: z.enum(projectStages, missing),
  brand_focus: z.array(z.string().trim().min(1).max(60)).max(10).default([]),
  probability: wholeNumber('probability', 0, 100),
  est_order_date: day,
  est_delivery_date: maybeDay,
  design_needed: flag.default(false),
  remark: optional('remark', 2000),
  systems: z
    .array(system)
    .min(1, told('at-least-one-line'))
    .max(50, told('no-more-than-rows', { n: 50 })),
  contacts: z
    .array(contact)
    .max(30, told('no-more-than-rows', { n: 30 }))
    .default([]),
  competitors: z
    .array(competitor)
    .max(20, told('no-more-than-rows', { n: 20 }))
    .default([]),
}
