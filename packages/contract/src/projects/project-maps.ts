import { loginStatuses, projectStages, projectStatuses } from '@sejuk/domain/projects/project-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, maybeTexts, texts } from '../fields.ts'
import { flag } from '../lookups.ts'
import { latitude, longitude, wholeNumber } from '../numbers.ts'
import { mapFilters } from './map-filters.ts'
import { mostRupiah } from './project-form.ts'

export const mostMapped = 1000
const pin = z.object({
  ...texts('log_code', 'project_name', 'dept_name', 'salesman_name', 'city_name'),
  ...maybeTexts('project_code', 'last_contact_day', 'next_follow_up_date', 'right_ends'),
  login_status: z.enum(loginStatuses),
  project_status: z.enum(projectStatuses).nullable(),
  stage: z.enum(projectStages),
  est_total: z.number(),
  probability: z.number(),
  lat: z.number(),
  lng: z.number(),
  /** Who bids too, where competitors are asked for. */
  competitors: z.array(z.string()),
})
export type MappedProject = z.output<typeof pin>

/** What lies in view: circles made by the server where several lie together, pins where one lies alone. */
export const projectMap = endpoint('GET /api/project-map', {
  needs: 'Project-Map-View',
  input: z.object({
    south: latitude,
    west: longitude,
    north: latitude,
    east: longitude,
    zoom: wholeNumber('radius', 1, 20),
    dept_code: many,
    salesman_code: many,
    project_status: many,
    stage: z.enum(projectStages).optional(),
    least: wholeNumber('estimate', 0, mostRupiah).optional(),
    ...mapFilters,
    /** Also which brands bid for what lies in view. */
    competitors: flag.default(false),
    /** Also where others' projects lie, by code, branch and place alone. */
    others: flag.default(false),
  }),
  data: z.object({
    total: z.number(),
    amount: z.number(),
    lapsing: z.number(),
    by_status: z.array(z.object({ status: z.string(), count: z.number() })),
    clusters: z.array(
      z.object({
        ...{ lat: z.number(), lng: z.number(), count: z.number(), amount: z.number(), lapsing: z.number() },
        /** What the circle stands for lies between these. */
        ...{ south: z.number(), west: z.number(), north: z.number(), east: z.number() },
      }),
    ),
    pins: z.array(pin),
    competitors: z.array(z.object({ brand: z.string(), count: z.number(), amount: z.number(), preferred: z.number() })),
    others: z.array(z.object({ ...texts('log_code', 'dept_name'), lat: z.number(), lng: z.number() })),
  }),
})
export type ProjectMap = z.output<(typeof projectMap)['data']>
