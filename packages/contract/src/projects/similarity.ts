import { because } from '@sejuk/domain/messages'
import {
  branchScopes,
  loginStatuses,
  projectStages,
  projectStatuses,
  similarityStatuses,
} from '@sejuk/domain/projects/project-statuses'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const score = {
  score: z.number(),
  name: z.number(),
  owner: z.number(),
  address: z.number(),
  partners: z.number(),
  distance: z.number(),
  systems: z.number(),
}

/** All that a judge compares. */
const claim = z.object({
  ...texts('log_code', 'project_name', 'owner_name', 'dept_name', 'salesman_name', 'building_use', 'address'),
  ...texts('est_order_date', 'systems_text'),
  ...maybeTexts('project_code', 'developer', 'contractor_main', 'contractor_me', 'consultant_me', 'right_ends'),
  login_status: z.enum(loginStatuses),
  project_status: z.enum(projectStatuses).nullable(),
  stage: z.enum(projectStages),
  est_total: z.number(),
  probability: z.number(),
  lat: z.number(),
  lng: z.number(),
  submitted_date: instant.nullable(),
  follow_ups: z.array(z.object(texts('follow_up_date', 'kind'))),
  files: z.array(z.object({ ...texts('file_name', 'sha256') })),
})
export type SimilarityClaim = z.output<typeof claim>

const pair = z.object({
  ...texts('other_code', 'other_dept_name'),
  scope: z.enum(branchScopes),
  distance_m: z.number().nullable(),
  verdict: z.enum(verdicts).nullable(),
  ...maybeTexts('winner_code', 'reason', 'judge_name'),
  judged_date: instant.nullable(),
  /** Only for who judges: of another branch a salesperson learns code, branch, distance and verdict. */
  scores: z.object(score).nullable(),
  other: claim.nullable(),
  suggested: z.string().nullable(),
  judged_by: z.string().nullable(),
  /** Whether one of the two was approved after the verdict. */
  approved_since: instant.nullable(),
})
export type SimilarityPair = z.output<typeof pair>

export const getSimilarity = endpoint('GET /api/project-similarity', {
  needs: 'Project-Log-View',
  input: z.object({ log_code: code }),
  data: z.object({
    similarity_status: z.enum(similarityStatuses),
    ...maybeTexts('judge_code', 'judge_name'),
    judge_date: instant.nullable(),
    asks_from: z.number(),
    likely_from: z.number(),
    row_version: z.number(),
    itself: claim,
    pairs: z.array(pair),
  }),
})
export type Similarity = z.output<(typeof getSimilarity)['data']>

const seen = { log_code: code, row_version: rowVersion }

/** Takes the task: from now on others see who judges. */
export const openSimilarity = endpoint('POST /api/project-similarity/open', {
  needs: 'Project-Similarity-Judge',
  input: z.object(seen),
  data: z.object({ row_version: z.number() }),
})

export const judgeSimilarity = endpoint('POST /api/project-similarity/judge', {
  needs: 'Project-Similarity-Judge',
  input: z
    .object({
      ...seen,
      other_code: code,
      verdict: z.enum(verdicts, told('choice-missing')),
      /** Whose the building is, where both are one. */
      winner_code: optional('project', 100),
      /** What the other's salesperson gets of the commission, in percent; nothing where it is not shared. */
      shared_percent: orNothing(wholeNumber('split', 1, 99)),
      reason: required('reason', 500),
    })
    .superRefine(({ verdict, winner_code }, { addIssue }) => {
      const say = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
      if (verdict === 'Same' && !winner_code) say('winner_code', told('choice-missing'))
    }),
  data: z.object({ similarity_status: z.enum(similarityStatuses), row_version: z.number() }),
  says: because('verdict-saved'),
})

/** Whoever gave a verdict takes it back: the loser is submitted again, and the pair waits. */
export const takeBackVerdict = endpoint('POST /api/project-similarity/take-back', {
  needs: 'Project-Similarity-Judge',
  input: z.object({ ...seen, other_code: code, reason: required('reason', 500) }),
  data: z.object({ similarity_status: z.enum(similarityStatuses), row_version: z.number() }),
  says: because('verdict-taken-back'),
})

/** What was judged, as it stood then: by these pairs the score can be measured. */
export const listSimilarityLabels = endpoint('GET /api/project-similarity/labels', {
  needs: 'Project-Similarity-Judge',
  input: listInput(['judged_date', 'score']).extend({
    search: z.string().trim().max(200).default(''),
    verdict: z.enum(verdicts).optional(),
  }),
  data: z.array(
    z.object({
      ...texts('log_code', 'other_code', 'project_name', 'other_project_name', 'owner_name', 'other_owner_name'),
      ...texts('address', 'other_address', 'reason', 'judge_name'),
      label_id: z.number(),
      lat: z.number(),
      lng: z.number(),
      other_lat: z.number(),
      other_lng: z.number(),
      score: z.number(),
      distance_m: z.number().nullable(),
      verdict: z.enum(verdicts),
      judged_date: instant,
      taken_back_date: instant.nullable(),
    }),
  ),
})
export type SimilarityLabel = z.output<(typeof listSimilarityLabels)['data']>[number]
export const similarityLabelData = downloadable(listSimilarityLabels, {
  module_name: 'project-similarity-labels',
  needs: 'Project-Similarity-Judge',
})
