import type { Exportable } from './export/exportable.ts'
import type { AttachmentModule } from './files/attachment-modules.ts'
import type { Feature } from './http/serve.ts'
import type { Importable } from './import/importable.ts'
import type { Worker } from './jobs/jobs.ts'
import type { Measure } from './my-day/measure.ts'
import type { WaitingKind } from './my-day/waiting-kind.ts'
import type { AddedEffect } from './offers.ts'
import type { MailedReport } from './reports/mailed-report.ts'
import type { SearchKind } from './search/search-kind.ts'

/** What an area brings to the server. */
export type Area = {
  features: readonly Feature[]
  /** Work done after the answer, or on a schedule. */
  workers?: readonly Worker<never>[]
  /** Lists that can be downloaded. */
  exports?: readonly Exportable[]
  /** Records that come by Excel. */
  imports?: readonly Importable[]
  /** Records that carry photos and files. */
  attachments?: readonly AttachmentModule[]
  /** What waits for somebody's decision, and the figures people live by: shown on the home page. */
  waiting?: readonly WaitingKind[]
  measures?: readonly Measure[]
  /** Management reports that go out by mail every week. */
  reports?: readonly MailedReport[]
  /** The records that the one search finds. */
  search?: readonly SearchKind[]
  /** What it does after actions of other documents: `onWorkOrder.after('finish', …)`. */
  effects?: readonly AddedEffect[]
}
