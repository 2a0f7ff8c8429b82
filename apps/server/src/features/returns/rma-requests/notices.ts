import { addressTo } from '@sejuk/domain/pages'
import { rmaRequest } from '@sejuk/domain/returns/rma-requests'
import type { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect

const aboutIt = ({ rma_code, salesman_code, created_by }: Row) => ({
  to: [...new Set([salesman_code ?? created_by, created_by])],
  url: addressTo('rma', { code: rma_code }),
  about: { entity: rmaRequest.entity, entity_code: rma_code },
})

export const notifyDecided = ({ db, jobs, config, after, reason }: Done<Row>, event: 'rma-approved' | 'rma-rejected') =>
  notify({ db, jobs, config }, { ...aboutIt(after), event, variables: { rma: after.rma_code, reason: reason ?? '' } })

export const remindOfOld = (within: Within, row: Row, days: number) =>
  notify(within, { ...aboutIt(row), event: 'rma-reminder', variables: { rma: row.rma_code, n: days } })

export const tellOfInvoice = (within: Within, row: Row, invoice: string) =>
  notify(within, { ...aboutIt(row), event: 'rma-invoiced', variables: { rma: row.rma_code, invoice } })
