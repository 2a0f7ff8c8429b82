import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { projectStages } from '@sejuk/domain/projects/project-statuses'
import { moveKinds } from '@sejuk/domain/projects/weekly-report'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { day } from './project-form.ts'

const counted = z.object({ n: z.number(), amount: z.number() })
const figures = z.object({
  amount: z.number(),
  before: z.number(),
  projects: z.number(),
  new: counted,
  goaled: counted,
  lost: counted,
  won_percent: z.number().nullable(),
  on_time_percent: z.number().nullable(),
})
export type WeekFigures = z.output<typeof figures>

const move = z.object({
  ...texts('log_code', 'project_name', 'dept_name', 'salesman_name'),
  ...maybeTexts('brand', 'reason'),
  kind: z.enum(moveKinds),
  before_amount: z.number(),
  amount: z.number(),
  at: instant,
})

const comment = z.object({
  comment_id: z.number(),
  ...texts('comment', 'create_user_name', 'dept_name'),
  created_date: instant,
})

const report = z.object({
  week_start: z.string(),
  week_end: z.string(),
  week_no: z.number(),
  /** Still running: its numbers change until it is cut. */
  is_running: z.boolean(),
  /** When the job froze it; a week that is over and not frozen shows the same numbers. */
  frozen_date: instant.nullable(),
  total: figures,
  last: figures,
  bridge: z.array(z.object({ kind: z.enum(moveKinds), n: z.number(), amount: z.number() })),
  funnel: z.array(
    z.object({ stage: z.enum(projectStages), projects: z.number(), amount: z.number(), before: z.number() }),
  ),
  branches: z.array(figures.extend(texts('dept_code', 'dept_name'))),
  people: z.array(figures.extend(texts('usercode', 'username', 'dept_code', 'dept_name'))),
  lost: z.array(
    z.object({
      brand: z.string(),
      n: z.number(),
      amount: z.number(),
      reasons: z.array(z.string()),
      /** In the last 13 weeks. */
      n_quarter: z.number(),
      amount_quarter: z.number(),
    }),
  ),
  /** The largest, and how many there are. */
  moves: z.array(move),
  moves_total: z.number(),
  comments: z.array(comment),
})
export type WeeklyReport = z.output<typeof report>

const asked = { week: day.optional(), dept_code: many }

/** What moved in a week, in the viewer's scope, of all or of one salesperson; without a week the last one that is over. */
export const weeklyReport = endpoint('GET /api/weekly-report', {
  needs: 'Weekly-Report-View',
  input: z.object({ ...asked, salesman_code: code.optional() }),
  data: report,
})

export const weeklyReportPdf = endpoint('GET /api/weekly-report/pdf', {
  needs: 'Weekly-Report-View',
  input: z.object({ ...asked, language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

export const commentOnWeek = endpoint('POST /api/weekly-report/comment', {
  needs: 'Weekly-Report-Comment',
  input: z.object({ week: day, comment: required('remark', 1000) }),
  data: z.object({ comment_id: z.number() }),
  says: because('week-commented'),
})
