import * as contract from '@sejuk/contract/sales/special-price-requests'
import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import { extensionOf } from '@sejuk/domain/files'
import { specialPriceRequest } from '@sejuk/domain/sales/special-price-requests'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, isNull } from 'drizzle-orm'
import { requireBusiness } from '../../../business/customers/require-business.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { specialPriceRequests as t } from '../../../db/tables/sales/special-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { notifyDecided } from './notices.ts'
import { isBelow, judgedLines, writeLines } from './terms.ts'

export const records = recordsOf(specialPriceRequest.entity, t, t.request_code)
export const visibleRequests = (viewer: Viewer) => visibleTo(viewer, t)

const requireCustomer = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  if (!takesBusiness(customer.status)) refuseField('customer_code', noNewBusiness)
  return customer
}

export const createSpecialPrice = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createSpecialPrice>) => {
  const { lines: wanted, ...form } = input
  const { dept_code, salesman_code } = await requireCustomer(db, viewer, form.customer_code)
  const { made, ...judged } = await judgedLines(db, form.customer_code, wanted)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const request_code = await nextDocumentNumber(db, 'SP', dept_code, companyToday())
  await records.add(db, actor, { ...form, ...judged, ...by, request_code, dept_code, salesman_code }, { lines: made })
  await writeLines(db, request_code, made)
  return { data: { request_code } }
}

/** Its file is stored by a command of its own. */
const { evidence: _evidence, ...actions } = contract.actOnSpecialPrice

export const onSpecialPrice = acting(specialPriceRequest, {
  table: t,
  key: 'request_code',
  endpoints: actions,
  visible: visibleRequests,
  changes: {
    modify: async ({ db, before, input }) => {
      const { request_code, row_version: _version, lines: wanted, ...form } = input
      const { made, ...judged } = await judgedLines(db, before.customer_code, wanted)
      await writeLines(db, request_code, made)
      return { set: { ...form, ...judged, reject_reason: null }, also: { lines: made } }
    },
    submit: async ({ db, before }) => {
      await requireBusiness(db, before.customer_code)
      const { orders } = await settingsOf(db, 'orders')
      const is_below_floor = before.is_below_floor || (await isBelow(db, before.request_code, orders.floor_percent))
      return { set: { is_below_floor, judged_by: { floor_percent: orders.floor_percent } } }
    },
    approve: async ({ db, before: { request_code, customer_code, proposed, approved_by } }) => {
      await requireBusiness(db, customer_code)
      if (!proposed) return { set: { reject_reason: null } }
      const { lines, ...terms } = proposed
      await writeLines(db, request_code, lines)
      return { set: { ...terms, proposed: null, reject_reason: null, approved_by }, also: { lines } }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason, proposed: null } }),
    adjust: async ({ db, before, input }) => {
      const { request_code: _code, row_version: _version, lines: wanted, ...terms } = input
      const { made, ...judged } = await judgedLines(db, before.customer_code, wanted)
      return { set: { ...judged, proposed: { ...terms, lines: made } }, also: { proposed: made } }
    },
    close: async ({ input }) => ({ set: { close_reason: input.reason, closed_by: 'person' as const } }),
    expire: async () => ({ set: { closed_by: 'expired' as const, proposed: null } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      ...{ approved_by: usercode, approved_user_name: username, approved_date: at },
    }),
  },
  notices: { approve: notifyDecided, reject: notifyDecided },
})

export const addEvidence = async (context: RequestContext<typeof contract.actOnSpecialPrice.evidence>) => {
  const { request_code, row_version, file } = context.input
  const begun = await onSpecialPrice.begin(context, 'evidence', { request_code, row_version })
  const place = { module_name: 'SpecialPrice', module_code: request_code, alias: 'evidence' }
  const kind = extensionOf(file.name) === 'pdf' ? 'file' : 'photo'
  const evidence_code = await storeWithRecord(context, place, file, kind)
  const { status, row_version: version } = await onSpecialPrice.end(begun, { set: { evidence_code } })
  return { data: { request_code, status, row_version: version } }
}

export const specialPriceLog = ({ db, viewer, input }: RequestContext<typeof contract.specialPriceLog>) =>
  records.history(db, input.code, input.page, visibleRequests(viewer))
