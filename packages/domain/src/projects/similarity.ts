import type { WorkflowViewer } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'
import type { BranchScope, SimilarityStatus } from './project-statuses.ts'

/** Logs further apart than this are never the same building. */
export const similarityKm = 500
export const similarityMonths = 36
/** In percent: lower than this the trigram index would no longer find every candidate. */
export const leastThreshold = 27

export const weights = { name: 0.45, owner: 0.15, address: 0.15, distance: 0.2, partners: 0.03, systems: 0.02 } as const
export const similarityParts = ['name', 'owner', 'address', 'distance', 'partners', 'systems'] as const
export type SimilarityPart = (typeof similarityParts)[number]

export const verdicts = ['Same', 'Same_Owner', 'Different'] as const
export type Verdict = (typeof verdicts)[number]

type Claim = { log_code: string; submitted_date: string; isFollowedUp: boolean; isProject: boolean }
/** The earlier login whose follow-up still counts; a project before what is only logged. */
export const suggestedWinner = (one: Claim, other: Claim) => {
  if (one.isProject !== other.isProject) return (one.isProject ? one : other).log_code
  if (one.isFollowedUp !== other.isFollowedUp) return (one.isFollowedUp ? one : other).log_code
  if (one.submitted_date !== other.submitted_date)
    return (one.submitted_date < other.submitted_date ? one : other).log_code
  return [one.log_code, other.log_code].toSorted()[0] ?? one.log_code
}

type Given = {
  verdict: Verdict | null
  judged_by: string | null
  judge_name: string | null
  judged_date: string | null
}

/** Why this viewer does not take a verdict back: only who gave it does, until one of the two is approved after it. */
export const takeBackObjection = (
  { verdict, judged_by, judge_name, judged_date }: Given,
  approvals: readonly (string | null)[],
  { usercode }: Pick<WorkflowViewer, 'usercode'>,
): Message | undefined => {
  if (!verdict || !judged_date) return because('verdict-not-given')
  if (judged_by !== usercode) return because('verdict-of-somebody', { name: judge_name ?? judged_by ?? '-' })
  const isApproved = approvals.some((at) => at !== null && Date.parse(at) > Date.parse(judged_date))
  return isApproved ? because('log-approved-since') : undefined
}

type Task = { similarity_status: SimilarityStatus; judge_code: string | null; judge_name: string | null }

/** Why this viewer does not judge: branches judge only among themselves, and one at a time. */
export const judgeObjection = (
  { similarity_status, judge_code, judge_name }: Task,
  scope: BranchScope,
  { usercode, view_data }: Pick<WorkflowViewer, 'usercode' | 'view_data'>,
): Message | undefined => {
  if (similarity_status === 'No_Need' || similarity_status === 'Finished') return because('judged-already')
  if (scope === 'Cross_Branch' && view_data !== 'View_Data_All_Branches') return because('branch-judges-own')
  if (judge_code && judge_code !== usercode) return because('judged-by-somebody', { name: judge_name ?? judge_code })
  return undefined
}
