import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import type { ListedPermission } from '../permissions.ts'
import { timesRatio, total } from '../values/money.ts'
import type { TransportBand } from './service-prices.ts'
import type { CostStatus } from './statuses.ts'
import { workOrder } from './work-orders/work-orders.ts'

export const costTypes = [
  'Service_Fee',
  'Transport',
  'Material',
  'Overtime',
  'Lodging',
  'Special_Tool',
  'Other',
] as const
export type CostType = (typeof costTypes)[number]
/** Computed from the price list; a user changes them only with a reason. */
export const computedTypes: readonly CostType[] = ['Service_Fee', 'Transport']
export const isComputed = (type: string) => computedTypes.some((one) => one === type)

export type CostLine = {
  cost_type: CostType
  description: string
  quantity: number
  unit_price: number
  /** What the price list allows for it; nothing where it is in no list. */
  standard_amount: number | null
  override_reason: string | null
  photo_codes: readonly string[]
}
export const amountOf = ({ quantity, unit_price }: Pick<CostLine, 'quantity' | 'unit_price'>) => quantity * unit_price

export type PricedUnit = { description: string; quantity: number; fee: number | null }
/** The first band that reaches as far; beyond the last, the last. */
export const transportOf = (bands: readonly TransportBand[], km: number) => {
  const sorted = bands.toSorted((a, b) => a.up_to_km - b.up_to_km)
  return (sorted.find(({ up_to_km }) => km <= up_to_km) ?? sorted.at(-1))?.amount ?? 0
}

/** The price list's lines for a work order: one per known unit, and transport there and back once. */
export const standardLines = (units: readonly PricedUnit[], transport: { km: number; amount: number }): CostLine[] => {
  const none = { override_reason: null, photo_codes: [] }
  const fees = units.flatMap(({ description, quantity, fee }): CostLine[] =>
    fee === null
      ? []
      : [
          {
            cost_type: 'Service_Fee',
            description,
            quantity,
            unit_price: fee,
            standard_amount: quantity * fee,
            ...none,
          },
        ],
  )
  const way: CostLine[] =
    transport.amount > 0
      ? [
          {
            cost_type: 'Transport',
            description: `${transport.km} km`,
            quantity: 1,
            unit_price: transport.amount,
            standard_amount: transport.amount,
            ...none,
          },
        ]
      : []
  return [...fees, ...way]
}

export const evidenceRequired = 'Evidence photo is required'
export const overrideRequired = 'A reason is required where the price list is not followed'
export const overtimeRequired = 'Overtime was not recorded on the visit'

/** Problems to correct before a line can be submitted. */
export const lineObjection = (line: CostLine, { isOvertime }: { isOvertime: boolean }) => {
  const isOwn = line.standard_amount === null
  if (line.cost_type === 'Overtime' && !isOvertime) return overtimeRequired
  if (isOwn && line.photo_codes.length === 0) return evidenceRequired
  if (!isOwn && amountOf(line) !== line.standard_amount && !line.override_reason) return overrideRequired
  return undefined
}

export type CostSums = { asked_amount: number; standard_amount: number; over_standard_percent: number }
/** Percent are whole, rounded up: a rupiah above the standard is above it. */
export const sumCosts = (lines: readonly Pick<CostLine, 'quantity' | 'unit_price' | 'standard_amount'>[]): CostSums => {
  const asked_amount = total(lines.map(amountOf))
  const standard_amount = total(lines.map((line) => line.standard_amount ?? 0))
  const over = Math.max(0, asked_amount - standard_amount)
  const over_standard_percent = over === 0 ? 0 : standard_amount === 0 ? 100 : Math.ceil((over * 100) / standard_amount)
  return { asked_amount, standard_amount, over_standard_percent }
}

export const financeLimit = 2_000_000
export const approvalLevels = ['Service', 'Manager', 'Finance'] as const
export type ApprovalLevel = (typeof approvalLevels)[number]
const levelNeeds: Record<ApprovalLevel, ListedPermission> = {
  Service: 'Work-Order-Button-Approve-Cost',
  Manager: 'Cost-Approve-Over-Standard',
  Finance: 'Cost-Approve-Over-Limit',
}

/** The approval level: within the price list the service department, above it a manager, above two million finance. */
export const levelOf = ({
  asked_amount,
  standard_amount,
}: Pick<CostSums, 'asked_amount' | 'standard_amount'>): ApprovalLevel => {
  if (asked_amount > financeLimit) return 'Finance'
  return asked_amount > standard_amount ? 'Manager' : 'Service'
}
const levelSentences: Record<ApprovalLevel, string> = {
  Service: 'No Permission',
  Manager: 'Above the price list: a manager must approve it',
  Finance: 'Above the limit of 2 million: finance must approve it',
}

type CostFacts = Pick<CostSums, 'asked_amount' | 'standard_amount'> & {
  cost_status: CostStatus
  lines: number
  authors: readonly string[]
}
const stateOf = (row: CostFacts, { permission }: WorkflowViewer) => {
  const level = levelOf(row)
  return {
    cost_status: row.cost_status,
    lines: row.lines,
    /** Who must approve it, where the viewer may not. */
    level_objection: permission.has(levelNeeds[level]) ? undefined : levelSentences[level],
  }
}

const {
  'submit-cost': submit,
  'nothing-to-charge': nothing,
  'approve-cost': approve,
  'return-cost': giveBack,
} = workOrder.actions

/** By the last part of their calls; those of the work order's own table also pass that table. */
export const costSheet = workflow({
  entity: 'cost-sheet',
  status: 'cost_status',
  state: stateOf,
  toAuthors: 'Somebody else than who submitted the costs must approve them',
  actions: {
    'save-cost': { needs: 'Cost-Edit', from: [{ cost_status: ['Cost_Draft'] }] },
    'submit-cost': {
      needs: submit.needs,
      from: submit.from,
      to: submit.to,
      guards: [({ lines }) => (lines > 0 ? undefined : 'The cost sheet has no lines')],
      confirm: true,
    },
    /** The common end out of warranty: no money moves, so nobody has to approve it. */
    'nothing-to-charge': {
      needs: nothing.needs,
      from: nothing.from,
      to: nothing.to,
      guards: [({ lines }) => (lines === 0 ? undefined : 'The cost sheet has lines')],
      confirm: true,
    },
    'approve-cost': {
      needs: approve.needs,
      from: approve.from,
      to: approve.to,
      guards: [({ level_objection }) => level_objection],
      approves: true,
      confirm: true,
    },
    'return-cost': {
      needs: giveBack.needs,
      from: giveBack.from,
      to: giveBack.to,
      reason: 'required',
      writes: false,
    },
  },
})

export type Decision = { line_no: number; approved_amount: number; refuse_reason: string | null }
/** An approval never exceeds the requested amount, and needs a reason when it is lower. */
export const decisionObjection = (asked: number, { approved_amount, refuse_reason }: Decision) => {
  if (approved_amount < 0 || approved_amount > asked) return 'The approved amount is between 0 and what was asked'
  return approved_amount < asked && !refuse_reason ? 'A reason is required for what is refused' : undefined
}

/** The requested amount in whole percent of the standard, for the bar beside the sums. */
export const shareOfStandard = (asked: number, standard: number) =>
  standard === 0 ? (asked === 0 ? 0 : 100) : timesRatio(asked, 100, standard)
