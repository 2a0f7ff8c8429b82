import { because } from '@sejuk/domain/messages'
import { cashback, cashbackChange } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { required, rowVersion } from '../fields.ts'
import { told } from '../told.ts'
import { cashbackDay, cashbackReason, mostCashback, seenCashback } from './cashbacks.ts'

const group = '/api/cashback'

export const requestAdjustment = endpoint(`POST ${group}/request-adjust`, {
  needs: cashback.actions['request-adjust'].needs,
  input: seenCashback.extend({
    amount: z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^-?\d{1,15}$/)
            .transform(Number),
        ],
        told('amount-whole-rupiah'),
      )
      .pipe(
        z
          .number()
          .int(told('amount-whole-rupiah'))
          .min(-mostCashback)
          .max(mostCashback)
          .refine((amount) => amount !== 0, told('amount-must-not-0')),
      ),
    reason: cashbackReason,
  }),
  data: nothing,
  says: because('submitted'),
})
export const requestExtension = endpoint(`POST ${group}/request-extend`, {
  needs: cashback.actions['request-extend'].needs,
  input: seenCashback.extend({ valid_to: cashbackDay('last-day'), reason: cashbackReason }),
  data: nothing,
  says: because('submitted'),
})

/** To another branch, which then grants it. */
export const requestTransfer = endpoint(`POST ${group}/request-transfer`, {
  needs: cashback.actions['request-transfer'].needs,
  input: seenCashback.extend({ dept_code: required('department', 20), reason: cashbackReason }),
  data: nothing,
  says: because('submitted'),
})

const deciding = z.object({ change_id: z.coerce.number<number | string>().int().min(1), row_version: rowVersion })
export const approveChange = endpoint(`POST ${group}/approve-change`, {
  needs: cashbackChange.actions.approve.needs,
  input: deciding,
  data: nothing,
  says: because('approved'),
})
export const rejectChange = endpoint(`POST ${group}/reject-change`, {
  needs: cashbackChange.actions.reject.needs,
  input: deciding.extend({ reason: cashbackReason }),
  data: nothing,
  says: because('rejected'),
})

export const actOnChange = { approve: approveChange, reject: rejectChange }
