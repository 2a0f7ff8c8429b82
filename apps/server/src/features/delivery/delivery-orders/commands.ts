import * as contract from '@sejuk/contract/delivery/delivery-orders'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { lockOrders, planOrderLines, unplanOrderLines } from '../../../business/sales/order-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { addressOf, records } from './create.ts'
import { issueGoods } from './issue.ts'
import { linesOf, writeDeliveryLines } from './lines.ts'
import { requirePlan, requireWholePlan } from './plan.ts'

export const onDelivery = acting(deliveryOrder, {
  table: t,
  key: 'delivery_code',
  endpoints: { ...contract.actOnDelivery, modify: contract.updateDelivery },
  visible: visibleDeliveries,
  changes: {
    modify: async ({ db, before, input }) => {
      const { delivery_code, row_version: _version, lines: wanted, address_code, ...form } = input
      await lockOrders(db, before.order_codes)
      await unplanOrderLines(db, await linesOf(db, delivery_code))
      const locked = await lockOrders(db, before.order_codes)
      await planOrderLines(db, locked, wanted)
      const sums = await writeDeliveryLines(db, before, locked, wanted)
      const address = await addressOf(db, before.customer_code, address_code ?? before.address_code)
      const plan = await requirePlan(db, form)
      return {
        set: {
          ...address,
          ...plan,
          ...sums,
          receiver_name: form.receiver_name ?? address.receiver_name ?? null,
          receiver_phone: form.receiver_phone ?? address.receiver_phone ?? null,
          reject_reason: null,
        },
        also: { lines: wanted },
      }
    },
    confirmPlan: async ({ db, input }) => {
      const { delivery_code: _code, row_version: _version, ...form } = input
      const plan = await requirePlan(db, form)
      requireWholePlan(plan, companyToday())
      return { set: plan }
    },
    plan: async ({ db, input }) => {
      const { delivery_code: _code, row_version: _version, ...form } = input
      return { set: await requirePlan(db, form) }
    },
    approve: issueGoods,
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    giveBack: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    rework: async () => ({ set: { reject_reason: null } }),
    remove: async ({ db, before }) => {
      await lockOrders(db, before.order_codes)
      await unplanOrderLines(db, await linesOf(db, before.delivery_code))
      return {}
    },
  },
  marks: {
    approve: ({ usercode, username }) => ({ goods_issue_by: usercode, goods_issue_user_name: username }),
  },
})

export const deliveryLog = ({ db, viewer, input }: RequestContext<typeof contract.deliveryLog>) =>
  records.history(db, input.code, input.page, visibleDeliveries(viewer))
