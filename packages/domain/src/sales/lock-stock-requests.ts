import { workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'
import { addDays, instantOf } from '../values/dates.ts'

export const lockStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
export type LockStatus = (typeof lockStatuses)[number]

/** Days from today: what is proposed, the most of a usual request, and the most of a project's. */
export const lockDays = { usual: 7, most: 30, project: 90 } as const
/** Of what is free and what the salesperson has locked already, so much may be the salesperson's. */
export const lockQuotaPercent = 20
/** An owner who is asked to release has so long to answer. */
export const releaseHours = 24
/** Days before the end on which the owner is warned. */
export const lockWarnings = [3, 1] as const
/** On the last day, at the branch's time. */
export const lockEndsAt = '18:00'

export const lastLockDay = (today: string, isProject: boolean) =>
  addDays(today, isProject ? lockDays.project : lockDays.most)
export const lockEnd = (valid_to: string, timezone: string) => instantOf(valid_to, lockEndsAt, timezone)

/** Who goes first where two want the same units: money, then a project, then the others. */
export const lockPriorities = ['deposit', 'project', 'other'] as const
export type LockPriority = (typeof lockPriorities)[number]
export const lockPriority = (lock: { deposit_amount: number; project_code: string | null }): LockPriority =>
  lock.deposit_amount > 0 ? 'deposit' : lock.project_code ? 'project' : 'other'

type Row = {
  status: LockStatus
  authors: readonly string[]
  is_extended: boolean
}
type State = { status: LockStatus; isExtended: boolean; isUsedUp: boolean }
const notExtended = ({ isExtended }: State) => (isExtended ? because('lock-extended-already') : undefined)
const live = ['Approved', 'Adjusted'] as const

/** Stock for a customer before the order: held from the approval until it is used, released or over. */
export const lockStockRequest = workflow({
  entity: 'lock-stock-request',
  status: 'status',
  state: ({ status, is_extended }: Row): State => ({
    ...{ status, isExtended: is_extended, isUsedUp: false },
  }),
  actions: {
    submit: { needs: 'Lock-Stock-Request-Create', from: ['Draft'], to: 'Submitted', confirm: true, primary: true },
    approve: {
      needs: 'Lock-Stock-Request-Approve',
      from: ['Submitted', 'Adjusted'],
      to: ({ isUsedUp }) => ({ status: isUsedUp ? 'Closed' : 'Approved' }),
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Lock-Stock-Request-Approve',
      from: ['Submitted', 'Adjusted'],
      // A change that is refused leaves the lock as it was.
      to: ({ status }) => ({ status: status === 'Adjusted' ? 'Approved' : 'Rejected' }),
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    modify: { needs: 'Lock-Stock-Request-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    extend: {
      needs: 'Lock-Stock-Request-Extend',
      from: ['Approved'],
      to: 'Adjusted',
      guards: [notExtended],
      reason: 'optional',
    },
    adjust: { needs: 'Lock-Stock-Request-Create', from: ['Approved'], to: 'Adjusted', reason: 'optional' },
    release: {
      needs: 'Lock-Stock-Request-Release',
      from: live,
      to: ({ status, isUsedUp }) => ({ status: isUsedUp ? 'Closed' : status }),
      reason: 'optional',
      writes: false,
      dangerous: true,
    },
    remove: {
      needs: 'Lock-Stock-Request-Create',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      confirm: true,
      dangerous: true,
    },
    expire: { needs: 'Lock-Stock-Request-Release', from: live, to: 'Closed', bySystem: true },
  },
})

/** One line of a lock: `quantity` was locked, `used_qty` went into orders, `released_qty` is free again. */
export type LockLine = { quantity: number; used_qty: number; released_qty: number }
export const remainOf = ({ quantity, used_qty, released_qty }: LockLine) => quantity - used_qty - released_qty
export const isSoundLock = (line: LockLine) =>
  Object.values(line).every((n) => Number.isInteger(n) && n >= 0) && line.quantity > 0 && remainOf(line) >= 0

type Answer = { line: LockLine; why?: undefined } | { line?: undefined; why: Message }
const onlyLocked = (n: number): Answer => ({ why: because('only-units-are-locked', { n }) })
const isUnits = (qty: number) => Number.isInteger(qty) && qty > 0

/** An order takes from the lock. */
export const takeFromLock = (line: LockLine, qty: number): Answer =>
  isUnits(qty) && qty <= remainOf(line)
    ? { line: { ...line, used_qty: line.used_qty + qty } }
    : onlyLocked(remainOf(line))

/** An order gives back what it took: locked again, or free where the lock is over. */
export const giveBack = (line: LockLine, qty: number, isOver: boolean): Answer =>
  isUnits(qty) && qty <= line.used_qty
    ? { line: { ...line, used_qty: line.used_qty - qty, released_qty: line.released_qty + (isOver ? qty : 0) } }
    : onlyLocked(line.used_qty)

/** The owner, or the end of its time, gives units free. */
export const releaseLock = (line: LockLine, qty: number): Answer =>
  isUnits(qty) && qty <= remainOf(line)
    ? { line: { ...line, released_qty: line.released_qty + qty } }
    : onlyLocked(remainOf(line))

/** Another quantity: never less than what is used and released already. */
export const changeLock = (line: LockLine, quantity: number): Answer =>
  isUnits(quantity) && quantity >= line.used_qty + line.released_qty
    ? { line: { ...line, quantity } }
    : { why: because('lock-used-already', { n: line.used_qty + line.released_qty }) }

/** How many one salesperson may lock of an item: a share of what is free and what the same person has locked, at least one. */
export const lockQuota = (available: number, ownLocked: number) =>
  Math.max(1, Math.floor(((Math.max(0, available) + ownLocked) * lockQuotaPercent) / 100))

/** The step of the warnings that is due; none where it has been given. */
export const warningDue = (daysLeft: number, given: number | null) => {
  const due = lockWarnings.filter((days) => daysLeft <= days).at(-1)
  return due !== undefined && (given === null || due < given) ? due : undefined
}
