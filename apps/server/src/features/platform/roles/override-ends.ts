import type { Worker } from '../../../platform/jobs.ts'
import { viewersChanged } from '../../../platform/viewer-changes.ts'

/** An override ends on time by itself; this lets the person's open pages know. */
export const overrideEnds: Worker<{ usercode: string }> = {
  name: 'override-ends',
  work: ({ db, data }) => viewersChanged(db, [data.usercode]),
}
