import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { many, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const proposal = z.object({
  ...texts('proposal_code', 'from_warehouse', 'from_warehouse_name', 'to_warehouse', 'to_warehouse_name'),
  ...texts('item_code', 'item_name'),
  available: z.number(),
  /** On its way, or in a transfer that was not sent yet. */
  incoming: z.number(),
  at_source: z.number(),
  min_qty: z.number(),
  max_qty: z.number(),
  lead_days: z.number(),
  qty: z.number(),
  /** The viewer sends from its warehouse; who only receives it sees what is planned. */
  is_sent_here: z.boolean(),
})
export type TransferProposal = z.output<typeof proposal>

/** What the configuration asks for now, from the warehouses that the viewer sends from, and to those that receive. */
export const listTransferProposals = endpoint('GET /api/regular-item-transfer/list', {
  needs: 'Regular-Item-Transfer-View',
  input: listInput(['to_warehouse', 'item_code', 'available', 'qty']).extend({
    search: z.string().max(200).default(''),
    from_warehouse: many,
    to_warehouse: many,
  }),
  data: z.array(proposal),
})

/** Ticked lines become drafts of transfers, one for each way. */
export const createRegularTransfers = endpoint('POST /api/regular-item-transfer/create', {
  needs: 'Regular-Item-Transfer-Create',
  input: z.object({
    lines: z
      .array(
        z.object({
          from_warehouse: required('from-warehouse', 20),
          to_warehouse: required('to-warehouse', 20),
          item_code: required('item', 60),
          qty: wholeNumber('quantity', 1, 10_000),
        }),
      )
      .min(1, told('at-least-one-line'))
      .max(200, told('no-more-than-rows', { n: 200 })),
  }),
  data: z.object({ transfer_codes: z.array(z.string()) }),
  says: because('regular-transfers-made'),
})
