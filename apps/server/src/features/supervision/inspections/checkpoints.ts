import type * as contract from '@sejuk/contract/supervision/inspections'
import { because } from '@sejuk/domain/messages'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { inspectionCheckpoints as checkpoints } from '../../../db/tables/supervision/inspections.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf('inspection-checkpoint', checkpoints, checkpoints.checkpoint_code)
type Form = Omit<RequestContext<typeof contract.createCheckpoint>['input'], 'checkpoint_code'>
/** The columns of a form, once it is known to make sense. */
const columnsOf = ({ level_a, level_b, level_c, ...form }: Form) => {
  const { kind, min, max } = form
  if (kind === 'number' && min === null && max === null) refuseField('min', because('range-missing'))
  if (min !== null && max !== null && max < min) refuseField('max', because('range-missing'))
  const wanted = { A: level_a, B: level_b, C: level_c }
  const levels = supervisionLevels.filter((level) => wanted[level])
  if (levels.length === 0) refuseField('level_a', because('level-missing'))
  return { ...form, levels }
}
export const createCheckpoint = async ({ db, actor, input }: RequestContext<typeof contract.createCheckpoint>) => {
  const { checkpoint_code, ...form } = input
  const columns = columnsOf(form)
  if (await records.find(db, checkpoint_code)) refuseField('checkpoint_code', because('checkpoint-known'))
  await records.add(db, actor, { ...columns, checkpoint_code })
  return { data: null }
}
export const updateCheckpoint = async ({ db, actor, input }: RequestContext<typeof contract.updateCheckpoint>) => {
  const { checkpoint_code, row_version, ...form } = input
  const columns = columnsOf(form)
  const before = await records.lock(db, { code: checkpoint_code, row_version }, columns)
  await records.change(db, actor, before, columns)
  return { data: null }
}
export const checkpointLog = ({ db, input }: RequestContext<typeof contract.checkpointLog>) =>
  records.history(db, input.code, input.page)

const fields = {
  checkpoint_code: checkpoints.checkpoint_code,
  category: checkpoints.category,
  levels: checkpoints.levels,
  level_a: sql<boolean>`'A' = any(${checkpoints.levels})`,
  level_b: sql<boolean>`'B' = any(${checkpoints.levels})`,
  level_c: sql<boolean>`'C' = any(${checkpoints.levels})`,
  text_default: checkpoints.text_default,
  text_local: checkpoints.text_local,
  kind: checkpoints.kind,
  unit: checkpoints.unit,
  min: checkpoints.min,
  max: checkpoints.max,
  photo_min: checkpoints.photo_min,
  is_critical: checkpoints.is_critical,
  fix_default: checkpoints.fix_default,
  fix_local: checkpoints.fix_local,
  is_active: checkpoints.is_active,
  seq: checkpoints.seq,
  created_date: checkpoints.created_date,
  row_version: checkpoints.row_version,
}

export const listCheckpoints = ({ db, input }: RequestContext<typeof contract.listCheckpoints>) =>
  listPage(db, {
    input,
    source: sql`${checkpoints}`,
    where: and(
      input.level ? arrayContains(checkpoints.levels, [input.level]) : undefined,
      input.category ? eq(checkpoints.category, input.category) : undefined,
      containsText(input.search, checkpoints.checkpoint_code, checkpoints.text_default, checkpoints.text_local),
    ),
    key: checkpoints.checkpoint_code,
    sorts: { seq: checkpoints.seq, created_date: checkpoints.created_date },
    sort: 'seq',
    fields,
  })
