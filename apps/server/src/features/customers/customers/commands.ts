import type * as contract from '@sejuk/contract/customers/customers'
import { customer } from '@sejuk/domain/customers/customer-actions'
import {
  type bankFields,
  headOfficeNitku,
  possiblySame,
  splitChanges,
  writesWhatWaits,
} from '@sejuk/domain/customers/customers'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, sql } from 'drizzle-orm'
import { requireOpenCustomer } from '../../../business/customers/require-business.ts'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { learnPostalCodes } from '../../masters/regions/commands.ts'
import { onCustomer } from './actions.ts'
import { checkChoices } from './check-choices.ts'
import { withoutHidden } from './detail.ts'
import { searchDuplicates } from './duplicates.ts'
import { notifyApprovers } from './notices.ts'
import { lockVisible, type StoredCustomer } from './visible-customer.ts'

const { entity } = customer

const withNitku = <Form extends { npwp: string | null; nitku: string | null }>(form: Form): Form => ({
  ...form,
  nitku: form.nitku ?? (form.npwp && headOfficeNitku(form.npwp)),
})

/** `705-C000123`: from a sequence, so that concurrent requests do not wait for each other. */
const nextCode = async (db: Db, dept_code: string) => {
  const { rows } = await db.execute<{ code: string }>(
    sql`select ${dept_code} || '-C' || to_char(nextval('customer_code'), 'FM999999000000') as code`,
  )
  return rows[0]?.code ?? ''
}

export const createCustomer = async (context: RequestContext<typeof contract.createCustomer>) => {
  const { db, viewer, actor, input } = context
  const { customer_code: given, is_submit, is_mobile: _, duplicate_reason, ...form } = input
  await checkChoices(db, viewer, form)
  const { customer_name, lat, lng } = form
  const looks = { customer_name, lat, lng, pic_phone: form.pic_phone ?? '', npwp: form.npwp ?? '', except: '' }
  const duplicates = await searchDuplicates(db, viewer, looks)
  if (duplicates.length && !duplicate_reason)
    refuse('conflict', { status: 'PossibleDuplicate', message: possiblySame(duplicates.length), data: duplicates })
  const customer_code = given ?? (await nextCode(db, form.dept_code))
  const row = {
    ...withNitku(form),
    customer_code,
    status: is_submit ? ('Submitted' as const) : ('Draft' as const),
    waiting_since: is_submit ? new Date().toISOString() : null,
    duplicate_reason: duplicates.length ? duplicate_reason : null,
    ...{ authors: [viewer.usercode], author_code: viewer.usercode, author_name: viewer.username },
    created_by: viewer.usercode,
    create_user_name: viewer.username,
  }
  await db.insert(t).values(row)
  await learnPostalCodes(db, [form])
  const entry = { entity, entity_code: customer_code, action: 'create', to_status: row.status, after: row }
  await logActions(db, actor, [{ ...entry, reason: row.duplicate_reason }])
  if (is_submit) await notifyApprovers(context, row)
  return { data: { customer_code } }
}

export const updateCustomer = async (context: RequestContext<typeof contract.updateCustomer>) => {
  const { db, viewer, input } = context
  const { id, row_version, is_submit, is_mobile: _, ...typed } = input
  const found = await lockVisible(db, viewer, id)
  // What waits is what the form showed.
  const shown = found && { ...found, ...found.waiting }
  const asked = { entity, entity_code: id, row_version, form: typed }
  await stillCurrent(db, shown && withoutHidden(viewer, shown), asked)
  if (!found || !shown) return refuse('notFound')
  const begun = await onCustomer.beginOn(context, 'modify', found)
  // Whoever cannot see tax data would wipe it out unseen.
  if (!viewer.permission.has('Customer-View-Tax')) refuse('noPermission')
  const form = withNitku({ ...typed, ...bankUnseen(viewer, shown) })
  await checkChoices(db, viewer, form, shown)
  const change = changeOf(found, form, is_submit)
  await learnPostalCodes(db, [form])
  await onCustomer.end(begun, {
    set: {
      ...change,
      waiting_since: waitingSince(found, change.status),
      ...authorship(found, { waiting: null, ...change }, viewer),
    },
    was: shown,
    also: { ...shown, ...form },
  })
  return { data: { customer_code: id, status: change.status } }
}

/** Whoever does not see the account leaves it as it is. */
const bankUnseen = (
  { permission }: Pick<Viewer, 'permission'>,
  { bank_code, account_name, account_number }: Pick<StoredCustomer, (typeof bankFields)[number]>,
) => (permission.has('Customer-View-Bank') ? {} : { bank_code, account_name, account_number })

/** A second change of what waits already makes nobody wait anew. */
const waitingSince = (found: StoredCustomer, status: StoredCustomer['status']) => {
  if (status !== 'Submitted' && status !== 'Adjusted') return null
  return found.status === status ? found.waiting_since : new Date().toISOString()
}

/** Authors stay until what they wrote is approved, rejected or taken back. */
const authorship = (
  found: StoredCustomer,
  change: Pick<StoredCustomer, 'status' | 'waiting'>,
  { usercode, username }: Pick<Viewer, 'usercode' | 'username'>,
) => {
  if (change.status === 'Approved') return { authors: [] }
  if (!writesWhatWaits(found, change)) return { authors: found.authors }
  return { author_code: usercode, author_name: username }
}

type Form = Omit<
  RequestContext<typeof contract.updateCustomer>['input'],
  'id' | 'row_version' | 'is_submit' | 'is_mobile'
>

/** Before it is in force everything is taken as it stands; afterwards the controlled fields wait. */
const changeOf = (found: StoredCustomer, form: Form, is_submit: boolean) => {
  if (found.status === 'Draft' || found.status === 'Rejected') {
    return { ...form, status: is_submit ? ('Submitted' as const) : ('Draft' as const), reject_reason: null }
  }
  const { atOnce, waiting } = splitChanges(found, form)
  const isWaiting = Object.keys(waiting).length > 0
  const status = isWaiting ? ('Adjusted' as const) : ('Approved' as const)
  return { ...atOnce, waiting: isWaiting ? waiting : null, status }
}

export const updatePicProject = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updatePicProject>) => {
  const found = await lockVisible(db, viewer, input.customer_code)
  if (!found) return refuse('notFound')
  requireOpenCustomer(found)
  const pic_project_user_code = input.pic_project_user_code || null
  if (pic_project_user_code) {
    const [person] = await db.select().from(users).where(eq(users.usercode, pic_project_user_code))
    if (!person?.is_active) refuseChoice('pic_project_user_code')
  }
  await db.update(t).set({ pic_project_user_code }).where(eq(t.customer_code, input.customer_code))
  const before = { pic_project_user_code: found.pic_project_user_code }
  await logActions(db, actor, [
    { entity, entity_code: input.customer_code, action: 'update', before, after: { pic_project_user_code } },
  ])
  return { data: null }
}
