import type { emailVendors as contract } from '@sejuk/contract/delivery/delivery-board'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import { headOffice } from '@sejuk/domain/values/dates'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { logisticVendors as v } from '../../../db/tables/masters/drivers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { sendOut } from '../../../platform/notify/send-out.ts'
import { templatesOf } from '../../../platform/notify/templates.ts'
import { writeMessage } from '../../../platform/notify/write-message.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

const event = 'delivery-vendor'

/** One e-mail for each carrier with all that it is to fetch. A carrier has no account. */
export const emailVendors = async ({ db, viewer, jobs, input }: RequestContext<typeof contract>) => {
  const codes = [...new Set(input.delivery_code)]
  const found = await db
    .select({ delivery: t, vendor: v })
    .from(t)
    .innerJoin(v, eq(v.logistic_vendor_code, t.logistic_vendor_code))
    .where(and(inArray(t.delivery_code, codes), visibleDeliveries(viewer)))
    .orderBy(asc(t.delivery_code))
    .for('update', { of: t })
  const reached = found.filter(({ vendor }) => vendor.email)
  if (reached.length === 0) refuse('conflict', { because: because('vendor-without-email') })
  const unsent = reached.filter(({ delivery }) => !delivery.vendor_emailed_date)
  if (unsent.length === 0) refuse('conflict', { because: because('carrier-mail-already-sent') })
  const template = (await templatesOf(db, event)).get(templateCode({ event, channel: 'email', language: 'local' }))
  const { company } = await settingsOf(db, 'company')
  const vendors = new Map(unsent.map(({ vendor }) => [vendor.logistic_vendor_code, vendor]))
  for (const vendor of vendors.values()) {
    const own = unsent.filter((one) => one.vendor.logistic_vendor_code === vendor.logistic_vendor_code)
    const [first] = own
    if (!first || !template?.is_active) continue
    const facts = {
      event,
      variables: {
        deliveries: own.map(({ delivery }) => delivery.delivery_code).join(', '),
        n: own.length,
        day: first.delivery.planned_date ?? '',
      },
      recipient: vendor.logistic_vendor,
      company: company.company_name,
      link: '',
    } as const
    const { subject, body } = writeMessage(template, facts, { language: 'local', timezone: headOffice })
    await sendOut(db, jobs, [
      {
        ...{ event, channel: 'email', recipient_name: vendor.logistic_vendor, address: vendor.email ?? '' },
        ...{ language: 'local', subject, body, template_version: template.version },
        ...{ entity: deliveryOrder.entity, entity_code: first.delivery.delivery_code },
      },
    ])
  }
  await db
    .update(t)
    .set({ vendor_emailed_date: new Date().toISOString() })
    .where(
      inArray(
        t.delivery_code,
        unsent.map(({ delivery }) => delivery.delivery_code),
      ),
    )
  return { data: { sent: vendors.size } }
}
