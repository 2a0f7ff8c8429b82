import type { Endpoint } from '@sejuk/contract/endpoint'
import type { MailedReportName } from '@sejuk/domain/management-reports'
import type { PageAddress } from '@sejuk/domain/pages'
import type { MeasureUnit } from '@sejuk/domain/platform/my-day'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book } from '@sejuk/words/words'
import type { Db } from '../../db/database.ts'

export type MailedFigure = { name: string; unit: MeasureUnit; value: number | null; before: number | null }
/** Names are keys of the report's word book. */
export type MailedContent = {
  figures: readonly MailedFigure[]
  picture: {
    series: readonly string[]
    unit: MeasureUnit
    bars: readonly { label: string; values: readonly number[] }[]
  }
}

/** A management report that users may have by mail: read in the scope of its reader. */
export type MailedReport = {
  module_name: MailedReportName
  endpoint: Endpoint
  book: Book
  page: PageAddress
  read: (context: { db: Db; viewer: Viewer }, period: { from: string; to: string }) => Promise<MailedContent>
}
