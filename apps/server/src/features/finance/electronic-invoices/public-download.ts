import type * as contract from '@sejuk/contract/finance/electronic-invoices'
import { isAtTaxOffice } from '@sejuk/domain/finance/electronic-invoices'
import { because } from '@sejuk/domain/messages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { eInvoiceMails as m, eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { salesInvoices as i } from '../../../db/tables/finance/sales-invoices.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { StepwiseContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { invoicePaper } from '../sales-invoices/commands.ts'
import { taxInvoicePaper } from './pdf.ts'

type Asked = { db: NodePgDatabase; request: { ip: string }; input: { token: string } }

const wrongToken = () => refuse('badRequest', { because: because('invalid-token'), status: 'InvalidToken' })

/** The letter behind a genuine link that still serves. */
const mailBehind = async ({ db, request, input: { token } }: Asked) => {
  const [found] = tokenProblem(token)
    ? []
    : await db
        .select()
        .from(m)
        .where(eq(m.token_hash, hashToken(token)))
  if (!found) {
    await countGuess(db, request.ip, 'e-invoice')
    return wrongToken()
  }
  return found.expires_date > new Date().toISOString() ? found : wrongToken()
}

const invoicesOf = (db: Db, codes: readonly string[]) =>
  db
    .select()
    .from(i)
    .where(inArray(i.invoice_code, [...codes]))
    .orderBy(i.invoice_code)

const numbersThatCount = async (db: Db, codes: readonly string[]) => {
  const found = await db
    .select({ invoice_code: t.invoice_code, nsfp: t.nsfp, e_status: t.e_status })
    .from(t)
    .where(inArray(t.invoice_code, [...codes]))
  return new Map(
    found.flatMap(({ invoice_code, nsfp, e_status }) =>
      nsfp && isAtTaxOffice(e_status) ? [[invoice_code, nsfp] as const] : [],
    ),
  )
}

const offeredTo = async (db: Db, customer_code: string) => {
  const [found] = await db
    .select({ attach: invoiceConfigurations.attach })
    .from(invoiceConfigurations)
    .where(eq(invoiceConfigurations.customer_code, customer_code))
  const attach: readonly string[] = found?.attach ?? ['invoice', 'tax-invoice']
  // A letter about a tax invoice always has it.
  return (['invoice', 'tax-invoice'] as const).filter((one) => one === 'tax-invoice' || attach.includes(one))
}

export const downloadPajakkuInvoice = async (context: StepwiseContext<typeof contract.downloadPajakkuInvoice>) => {
  const { db } = context
  const mail = await mailBehind(context)
  await db
    .update(m)
    .set({ opened_date: sql`now()` })
    .where(and(eq(m.mail_id, mail.mail_id), isNull(m.opened_date)))
  const invoices = await invoicesOf(db, mail.invoice_codes)
  const numbers = await numbersThatCount(db, mail.invoice_codes)
  const customer_code = invoices[0]?.customer_code ?? ''
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const { company } = await settingsOf(db, 'company')
  const documents = await offeredTo(db, customer_code)
  return {
    data: {
      ...company,
      customer_name: customer?.customer_name ?? '',
      expires_date: mail.expires_date,
      invoices: invoices.map(({ invoice_code, invoice_date, due_date, grand_total }) => {
        const nsfp = numbers.get(invoice_code) ?? null
        const is_valid = nsfp !== null
        return {
          invoice_code,
          nsfp,
          invoice_date,
          due_date,
          grand_total,
          is_valid,
          documents: is_valid ? documents : [],
        }
      }),
    },
  }
}

export const downloadPajakkuPdf = async (context: StepwiseContext<typeof contract.downloadPajakkuPdf>) => {
  const { db, input, request, config } = context
  const { invoice_codes } = await mailBehind(context)
  const invoice_code = input.invoice_code || (invoice_codes[0] ?? '')
  if (!invoice_codes.includes(invoice_code)) wrongToken()
  const asked = { db, viewer: systemViewer, invoice_code, language: input.language }
  if (!(await numbersThatCount(db, [invoice_code])).has(invoice_code)) refuse('notFound')
  if (input.document !== 'invoice') return { data: await taxInvoicePaper(asked) }
  return { data: await invoicePaper({ ...asked, origin: originOf(request, config) }) }
}
