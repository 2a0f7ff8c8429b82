import type {
  DesignTaskStatus,
  FollowUpFlag,
  LoginStatus,
  ProjectStatus,
  SimilarityStatus,
} from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const loginTones: Record<LoginStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  BM_Approving: 'waiting',
  BM_Approved: 'active',
  BM_Rejected: 'bad',
  Approved: 'good',
  Rejected: 'bad',
  Withdrawn: 'neutral',
}
export const projectTones: Record<ProjectStatus, Tone> = {
  Processing: 'active',
  Project_Goaled: 'good',
  Failed: 'bad',
  Givenup: 'neutral',
  Paused: 'attention',
  On_Hold: 'attention',
  Cancelled: 'neutral',
  Unknown: 'neutral',
}
const similarityTones: Record<SimilarityStatus, Tone> = {
  No_Need: 'neutral',
  Submitted: 'attention',
  Processing: 'active',
  Finished: 'good',
}
const designTones: Record<DesignTaskStatus, Tone> = {
  No_Need: 'neutral',
  Draft: 'neutral',
  Submitted: 'waiting',
  Accepted_By_Designer: 'active',
  Rejected_By_Designer: 'bad',
  Start_To_Design: 'active',
  Uploaded_By_Designer: 'waiting',
  Submitted_To_SPV: 'waiting',
  Approved_By_SPV: 'waiting',
  Rejected_By_SPV: 'bad',
  Approved_By_Manager: 'active',
  Rejected_By_Manager: 'bad',
  Audited_By_Manager: 'good',
}
const flagTones: Record<FollowUpFlag, Tone> = {
  No_Need_to_Follow_Up: 'neutral',
  Optional_to_Follow_Up: 'waiting',
  Required_to_Follow_Up: 'attention',
  Finished_Follow_Up: 'good',
}

const chip =
  <Status extends LoginStatus | ProjectStatus | SimilarityStatus | DesignTaskStatus | FollowUpFlag>(
    tones: Record<Status, Tone>,
  ) =>
  ({ status }: { status: Status | null }) => {
    const t = useWords(projectWords)
    return status ? <StatusChip tone={tones[status]}>{t(status)}</StatusChip> : '-'
  }

export const LoginChip = chip(loginTones)
export const ProjectChip = chip(projectTones)
export const SimilarityChip = chip(similarityTones)
export const DesignChip = chip(designTones)
export const FollowUpChip = chip(flagTones)

/** Of a search: a project by its own status, a log by that of its login. */
export const ProjectOrLoginChip = chip({ ...loginTones, ...projectTones })
