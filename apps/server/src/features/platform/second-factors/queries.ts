import type * as contract from '@sejuk/contract/platform/second-factors'
import { eq } from 'drizzle-orm'
import { backupCodes, secondFactors } from '../../../db/tables/platform/second-factors.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { needsSecondFactor } from '../../../platform/session/second-factor.ts'

export const getSecondFactor = async ({ db, viewer }: RequestContext<typeof contract.getSecondFactor>) => {
  const { usercode } = viewer
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.usercode, usercode))
  return {
    data: {
      added_date: factor?.confirmed_date ?? null,
      backup_codes_left: await db.$count(backupCodes, eq(backupCodes.usercode, usercode)),
      is_required: await needsSecondFactor(db, usercode),
    },
  }
}
