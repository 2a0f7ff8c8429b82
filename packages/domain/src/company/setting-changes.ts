import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, type Message, type MessageCode } from '../messages.ts'
import { addDays } from '../values/dates.ts'
import type { SettingChangeStatus } from './change-proposals.ts'
import { settingLevels } from './setting-kinds.ts'

/** One of a kind and scope at a time. */
export const waitingStatuses = ['Submitted', 'Approved'] as const satisfies readonly SettingChangeStatus[]

/** What lets more through holds so many hours after its decision at the earliest. */
export const hoursUntilLooser = 24
/** What it would have meant is counted over so many days. */
export const impactDays = 90

type Row = {
  status: SettingChangeStatus
  authors: readonly string[]
  created_by: string
  needed_level: number
  /** The level of whoever looks. */
  own_level: number
  /** Before the company's first invoice, any second person decides. */
  is_live: boolean
  /** The name of the first value that is no longer what it was when the change was written. */
  stale_value: MessageCode | null
}

const stateOf = (row: Row, { usercode }: WorkflowViewer) => ({
  status: row.status,
  isAuthor: row.created_by === usercode,
  isHighEnough: !row.is_live || row.own_level >= row.needed_level,
  needed: row.needed_level,
  stale: row.stale_value,
  /** Found out at the decision: whether it holds from now on. */
  isDue: false,
})
type State = ReturnType<typeof stateOf>

const needsLevel = ({ isHighEnough, needed }: State): Message | undefined => {
  if (isHighEnough) return undefined
  const level = settingLevels[needed]
  if (level === 'Director') return because('setting-needs-director')
  return level === 'Finance-Manager' ? because('setting-needs-finance-manager') : because('setting-needs-finance')
}
const notStale = ({ stale }: State) =>
  stale ? because('setting-changed-meanwhile', { value: { code: stale } }) : undefined
const ownOnly = ({ isAuthor }: State) => (isAuthor ? undefined : because('setting-only-author'))

/** A setting that moves money is changed by a document: one person proposes, somebody above decides. */
export const settingChange = workflow({
  entity: 'setting-change',
  status: 'status',
  state: stateOf,
  actions: {
    submit: {
      needs: 'Setting-Change-Propose',
      from: ['Draft'],
      to: 'Submitted',
      guards: [ownOnly, notStale],
      primary: true,
    },
    approve: {
      needs: 'Setting-Change-Decide',
      from: ['Submitted'],
      to: ({ isDue }) => ({ status: isDue ? ('In_Force' as const) : ('Approved' as const) }),
      approves: true,
      guards: [needsLevel, notStale],
      primary: true,
    },
    reject: {
      needs: 'Setting-Change-Decide',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      guards: [needsLevel],
      reason: 'required',
      dangerous: true,
    },
    withdraw: {
      needs: 'Setting-Change-Propose',
      from: ['Draft', 'Submitted'],
      to: 'Withdrawn',
      guards: [ownOnly],
      writes: false,
      confirm: true,
    },
    enforce: { needs: 'Setting-Change-Decide', from: ['Approved'], to: 'In_Force', guards: [notStale], bySystem: true },
    end: { needs: 'Setting-Change-Decide', from: ['In_Force'], to: 'Ended', bySystem: true },
    outdate: { needs: 'Setting-Change-Decide', from: ['Draft', 'Submitted', 'Approved'], to: 'Stale', bySystem: true },
  },
})

type Timing = { loosens: boolean; is_first: boolean; is_live: boolean }

/** From when an approved change holds: not before it was wished for, and 24 hours later where it lets more through. */
export const validFrom = (decided: string, wished: string | null, { loosens, is_first, is_live }: Timing) => {
  const wait = loosens && !is_first && is_live ? hoursUntilLooser * 3_600_000 : 0
  const earliest = Date.parse(decided) + wait
  return new Date(Math.max(earliest, wished === null ? earliest : Date.parse(wished))).toISOString()
}

/** A last day may be shortened at the decision, or given; never lengthened or taken away. */
export const shortenedObjection = (proposed: string | null, decided: string | null) =>
  proposed !== null && decided !== null && decided > proposed ? because('setting-validity-only-shorter') : undefined

/** The first moment at which a change no longer holds: the day after its last one, in the time of the company. */
export const dayAfter = (valid_until: string) => addDays(valid_until, 1)

/** What the last days would have been with the new values: how many, and together how much. */
export const impactLines = [
  'requests-lower',
  'requests-higher',
  'orders-pass',
  'orders-stop',
  'orders-branch',
  'orders-head-office',
  'special-prices-floor',
  'part-orders',
  'batches',
  'tax-invoices',
  'invoices-of-code',
  'journals-follow',
  'same-person',
  'orders-above-brand',
  'bank-charges',
  'without-npwp',
  'papers-printed',
  'provider-calls',
  'people',
] as const
export type ImpactLine = (typeof impactLines)[number]
export type ImpactCount = { line: ImpactLine; n: number; amount: number | null }
