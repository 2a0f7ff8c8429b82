import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/projects/project-logs'
import { because } from '@sejuk/domain/messages'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Row = typeof projectLogs.$inferSelect
type Form<Name extends keyof typeof contract.actOnProjectLog> = Parsed<(typeof contract.actOnProjectLog)[Name]>

const requireContract = async (db: Db, log_code: string) => {
  const isContract = and(
    eq(attachments.module_name, projectFiles.module),
    eq(attachments.module_code, log_code),
    eq(attachments.alias, projectFiles.contract),
    isNull(attachments.deleted_date),
  )
  if (!(await db.$count(attachments, isContract))) refuse('conflict', { because: because('contract-file-missing') })
}

/** The login becomes a project with a code, protected from today on. */
export const approve = async ({ db, before }: Begun<Row, object>) => {
  const today = companyToday()
  const { projects } = await settingsOf(db, 'projects')
  return {
    set: {
      project_code: await nextDocumentNumber(db, 'PRJ', before.dept_code, today),
      protection_until: addDays(today, projects.protection_days),
      last_contact_day: before.last_contact_day && before.last_contact_day > today ? before.last_contact_day : today,
      warned_days: 0,
      reviewer_code: null,
      reviewer_name: null,
      review_date: null,
    },
  }
}

const isAnOrder = inArray(salesOrders.status, [...promisedStatuses, 'Closed'])
export const orderChoices = ({ db, viewer, input }: RequestContext<typeof contract.orderChoices>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${salesOrders} join ${customers} on ${eq(customers.customer_code, salesOrders.customer_code)}`,
    where: and(
      visibleTo(viewer, salesOrders),
      isAnOrder,
      containsText(input.search, salesOrders.order_code, customers.customer_name),
    ),
    key: salesOrders.order_code,
    order: salesOrders.order_code,
    fields: {
      value: salesOrders.order_code,
      label: sql<string>`${salesOrders.order_code} || ' · ' || ${customers.customer_name}`,
    },
    isSearch: input.search !== '',
  })
const requireOrder = async (db: Db, viewer: Viewer, order_code: string) => {
  const isMine = and(eq(salesOrders.order_code, order_code), visibleTo(viewer, salesOrders), isAnOrder)
  if (!(await db.$count(salesOrders, isMine))) refuseField('order_code', because('order-unknown', { code: order_code }))
}

export const goal = async ({ db, viewer, before, input, at }: Begun<Row, object, Form<'goal'>>) => {
  await requireContract(db, before.log_code)
  if (input.goaled_date > companyToday()) refuseField('goaled_date', because('follow-up-in-future'))
  const { goaled_amount, goaled_date, order_code } = input
  if (order_code) await requireOrder(db, viewer, order_code)
  return { set: { goaled_amount, goaled_date, order_code, closed_date: at, close_reason: null } }
}

export const fail = async ({ input, at }: Begun<Row, object, Form<'fail'>>) => {
  const { lost_to_brand, lost_price, reason } = input
  return { set: { lost_to_brand, lost_price, close_reason: reason, closed_date: at } }
}

export const close = async ({ input, at }: Begun<Row, object, Form<'giveUp'>>) => ({
  set: { close_reason: input.reason, closed_date: at },
})

export const pause = async ({ input }: Begun<Row, object, Form<'pause'>>) => {
  if (input.resume_date <= companyToday()) refuseField('resume_date', because('resume-date-in-past'))
  return { set: { resume_date: input.resume_date, close_reason: input.reason } }
}

/** Open again: what was said at the end stays in the log, and the clock begins anew. */
export const reopen = async () => ({
  set: {
    ...{ close_reason: null, closed_date: null, lost_to_brand: null, lost_price: null },
    ...{ last_contact_day: companyToday(), warned_days: 0 },
  },
})

export const extend = async ({ db, before, input }: Begun<Row, object, Form<'extend'>>) => {
  const { projects } = await settingsOf(db, 'projects')
  const until = addDays(companyToday(), projects.protection_days)
  if (input.protection_until <= (before.protection_until ?? '') || input.protection_until > until)
    refuseField('protection_until', because('extended-too-far', { n: projects.protection_days }))
  return { set: { protection_until: input.protection_until } }
}

export const applySupervision = async ({ before, at }: Begun<Row, object>) => {
  if (before.supervision_applied_date) refuse('conflict', { because: because('already-requested') })
  return { set: { supervision_applied_date: at } }
}
