import type { SerialStatus } from '../catalogue/serial-numbers.ts'
import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'

export const countStatuses = ['Open', 'Counted', 'Closed', 'Cancelled'] as const
export type CountStatus = (typeof countStatuses)[number]

/** A list of more lines is counted in several counts, by category. */
export const mostCountLines = 2000
/** An adjustment takes so many lines. */
export const mostDifferences = 200

type Row = { status: CountStatus; authors: readonly string[]; counted_lines: number }
type State = { status: CountStatus; counted: number }
const hasCounted = ({ counted }: State) => (counted === 0 ? because('nothing-counted') : undefined)

/** What lies in a warehouse is counted by anybody there; the differences become an adjustment that somebody else approves. */
export const stockCount = workflow({
  entity: 'stock-count',
  status: 'status',
  state: ({ status, counted_lines }: Row): State => ({ status, counted: counted_lines }),
  actions: {
    finish: {
      needs: 'Stock-Count',
      from: ['Open'],
      to: 'Counted',
      guards: [hasCounted],
      // Required where something was not counted.
      reason: 'optional',
      primary: true,
    },
    adjust: { needs: 'Stock-Adjust-Create', from: ['Counted'], to: 'Closed', confirm: true, primary: true },
    reopen: { needs: 'Stock-Count', from: ['Counted'], to: 'Open' },
    cancel: {
      needs: 'Stock-Adjust-Create',
      from: ['Open', 'Counted'],
      to: 'Cancelled',
      confirm: true,
      dangerous: true,
    },
  },
})

/** What the books say of a unit that was scanned where they do not have it. */
export const strangerWays = ['transfer', 'adjust', 'leave'] as const
export type StrangerWay = (typeof strangerWays)[number]

/**
 * A unit that lies free in another warehouse is brought here by a transfer, one that nobody missed yet or that was lost is taken
 * in; what was promised or sold is left to its own document.
 */
export const wayOfStranger = (status: SerialStatus): StrangerWay => {
  if (status === 'InStock') return 'transfer'
  return status === 'InFactory' || status === 'Lost' ? 'adjust' : 'leave'
}

export type CountedLine = {
  item_code: string
  has_serial: boolean
  expected: number
  /** Nothing where nobody has counted it: what was not looked at is not missing. */
  counted: number | null
  /** Serial numbers that should lie here and were not found, and those that were found and should not. */
  missing: readonly string[]
  surplus: readonly string[]
}
type Difference = { item_code: string; qty: number; damaged: number; serials: string[] }

/** What is less and what is more than the books say: two lists, since units with numbers can be both. */
export const differencesOf = (lines: readonly CountedLine[]): { less: Difference[]; more: Difference[] } => {
  const counted = lines.filter((line) => line.counted !== null)
  const change = (item_code: string, qty: number, serials: readonly string[] = []): Difference[] =>
    qty === 0 ? [] : [{ item_code, qty, damaged: 0, serials: [...serials] }]
  return {
    less: counted.flatMap(({ item_code, has_serial, expected, counted: found, missing }) =>
      has_serial
        ? change(item_code, -missing.length, missing)
        : change(item_code, Math.min(0, (found ?? 0) - expected)),
    ),
    more: counted.flatMap(({ item_code, has_serial, expected, counted: found, surplus }) =>
      has_serial ? change(item_code, surplus.length, surplus) : change(item_code, Math.max(0, (found ?? 0) - expected)),
    ),
  }
}

type Entry = { serial_number: string; qty: number }
/** Units with numbers count once, and the last word about each counts; others are added up. */
export const countedBy = (entries: readonly Entry[]) => {
  const last = new Map(entries.filter(({ serial_number }) => serial_number).map((one) => [one.serial_number, one.qty]))
  const serials = [...last].filter(([, qty]) => qty > 0).map(([serial]) => serial)
  const loose = entries.reduce((sum, { serial_number, qty }) => (serial_number ? sum : sum + qty), 0)
  return { serials, qty: serials.length + loose }
}
