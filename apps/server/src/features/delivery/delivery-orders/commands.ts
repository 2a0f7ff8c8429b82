import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as receipts from '@sejuk/contract/delivery/delivery-receipts'
import { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { agreesWith } from '@sejuk/domain/delivery/receipts'
import { because } from '@sejuk/domain/messages'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { lockOrders, planOrderLines, unplanOrderLines } from '../../../business/sales/order-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { adjustDelivery } from './adjust.ts'
import { addressOf, records } from './create.ts'
import { issueGoods } from './issue.ts'
import { linesOf, writeDeliveryLines } from './lines.ts'
import { tellReceiver } from './links.ts'
import { pickGoods, unpick } from './pick.ts'
import { planOf, requirePlan, requireWholePlan, toldAgain } from './plan.ts'
import { receivedBefore, receiveGoods } from './receive.ts'
import { verifySignature } from './verify.ts'

export const onDelivery = acting(deliveryOrder, {
  table: t,
  key: 'delivery_code',
  endpoints: {
    ...contract.actOnDelivery,
    ...workOnDelivery,
    modify: contract.updateDelivery,
    receive: receipts.saveReceipt,
    saveReceived: receipts.saveGoodsReceivedStatus,
  },
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
    confirmPlan: async ({ db, before, input }) => {
      const { delivery_code: _code, row_version: _version, ...form } = input
      // What the form leaves out stays as it was planned.
      const said = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) as Partial<
        typeof form
      >
      const plan = await requirePlan(db, { ...planOf(before), ...said })
      requireWholePlan(plan, companyToday())
      return { set: { ...plan, ...toldAgain(before, plan) } }
    },
    plan: async ({ db, before, input }) => {
      const { delivery_code: _code, row_version: _version, ...form } = input
      const plan = await requirePlan(db, form)
      return { set: { ...plan, ...toldAgain(before, plan) } }
    },
    pick: pickGoods,
    approve: issueGoods,
    receive: async ({ input, ...begun }) => {
      const { delivery_code: _code, row_version: _version, ...form } = input
      const { usercode, username } = begun.viewer
      return receiveGoods({ ...begun, input: {} }, form, { source: 'desk', is_late: false, usercode, username })
    },
    saveReceived: async ({ before, input }) => {
      if (!agreesWith(input.status, before))
        refuse('conflict', { status: 'Disagrees', because: because('disagrees-with-receipt') })
      return { set: { goods_received_status: input.status } }
    },
    verify: verifySignature,
    adjust: adjustDelivery,
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    giveBack: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    rework: async ({ db, actor, before }) => ({ set: { ...(await unpick(db, actor, before)), reject_reason: null } }),
    remove: async ({ db, actor, before }) => {
      await lockOrders(db, before.order_codes)
      await unplanOrderLines(db, await linesOf(db, before.delivery_code))
      return { set: await unpick(db, actor, before) }
    },
  },
  notices: { approve: tellReceiver },
  repeated: { receive: receivedBefore },
  answers: {
    receive: ({ receipt_status }) => ({ receipt_status }),
    saveReceived: ({ goods_received_status }) => ({ goods_received_status }),
  },
  marks: {
    approve: ({ usercode, username }) => ({ goods_issue_by: usercode, goods_issue_user_name: username }),
  },
})

export const deliveryLog = ({ db, viewer, input }: RequestContext<typeof contract.deliveryLog>) =>
  records.history(db, input.code, input.page, visibleDeliveries(viewer))
