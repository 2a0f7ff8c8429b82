import { pathOf } from '../pages.ts'
import type { InstallerState } from './installers.ts'

/** The possible approval results, in the order of the specification. */
export const approvalOutcomes = [
  'Pending',
  'Approved',
  'Approved_As_Installer',
  'Withdrawn_Identity',
  'Withdrawn_Bank',
  'Rejected',
] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

type Judged = Pick<InstallerState, 'user_status' | 'user_type' | 'requested_type' | 'is_barred' | 'approve_status'>

/** The result shown to an applicant; none before submission and while paused. */
export const approvalOutcome = (state: Judged): ApprovalOutcome | undefined => {
  const { user_status, user_type, requested_type, is_barred, approve_status } = state
  if (user_status === 'Draft' || user_status === 'Paused') return undefined
  if (user_status === 'Rejected') return 'Rejected'
  if (user_status === 'Withdrawn') return 'Withdrawn_Identity'
  if (approve_status === 'Bank_Withdrawn') return 'Withdrawn_Bank'
  if (user_status !== 'Approved') return 'Pending'
  if (is_barred) return 'Approved_As_Installer'
  return user_type === requested_type ? 'Approved' : 'Pending'
}

/** Where signing in leads. A paused installer is not let in at all. */
export const partnerLanding = (state: Judged): string | undefined => {
  if (state.user_status === 'Paused') return undefined
  if (state.user_status === 'Draft') return pathOf('register')
  const outcome = approvalOutcome(state)
  if (outcome === 'Withdrawn_Identity') return pathOf('correctIdentity')
  if (outcome === 'Withdrawn_Bank') return pathOf('correctBank')
  return state.user_status === 'Approved' ? pathOf('home') : pathOf('approvalResult')
}
