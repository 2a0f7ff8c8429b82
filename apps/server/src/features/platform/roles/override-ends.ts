import { sql } from 'drizzle-orm'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { endOf } from '../../../platform/session/viewer.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'

const ended = endOf(sql`p`, sql`u`)

/** An override ends by itself, at midnight where its person belongs; this lets the person's open pages know within the hour. */
export const overrideEnds: Worker<object> = {
  name: 'override-ends',
  cron: '1 * * * *',
  work: async ({ db }) => {
    const { rows } = await db.execute<{ usercode: string }>(
      sql`select distinct u.usercode from user_permissions p join users u using (usercode)
        where ${ended} between now() - interval '65 minutes' and now()`,
    )
    await viewersChanged(
      db,
      rows.map(({ usercode }) => usercode),
    )
  },
}
