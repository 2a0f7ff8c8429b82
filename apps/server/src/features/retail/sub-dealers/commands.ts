import * as contract from '@sejuk/contract/retail/sub-dealers'
import { because } from '@sejuk/domain/messages'
import { subDealer, withPriorities } from '@sejuk/domain/retail/sub-dealers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { checkBranch } from '../../../business/masters/choices.ts'
import { visibleSubDealers } from '../../../business/retail/visible-sub-dealers.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { subDistricts } from '../../../db/tables/masters/regions.ts'
import { subDealerParents as p, subDealers as t } from '../../../db/tables/retail/sub-dealers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const records = recordsOf(subDealer.entity, t, t.subdealer_code)

type Form = {
  subdealer_name: string
  phone: string
  npwp: string | null
  sub_district_code: string | null
  parents: readonly string[]
  despite_duplicates: boolean
}

/** The same phone or tax number, or the same name in the branch. */
const requireNew = async (db: Db, dept_code: string, form: Form, except = '') => {
  if (form.despite_duplicates) return
  const same = await db
    .select({ subdealer_code: t.subdealer_code, subdealer_name: t.subdealer_name })
    .from(t)
    .where(
      and(
        ne(t.subdealer_code, except),
        ne(t.status, 'Closed'),
        or(
          eq(t.phone, form.phone),
          form.npwp ? eq(t.npwp, form.npwp) : undefined,
          and(eq(t.dept_code, dept_code), sql`lower(${t.subdealer_name}) = lower(${form.subdealer_name})`),
        ),
      ),
    )
    .limit(5)
  const [first] = same
  if (first)
    refuse('conflict', {
      status: 'Duplicate',
      because: because('sub-dealer-looks-like', { name: first.subdealer_name, code: first.subdealer_code }),
      data: same,
    })
}

const requireSense = async (db: Db, viewer: Viewer, { parents, sub_district_code }: Form) => {
  if (new Set(parents).size < parents.length) refuseField('parents', because('supplier-named-twice'))
  const found = parents.length
    ? await db.$count(
        customers,
        and(
          inArray(customers.customer_code, [...parents]),
          inArray(customers.status, ['Approved', 'Adjusted']),
          visibleTo(viewer, customers),
        ),
      )
    : 0
  if (found < parents.length) refuseChoice('parents')
  if (sub_district_code && !(await db.$count(subDistricts, eq(subDistricts.sub_district_code, sub_district_code))))
    refuseChoice('sub_district_code')
}

const writeParents = async (db: Db, subdealer_code: string, parents: readonly string[]) => {
  await db.delete(p).where(eq(p.subdealer_code, subdealer_code))
  if (parents.length)
    await db.insert(p).values(withPriorities(parents).map((parent) => ({ ...parent, subdealer_code })))
}

export const createSubDealer = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createSubDealer>) => {
  const { parents, despite_duplicates: _despite, ...form } = input
  await checkBranch(db, viewer, form.dept_code)
  await requireSense(db, viewer, input)
  await requireNew(db, form.dept_code, input)
  const subdealer_code = await nextDocumentNumber(db, 'SD', form.dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const salesman_code = viewer.view_data === 'View_Data_Salesman' ? viewer.usercode : null
  await records.add(
    db,
    actor,
    { ...form, ...by, subdealer_code, salesman_code, parent_count: parents.length },
    { parents },
  )
  await writeParents(db, subdealer_code, parents)
  return { data: { subdealer_code } }
}

export const onSubDealer = acting(subDealer, {
  table: t,
  key: 'subdealer_code',
  endpoints: contract.actOnSubDealer,
  visible: visibleSubDealers,
  changes: {
    modify: async ({ db, viewer, input, before }) => {
      const { subdealer_code, row_version: _version, parents, despite_duplicates: _despite, ...form } = input
      await requireSense(db, viewer, input)
      await requireNew(db, before.dept_code, input, subdealer_code)
      const was = await db.select().from(p).where(eq(p.subdealer_code, subdealer_code)).orderBy(p.priority)
      await writeParents(db, subdealer_code, parents)
      return {
        set: { ...form, parent_count: parents.length },
        was: { parents: was.map(({ customer_code }) => customer_code) },
        also: { parents },
      }
    },
    submit: async () => ({ set: { reject_reason: null } }),
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    close: async ({ input }) => ({ set: { close_reason: input.reason } }),
  },
  marks: {
    approve: ({ usercode, username, at }) => ({ approved_by: usercode, approved_name: username, approved_date: at }),
  },
})

export const subDealerLog = ({ db, viewer, input }: RequestContext<typeof contract.subDealerLog>) =>
  records.history(db, input.code, input.page, visibleSubDealers(viewer))
