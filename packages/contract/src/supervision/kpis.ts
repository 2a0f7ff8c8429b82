import { stepKeys } from '@sejuk/domain/supervision/supervision-rail'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, texts } from '../fields.ts'
import { day } from './supervision-form.ts'

const maybe = z.union([z.literal(''), day]).default('')
/** How well sites are supervised: of the supervisions created in some days; without days, in the last twelve months. */
export const supervisionKpis = endpoint('GET /api-supervision/supervision-report/kpi', {
  needs: 'Supervision-Open',
  input: z.object({ from: maybe, to: maybe, dept_code: many, level: z.enum(supervisionLevels).optional() }),
  data: z.object({
    from: day,
    to: day,
    supervisions: z.number(),
    finished: z.number(),
    /** Of a hundred points that were judged, how many passed the first time. */
    first_pass_percent: z.number().nullable(),
    /** And how many pass now, after what was mended. */
    now_pass_percent: z.number().nullable(),
    problems: z.number(),
    problems_per_100_hp: z.number().nullable(),
    /** Days with a visit where overtime was agreed. */
    overtime_days: z.number(),
    /** Of what is finished, how much was on time. */
    on_time_percent: z.number().nullable(),
    steps: z.array(z.object({ step: z.enum(stepKeys), days: z.number(), times: z.number() })),
    installers: z.array(
      z.object({
        ...texts('installer_code', 'installer_name'),
        projects: z.number(),
        problems: z.number(),
        /** Problems at a point that failed at another site of theirs too. */
        repeated: z.number(),
        first_pass_percent: z.number().nullable(),
        now_pass_percent: z.number().nullable(),
      }),
    ),
  }),
})
