import type * as contract from '@sejuk/contract/finance/invoice-configurations'
import { because } from '@sejuk/domain/messages'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { and, eq, isNull } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { invoiceConfigurations as t } from '../../../db/tables/finance/invoice-configurations.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleConfiguration } from './queries.ts'

const records = recordsOf('invoice-configuration', t, t.customer_code)
explainConstraint('customer_invoice_configurations_pkey', because('configuration-exists'))

type Form = {
  send_mode: 'auto' | 'manual' | 'digest'
  send_to: string[]
  phones: string[]
}

/** Whoever is written to by itself can be reached. */
const judge = ({ send_mode, send_to, phones }: Form) => {
  const wrong = phones.find((phone) => !nationalPhone(phone))
  if (wrong !== undefined) refuseField('phones', because('phone-of-whatsapp-wrong', { phone: wrong }))
  if (send_mode !== 'manual' && send_to.length + phones.length === 0)
    refuseField('send_to', because('mail-needs-address'))
}

const attachedBy = (with_invoice: boolean): ('invoice' | 'tax-invoice')[] =>
  with_invoice ? ['invoice', 'tax-invoice'] : ['tax-invoice']

export const createInvoiceConfiguration = async (
  context: RequestContext<typeof contract.createInvoiceConfiguration>,
) => {
  const { db, viewer, actor, input } = context
  const { customer_code } = input
  const isChoosable = and(
    eq(customers.customer_code, customer_code),
    isNull(customers.merged_into),
    visibleTo(viewer, customers),
  )
  if ((await db.$count(customers, isChoosable)) === 0) refuseChoice('customer_code')
  judge(input)
  const { with_invoice, ...form } = input
  const attach = attachedBy(with_invoice)
  const added = await records.add(db, actor, { ...form, attach, updated_user_name: viewer.username })
  return { data: { customer_code, row_version: added.row_version } }
}

export const updateInvoiceConfiguration = async (
  context: RequestContext<typeof contract.updateInvoiceConfiguration>,
) => {
  const { db, viewer, actor, input } = context
  const { customer_code, row_version, with_invoice, ...form } = input
  const seen = { code: customer_code, row_version, isVisible: visibleConfiguration(viewer) }
  const before = await records.lock(db, seen, form)
  judge(form)
  const attach = attachedBy(with_invoice)
  const now = { updated_user_name: viewer.username, updated_date: new Date().toISOString() }
  const after = await records.change(db, actor, before, { ...form, attach, ...now })
  return { data: { customer_code, row_version: after.row_version } }
}

export const deleteInvoiceConfiguration = async (
  context: RequestContext<typeof contract.deleteInvoiceConfiguration>,
) => {
  const { db, viewer, actor, input } = context
  const { customer_code: code, row_version } = input
  const before = await records.lock(db, { code, row_version, isVisible: visibleConfiguration(viewer) })
  await records.remove(db, actor, before)
  return { data: { customer_code: code } }
}

export const invoiceConfigurationLog = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.invoiceConfigurationLog>) =>
  records.history(db, input.code, input.page, visibleConfiguration(viewer))
