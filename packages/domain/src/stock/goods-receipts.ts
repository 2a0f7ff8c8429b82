import { workflow } from '../document-workflow.ts'

export const receiptStatuses = ['Draft', 'Partial', 'Closed'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]
export const receiptSources = ['factory', 'purchase'] as const
export type ReceiptSource = (typeof receiptSources)[number]

type Row = { status: ReceiptStatus; authors: readonly string[] }
type State = { status: ReceiptStatus; isComplete: boolean }

/** Goods come by a letter, at once or in parts; what never comes is closed by somebody who did not receive them. */
export const goodsReceipt = workflow({
  entity: 'goods-receipt',
  status: 'status',
  state: ({ status }: Row): State => ({ status, isComplete: false }),
  actions: {
    receive: {
      needs: 'Goods-Receipt-Receive',
      from: ['Draft', 'Partial'],
      to: ({ isComplete }) => ({ status: isComplete ? 'Closed' : 'Partial' }),
      primary: true,
    },
    modify: { needs: 'Goods-Receipt-Create', from: ['Draft'], to: 'Draft' },
    close: {
      needs: 'Goods-Receipt-Close',
      from: ['Partial'],
      to: 'Closed',
      approves: true,
      reason: 'required',
      dangerous: true,
    },
    remove: { needs: 'Goods-Receipt-Create', from: ['Draft'], removes: true, confirm: true, dangerous: true },
  },
})

export type ReceiptLine = { qty: number; received_qty: number; damaged_qty: number }

/** Of the letter: what went into stock, what came damaged, and what is missing. Together they are the letter. */
export const sumOf = (lines: readonly ReceiptLine[]) => {
  const sum = (part: keyof ReceiptLine) => lines.reduce((all, line) => all + line[part], 0)
  const [letter, received, damaged] = [sum('qty'), sum('received_qty'), sum('damaged_qty')]
  return { letter, received, damaged, short: letter - received - damaged }
}

export const missingOf = ({ qty, received_qty, damaged_qty }: ReceiptLine) => qty - received_qty - damaged_qty
