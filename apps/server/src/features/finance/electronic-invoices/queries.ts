import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import { eInvoice, uploadDeadline } from '@sejuk/domain/finance/electronic-invoices'
import { taxDocumentOf } from '@sejuk/domain/finance/tax-office/tax-documents'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { withoutScope } from '../../../db/columns.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  eInvoiceFiles as f,
  eInvoiceMails as m,
  eInvoices as t,
} from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { orderedParts, scoped } from '../../../platform/scope/ordered-parts.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'
import { factsOf } from './commands.ts'
import { coretaxXml } from './coretax-xml.ts'
import { taxFactsOf } from './tax-facts.ts'

export const tables = sql`${t} join ${i} on ${eq(i.invoice_code, t.invoice_code)}
  left join ${customers} on ${eq(customers.customer_code, i.customer_code)}`

const fields = {
  ...withoutScope(getTableColumns(t)),
  tax_date: sql<string>`${t.tax_date}::text`,
  customer_code: i.customer_code,
  customer_name: customers.customer_name,
  dept_code: i.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${i.dept_code})`,
  transaction_code: i.transaction_code,
  base: i.base,
  vat: i.vat,
  grand_total: i.grand_total,
}

type Asked = Pick<RequestContext<typeof contract.listEInvoices>, 'viewer' | 'input'>
type Filters = Pick<Asked['input'], 'search' | 'period' | 'dept_code' | 'customer_code'>

const searched = (search: string) =>
  containsText(search, t.invoice_code, t.nsfp, customers.customer_name, customers.customer_code)

/** By days, so that an index in their order leads to it: the month of a version is that of its day. */
const inMonth = (period: string) => {
  const first = sql`${`${period}-01`}::date`
  return sql`(${t.tax_date} >= ${first} and ${t.tax_date} < (${first} + interval '1 month')::date)`
}

export const visibleEInvoices = (viewer: Viewer) => visibleTo(viewer, copiedScope(t))

export const filtered = (scope: SQL, { search, period, dept_code, customer_code }: Filters) =>
  and(
    scope,
    period ? inMonth(period) : undefined,
    filterByCodes(t.scope_dept_code, dept_code),
    filterByCodes(t.scope_customer_code, customer_code),
    searched(search),
  )

/** By day: an index holds them so, or some do. */
const partsOf = (viewer: Viewer, input: Asked['input']) =>
  !input.search &&
  !input.customer_code.length &&
  !input.e_status &&
  !input.provider &&
  (input.sort ?? 'tax_date').endsWith('tax_date')
    ? orderedParts(viewer, copiedScope(t), input.dept_code)
    : undefined

/** Shown by pages, and downloaded whole. */
export const eInvoiceList = ({ viewer, input }: Asked) => {
  const parts = partsOf(viewer, input)
  return asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(parts, visibleEInvoices(viewer), (scope) =>
      and(
        filtered(scope, input),
        input.e_status ? eq(t.e_status, input.e_status) : undefined,
        input.provider ? eq(t.provider, input.provider) : undefined,
      ),
    ),
    key: t.e_invoice_code,
    sorts: { tax_date: t.tax_date, e_invoice_code: t.e_invoice_code },
    sort: 'tax_date',
    fields,
  })
}
export const listEInvoices = ({ db, ...context }: RequestContext<typeof contract.listEInvoices>) =>
  listPage(db, eInvoiceList(context))

/** Queued, sent, refused by the other side, or opened by the customer. */
const resultOf = sql<'Queued' | 'Sent' | 'Bounced' | 'Opened'>`case when ${m.opened_date} is not null then 'Opened'
  when ${outbox.status} = 'Failed' then 'Bounced' when ${outbox.status} in ('Waiting', 'Sending') then 'Queued' else 'Sent' end`
const mailTables = sql`${m} join ${i} on ${eq(i.invoice_code, m.invoice_code)}
  join ${customers} on ${eq(customers.customer_code, i.customer_code)}
  left join ${outbox} on ${eq(outbox.delivery_id, m.delivery_id)}`
const { token_hash: _hash, delivery_id: _delivery, ...mailColumns } = withoutScope(getTableColumns(m))
const mailFields = {
  ...mailColumns,
  customer_code: i.customer_code,
  customer_name: customers.customer_name,
  result: resultOf,
  error: outbox.last_error,
}

export const listEInvoiceMails = ({ db, viewer, input }: RequestContext<typeof contract.listEInvoiceMails>) => {
  const { search, channel, result, customer_code } = input
  const isWhole = !search && !channel && !result && !customer_code.length
  const parts = isWhole ? orderedParts(viewer, copiedScope(m)) : undefined
  return listPage(db, {
    input,
    source: mailTables,
    own: sql`${m}`,
    ...scoped(parts, visibleTo(viewer, copiedScope(m)), (scope) =>
      and(
        scope,
        filterByCodes(m.scope_customer_code, input.customer_code),
        input.channel ? eq(m.channel, input.channel) : undefined,
        input.result ? sql`${resultOf} = ${input.result}` : undefined,
        containsText(input.search, m.invoice_code, m.address, customers.customer_name, customers.customer_code),
      ),
    ),
    key: m.mail_id,
    sorts: { created_date: m.created_date },
    sort: '-created_date',
    fields: mailFields,
  })
}

const mostMails = 50
const mostSteps = 100

export const getEInvoice = async ({ db, viewer, input, config }: RequestContext<typeof contract.getEInvoice>) => {
  const { invoice_code } = input
  const isThis = and(eq(i.invoice_code, invoice_code), visibleTo(viewer, i))
  const [invoice] = await db.select().from(i).where(isThis)
  const facts = (await taxFactsOf(db, [invoice_code])).get(invoice_code)
  const found = await selectRows(
    db,
    fields,
    sql`from ${tables} where ${and(eq(t.invoice_code, invoice_code), visibleTo(viewer, i))} order by ${desc(t.version)}`,
  )
  const [newest] = found
  if (!invoice || !facts || !newest) return refuse('notFound')
  const now = taxDocumentOf(facts)
  const versions = []
  for (const version of found)
    versions.push({
      ...version,
      document: version.payload ?? now,
      is_sent: version.payload !== null,
      ...(await factsOf(db, version)),
    })
  const mails = await selectRows(
    db,
    mailFields,
    sql`from ${mailTables} where ${sql`${invoice_code} = any(${m.invoice_codes})`} order by ${desc(m.mail_id)} limit ${mostMails}`,
  )
  const { e_invoice } = await settingsOf(db, 'e_invoice')
  const codes = [invoice_code, ...found.map(({ e_invoice_code }) => e_invoice_code)]
  const timeline = await db
    .select()
    .from(actionLogs)
    .where(and(eq(actionLogs.entity, eInvoice.entity), inArray(actionLogs.entity_code, codes)))
    .orderBy(desc(actionLogs.log_id))
    .limit(mostSteps)
  const { buyer } = facts
  return {
    data: {
      ...{ invoice_code, customer_code: invoice.customer_code, customer_name: newest.customer_name },
      ...{ buyer_name: buyer.name, buyer_address: buyer.address, buyer_nitku: buyer.nitku },
      buyer_number: buyer.npwp ?? buyer.nik,
      ...{ tax_invoice_no: invoice.tax_invoice_no, tax_date: facts.invoice.tax_date },
      ...{ transaction_code: invoice.transaction_code, base: invoice.base, other_base: invoice.other_base },
      ...{ vat: invoice.vat, grand_total: invoice.grand_total, timeline, mails, versions },
      is_provider_configured: Boolean(config.taxProvider),
      deadline: uploadDeadline(newest.period, e_invoice.deadline_day),
    },
  }
}

/** Files that hold nothing but invoices in sight. */
const visibleFile = (viewer: Viewer) => sql`not exists (select from ${t}
  where ${eq(t.file_id, f.file_id)} and (${visibleTo(viewer, copiedScope(t))}) is not true)`
const countIn = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${t} where ${eq(t.file_id, f.file_id)} and ${condition})`

export const listEInvoiceFiles = ({ db, viewer, input }: RequestContext<typeof contract.listEInvoiceFiles>) =>
  listPage(db, {
    input,
    source: sql`${f}`,
    where: and(visibleFile(viewer), input.period ? eq(f.period, input.period) : undefined),
    key: f.file_id,
    sorts: { created_date: f.created_date },
    sort: '-created_date',
    fields: {
      ...{ file_id: f.file_id, period: f.period, create_user_name: f.create_user_name },
      ...{ invoice_count: f.invoice_count, created_date: f.created_date },
      answered: countIn(sql`${t.nsfp} is not null`),
      rejected: countIn(sql`${t.e_status} = 'Rejected_DJP'`),
    },
  })

/** From what was stored when it was made: asked for again, it is the same to the byte. */
export const eInvoiceXml = async ({ db, viewer, input }: RequestContext<typeof contract.eInvoiceXml>) => {
  const [file] = await db
    .select()
    .from(f)
    .where(and(eq(f.file_id, input.file_id), visibleFile(viewer)))
  if (!file) return refuse('notFound')
  const versions = await db.select().from(t).where(eq(t.file_id, file.file_id)).orderBy(t.tax_date, t.e_invoice_code)
  const text = coretaxXml(versions.flatMap(({ payload }) => payload ?? []))
  return {
    data: {
      name: `coretax-${file.period}-${file.file_id}.xml`,
      type: 'application/xml; charset=utf-8',
      bytes: new Uint8Array(Buffer.from(text, 'utf8')),
    },
  }
}
