import * as contract from '@sejuk/contract/delivery/held-cash'
import { differenceOf, heldCash } from '@sejuk/domain/delivery/held-cash'
import { because } from '@sejuk/domain/messages'
import { heldCash as t } from '../../../db/tables/delivery/held-cash.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { handInReceipts } from '../../finance/receipts/commands.ts'
import { heldCashRecords } from './collect.ts'
import { postDeposited, postDifferenceClosed, postHandedIn } from './journal.ts'
import { visibleHeldCash } from './queries.ts'

export const onHeldCash = acting(heldCash, {
  table: t,
  key: 'held_cash_code',
  endpoints: contract.actOnHeldCash,
  visible: visibleHeldCash,
  changes: {
    handIn: async ({ input, before }) => ({
      set: { counted: input.counted, difference_state: differenceOf(before.taken, input.counted) },
    }),
    deposit: async ({ input, before }) => {
      if (input.deposited_date > companyToday()) refuseField('deposited_date', because('receipt-in-future'))
      if (before.counted_date && input.deposited_date < before.taken_date.slice(0, 10))
        refuseField('deposited_date', because('cash-deposited-before-taken'))
      return { set: { slip_no: input.slip_no, deposited_date: input.deposited_date } }
    },
    closeDifference: async ({ input }) => ({ set: { difference_reason: input.reason } }),
  },
  marks: {
    handIn: ({ usercode, username, at }) => ({ counted_by: usercode, counted_user_name: username, counted_date: at }),
  },
  effects: {
    // What the customer paid is what was taken; a difference is between the driver and us.
    handIn: [({ db, actor, after }) => handInReceipts(db, actor, after.receipt_codes), postHandedIn],
    deposit: [postDeposited],
    closeDifference: [postDifferenceClosed],
  },
})

export const heldCashLog = ({ db, viewer, input }: RequestContext<typeof contract.heldCashLog>) =>
  heldCashRecords.history(db, input.code, input.page, visibleHeldCash(viewer))
