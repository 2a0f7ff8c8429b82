import type * as contract from '@sejuk/contract/delivery/delivery-receipts'
import { sentStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { namedCustomers } from '../../../business/customers/named-customers.ts'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { signatures } from '../../../db/tables/customers/signatures.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryReceipts as r } from '../../../db/tables/delivery/delivery-receipts.ts'
import { attachments as a } from '../../../db/tables/platform/attachments.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { isAsItOpens, partsOfTwoBranches, scoped } from '../../../platform/scope/ordered-parts.ts'
import { reusedPhotos } from './find-problems.ts'
import { problemsOf } from './problems.ts'
import { deliveriesAlone, deliveryFields, deliveryTables, type Named, searchedDeliveries } from './queries.ts'

/** Of the last part that came. */
const last = <T>(what: SQL) =>
  sql<T>`(select ${what} from ${r} where ${eq(r.delivery_code, t.delivery_code)} order by ${r.receipt_id} desc limit 1)`
const specimen = sql<boolean>`exists (select 1 from ${signatures}
  where ${signatures.customer_code} = ${t.customer_code} and ${signatures.status} = 'Approved')`
const fields = {
  ...deliveryFields,
  receipt_source: last<string | null>(sql`${r.source}`),
  far_reason: last<string | null>(sql`${r.far_reason}`),
  refused_reason: last<string | null>(sql`${r.refused_reason}`),
  signature_code: last<string | null>(sql`${r.signature_code}`),
  distance: last<number | null>(sql`${r.distance}`),
  photo_count: sql<number>`(select coalesce(sum(cardinality(${r.photo_codes})), 0)::int from ${r}
    where ${eq(r.delivery_code, t.delivery_code)})`,
  has_specimen: specimen,
}

const states: Record<contract.ReceiptState, SQL | undefined> = {
  missing: and(eq(t.status, 'Approved'), eq(t.receipt_status, 'None')),
  compare: eq(t.receipt_status, 'Uploaded'),
  problem: eq(t.receipt_status, 'Problem'),
  verified: eq(t.receipt_status, 'Verified'),
}
const hasLeft = inArray(t.status, [...sentStatuses])

type Asked = Pick<RequestContext<typeof contract.searchReceipts>, 'viewer' | 'input'>

/** As they open, by the day they left: an index holds them so for all, or some do for branches. */
const partsOf = ({ viewer, input }: { viewer: Viewer; input: { dept_code: readonly string[] } }) =>
  isAsItOpens(input, 'goods_issue_date')
    ? partsOfTwoBranches(viewer, { dept_code: t.dept_code }, t.warehouse_dept, input.dept_code)
    : undefined

/** Shown by pages, and downloaded whole. */
export const receiptList = ({ viewer, input }: Asked, named?: Named) =>
  asList({
    input,
    source: deliveryTables,
    own: deliveriesAlone,
    ...scoped(partsOf({ viewer, input }), visibleDeliveries(viewer), (scope) =>
      and(
        scope,
        hasLeft,
        filterByCodes(t.delivery_code, input.delivery_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.dept_code, input.dept_code),
        input.state ? states[input.state] : undefined,
        input.missing ? states.missing : undefined,
        input.from ? gte(t.goods_issue_date, `${input.from}T00:00:00+07:00`) : undefined,
        input.to ? lte(t.goods_issue_date, `${input.to}T23:59:59+07:00`) : undefined,
        searchedDeliveries(input.search, named),
      ),
    ),
    key: t.delivery_code,
    sorts: { goods_issue_date: t.goods_issue_date, received_date: t.received_date, delivery_code: t.delivery_code },
    sort: '-goods_issue_date',
    fields,
    isPlanned: !input.search,
  })

export const searchReceipts = async ({ db, ...context }: RequestContext<typeof contract.searchReceipts>) => {
  const page = await listPage(db, receiptList(context, await namedCustomers(db, context.input.search)))
  const link = await linksTo(
    { db, ...context },
    page.data.map(({ signature_code }) => signature_code),
  )
  return {
    ...page,
    data: page.data.map(({ signature_code, ...row }) => ({ ...row, signature_link: link(signature_code) })),
  }
}

const stateNames = Object.keys(states) as contract.ReceiptState[]

export const countReceipts = async ({ db, viewer }: RequestContext<typeof contract.countReceipts>) => {
  const countOf = await countTabs(db, {
    tabs: stateNames,
    behind: (state) => states[state],
    source: deliveriesAlone,
    where: and(visibleDeliveries(viewer), hasLeft),
    isIndexed: true,
  })
  const counted = stateNames.map((state) => [state, countOf(state).count])
  return { data: Object.fromEntries(counted) as Record<contract.ReceiptState, number> }
}

type Reading = Pick<RequestContext<typeof contract.getReceipts>, 'db' | 'config'> & { viewer: Viewer }

const specimensOf = async ({ db, viewer, config }: Reading, customer_code: string) => {
  const found = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.customer_code, customer_code), eq(signatures.status, 'Approved')))
    .orderBy(desc(signatures.valid_from), asc(signatures.signature_code))
    .limit(6)
  const link = await linksTo(
    { db, viewer, config },
    found.map(({ photo_code }) => photo_code),
  )
  return found.map(({ signature_code, signer_name, job_title, valid_from, valid_to, photo_code }) => ({
    ...{ signature_code, signer_name, job_title, valid_from, valid_to, link: link(photo_code) },
  }))
}

export const getReceipts = async ({ db, viewer, config, input }: RequestContext<typeof contract.getReceipts>) => {
  const { delivery_code } = input
  const [delivery] = await db
    .select()
    .from(t)
    .where(and(eq(t.delivery_code, delivery_code), visibleDeliveries(viewer)))
  if (!delivery) return refuse('notFound')
  const found = await db.select().from(r).where(eq(r.delivery_code, delivery_code)).orderBy(asc(r.receipt_id))
  const codes = found.flatMap(({ photo_codes }) => photo_codes)
  const photos = codes.length ? await db.select().from(a).where(inArray(a.attachment_code, codes)) : []
  const reused = new Set((await reusedPhotos(db, delivery_code, codes)).map(({ photo_code }) => photo_code))
  const link = await linksTo({ db, viewer, config }, [...codes, ...found.map(({ signature_code }) => signature_code)])
  return {
    data: {
      receipts: found.map((one) => ({
        ...one,
        signature_link: link(one.signature_code),
        photos: one.photo_codes.flatMap((photo_code) => {
          const photo = photos.find(({ attachment_code }) => attachment_code === photo_code)
          if (!photo) return []
          const { alias } = photo
          const thumbnail = link(photo_code, 'small')
          return [{ photo_code, alias, link: link(photo_code), thumbnail, is_reused: reused.has(photo_code) }]
        }),
      })),
      specimens: await specimensOf({ db, viewer, config }, delivery.customer_code),
      problems: await problemsOf(db, delivery_code),
    },
  }
}

const photoFields = {
  delivery_code: t.delivery_code,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  receipt_status: t.receipt_status,
  driver_name: t.driver_name,
  truck_no: t.truck_no,
  goods_issue_date: t.goods_issue_date,
  received_date: t.received_date,
}

export const listDeliveryPhotos = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.listDeliveryPhotos>) => {
  const own = and(eq(a.module_name, deliveryPhotoModule), isNull(a.deleted_date), eq(a.kind, 'photo'))
  const hasSome = sql`exists (select 1 from ${a} where ${own} and ${eq(a.module_code, t.delivery_code)})`
  const named = await namedCustomers(db, input.search)
  const page = await listPage(
    db,
    asList({
      input,
      source: deliveryTables,
      own: deliveriesAlone,
      ...scoped(
        input.missing === undefined ? partsOf({ viewer, input }) : undefined,
        visibleDeliveries(viewer),
        (scope) =>
          and(
            scope,
            hasLeft,
            filterByCodes(t.customer_code, input.customer_code),
            filterByCodes(t.dept_code, input.dept_code),
            input.missing === undefined ? undefined : input.missing ? sql`not ${hasSome}` : hasSome,
            input.from ? gte(t.goods_issue_date, `${input.from}T00:00:00+07:00`) : undefined,
            input.to ? lte(t.goods_issue_date, `${input.to}T23:59:59+07:00`) : undefined,
            searchedDeliveries(input.search, named),
          ),
      ),
      key: t.delivery_code,
      sorts: { goods_issue_date: t.goods_issue_date, delivery_code: t.delivery_code },
      sort: '-goods_issue_date',
      fields: photoFields,
    }),
  )
  const codes = page.data.map(({ delivery_code }) => delivery_code)
  const photos = codes.length
    ? await db
        .select()
        .from(a)
        .where(and(own, inArray(a.module_code, codes)))
        .orderBy(asc(a.created_date), asc(a.attachment_code))
    : []
  const link = await linksTo(
    { db, viewer, config },
    photos.map(({ attachment_code }) => attachment_code),
  )
  return {
    ...page,
    data: page.data.map((row) => ({
      ...row,
      photos: photos
        .filter(({ module_code }) => module_code === row.delivery_code)
        .map(({ attachment_code: photo_code, alias }) => ({
          ...{ photo_code, alias, link: link(photo_code), thumbnail: link(photo_code, 'small') },
        })),
    })),
  }
}
