import type * as contract from '@sejuk/contract/supervision/levels'
import { skippableSteps } from '@sejuk/domain/supervision/supervision-gates'
import { supervisionLevelPlans as t } from '../../../db/tables/supervision/supervision-installers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf('supervision-level', t, t.level)

/** Supervisions that exist go on by what counted when they were created. */
export const updateLevel = async ({ db, actor, input }: RequestContext<typeof contract.updateLevel>) => {
  const { level, row_version, visits, days, skips_training, skips_debug } = input
  const wanted = { training: skips_training, debug: skips_debug }
  const form = { visits, days, skipped_steps: skippableSteps.filter((step) => wanted[step]) }
  const before = await records.lock(db, { code: level, row_version }, form)
  await records.change(db, actor, before, form)
  return { data: null }
}
export const levelLog = ({ db, input }: RequestContext<typeof contract.levelLog>) =>
  records.history(db, input.code, input.page)
