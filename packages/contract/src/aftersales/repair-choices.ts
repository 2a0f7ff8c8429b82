import { repairChoiceKeys } from '@sejuk/domain/aftersales/tickets/tickets'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'

const group = '/api/repair-choice'

const row = z.object({
  choice_id: z.number(),
  choice_key: z.enum(repairChoiceKeys),
  ...texts('code', 'name', 'local_name'),
  parent_codes: z.array(z.string()),
  seq: z.number(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type RepairChoice = z.output<typeof row>

export const listRepairChoices = endpoint(`GET ${group}`, {
  needs: 'Repair-Choice-Search',
  input: listInput(['seq', 'code', 'name']).extend({
    search: z.string().max(200).default(''),
    choice_key: z.enum(repairChoiceKeys).optional(),
    is_active: flag.optional(),
  }),
  data: z.array(row),
})

const form = z.object({
  name: required('name', 100),
  local_name: required('name-indonesian', 100),
  /** After which choices of the list before it this one is offered. */
  parent_codes: z.array(z.string().trim().max(60)).max(50).default([]),
  seq: wholeNumber('order', 1, 9999),
  is_active: z.boolean().default(true),
})

export const createRepairChoice = endpoint(`POST ${group}/create`, {
  needs: 'Repair-Choice-Modify',
  input: form.extend({
    choice_key: z.enum(repairChoiceKeys, 'List is required!'),
    code: required('code', 60).regex(/^\w+$/, 'A code has letters, digits and underscores'),
  }),
  data: row,
})

/** A code that is in use keeps its meaning: what is no longer wanted is made inactive. */
export const updateRepairChoice = endpoint(`PUT ${group}/update`, {
  needs: 'Repair-Choice-Modify',
  input: form.extend({ choice_id: z.coerce.number<number | string>().int().min(1), row_version: rowVersion }),
  data: row,
  says: because('updated'),
})

export const repairChoiceLog = actionLogOf(`GET ${group}/action-log`, 'Repair-Choice-Search')
