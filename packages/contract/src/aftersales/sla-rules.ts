import { priorities, serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { because, type Label } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, many, maybeTexts, rowVersion } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/sla-rule'

const row = z.object({
  sla_rule_id: z.number(),
  priority: z.enum(priorities).nullable(),
  service_type: z.enum(serviceTypes).nullable(),
  ...maybeTexts('dept_code', 'dept_name'),
  accept_hours: z.number(),
  schedule_hours: z.number(),
  visit_hours: z.number(),
  finish_hours: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type SlaRuleRow = z.output<typeof row>

export const listSlaRules = endpoint(`GET ${group}`, {
  needs: 'Work-Order-Sla-Search',
  input: listInput(['sla_rule_id', 'priority', 'service_type']).extend({
    priority: z.enum(priorities).optional(),
    service_type: z.enum(serviceTypes).optional(),
    dept_code: many,
  }),
  data: z.array(row),
})

const hours = (label: Label) => wholeNumber(label, 1, 2000)
const inOrder = told('each-step-ends-no-earlier')
/** Left open, a field stands for any. */
const form = z.object({
  priority: orNothing(z.enum(priorities)),
  service_type: orNothing(z.enum(serviceTypes)),
  dept_code: orNothing(z.string().max(40)),
  accept_hours: hours('hours-to-accept'),
  schedule_hours: hours('hours-to-schedule'),
  visit_hours: hours('hours-to-the-first-visit'),
  finish_hours: hours('hours-to-finish'),
})
type Hours = Pick<z.output<typeof form>, 'accept_hours' | 'schedule_hours' | 'visit_hours' | 'finish_hours'>
const sensible = <S extends z.ZodType<Hours>>(schema: S) =>
  schema
    .refine((one) => one.accept_hours <= one.schedule_hours, { path: ['schedule_hours'], message: inOrder })
    .refine((one) => one.schedule_hours <= one.visit_hours, { path: ['visit_hours'], message: inOrder })
    .refine((one) => one.visit_hours <= one.finish_hours, { path: ['finish_hours'], message: inOrder })

export const addSlaRule = endpoint(`POST ${group}/add`, {
  needs: 'Work-Order-Sla-Modify',
  input: sensible(form),
  data: z.object({ sla_rule_id: z.number() }),
  says: because('created'),
})

const ofRule = { sla_rule_id: z.coerce.number<number | string>().int(), row_version: rowVersion }

export const updateSlaRule = endpoint(`POST ${group}/update`, {
  needs: 'Work-Order-Sla-Modify',
  input: sensible(form.extend(ofRule)),
  data: nothing,
  says: because('updated'),
})

export const deleteSlaRule = endpoint(`POST ${group}/delete`, {
  needs: 'Work-Order-Sla-Modify',
  input: z.object(ofRule),
  data: nothing,
  says: because('deleted'),
})

export const slaRuleLog = actionLogOf(`GET ${group}/action-log`, 'Work-Order-Sla-Search')
