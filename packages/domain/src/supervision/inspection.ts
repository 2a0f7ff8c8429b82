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
