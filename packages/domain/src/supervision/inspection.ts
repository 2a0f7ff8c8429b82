export const inspectionCategories = ['refrigerant', 'drainage', 'electrical', 'indoor', 'outdoor'] as const
export type InspectionCategory = (typeof inspectionCategories)[number]
export const checkpointKinds = ['pass_fail', 'number', 'choice', 'text'] as const
export type CheckpointKind = (typeof checkpointKinds)[number]
export const inspectionResults = ['Pass', 'Fail', 'NA'] as const
export type InspectionResult = (typeof inspectionResults)[number]
export const problemKinds = ['installation', 'design'] as const
export type ProblemKind = (typeof problemKinds)[number]
export const severities = ['Critical', 'Major', 'Minor'] as const
export type Severity = (typeof severities)[number]
export const problemStatuses = ['Open', 'Fixed_Claimed', 'Closed', 'Disclaimed'] as const
export type ProblemStatus = (typeof problemStatuses)[number]
export const problemOutcomes = ['added', 'updated'] as const
/** Who says that it is fixed does not decide that it is. */
export const mayClose = (problem: { claimed_by_code: string | null }, usercode: string) =>
  problem.claimed_by_code !== usercode
export const isOpenProblem = (status: ProblemStatus) => status === 'Open' || status === 'Fixed_Claimed'

type Ranged = { kind: CheckpointKind; min: number | null; max: number | null }
/** What was typed as a number, with a comma or a point. */
export const measuredNumber = (value: string | null) => {
  const number = value?.trim() ? Number(value.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** What a measured value says by itself; nothing where there is no range. */
export const proposedResult = ({ kind, min, max }: Ranged, value: string | null): InspectionResult | undefined => {
  const number = measuredNumber(value)
  if (kind !== 'number' || number === undefined) return undefined
  return (min !== null && number < min) || (max !== null && number > max) ? 'Fail' : 'Pass'
}

/** How far a measured value can lie beyond its range before it can only be a slip of the finger. */
const reachFactor = 10
export const measuredReach = ({ min, max }: Pick<Ranged, 'min' | 'max'>) => {
  if (min === null && max === null) return undefined
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  const span = high - low || Math.max(Math.abs(low), Math.abs(high), 1)
  return { least: low - reachFactor * span, most: high + reachFactor * span }
}
export const isWithinReach = (range: Pick<Ranged, 'min' | 'max'>, value: number) => {
  const reach = measuredReach(range)
  return reach === undefined || (value >= reach.least && value <= reach.most)
}

type Said = { result: InspectionResult; usercode: string }
/** That a critical point does not apply is said by two people; the earlier ones are given, the newest last. */
export const awaitsSecond = (point: { is_critical: boolean }, given: Said, earlier: readonly Said[]) => {
  if (!point.is_critical || given.result !== 'NA') return false
  const since = earlier.slice(earlier.findLastIndex(({ result }) => result !== 'NA') + 1)
  return !since.some(({ usercode }) => usercode !== given.usercode)
}

type Known = { answer_id: number; result: InspectionResult }
type Given = { result: InspectionResult; known_answer_id: number | null }
/**
 * The later answer counts. Where it was given without knowing of the one before and says something else, a Fail counts until
 * somebody inspects again.
 */
export const settledResult = (before: Known | undefined, given: Given) => {
  const isBlind = before !== undefined && before.answer_id !== given.known_answer_id && before.result !== given.result
  if (!isBlind) return { result: given.result, is_disputed: false }
  const result = before.result === 'Fail' || given.result === 'Fail' ? ('Fail' as const) : given.result
  return { result, is_disputed: true }
}
