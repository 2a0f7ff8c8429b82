import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, needsStatus } from '../messages.ts'
import type { ListedPermission } from '../permissions.ts'
import type { RoleCode } from '../role-facts.ts'
import type { Action } from '../workflow.ts'

export const installerTypes = ['Installer', 'Sales_Installer'] as const
export type InstallerType = (typeof installerTypes)[number]

export const identityStatuses = [
  'Draft',
  'Submitted',
  'Approved',
  'Rejected',
  'Modified',
  'Withdrawn',
  'Paused',
] as const
export type IdentityStatus = (typeof identityStatuses)[number]

export const bankStatuses = [
  'Bank_Submitted',
  'Bank_Approved',
  'Bank_Withdrawn',
  'Bank_Rejected',
  'Bank_Modified',
] as const
export type BankStatus = (typeof bankStatuses)[number]

export const verifyResults = ['Unknown', 'Valid', 'Invalid'] as const
export type VerifyResult = (typeof verifyResults)[number]

/** The state of an installer: type, identity status and account status. */
export type InstallerState = {
  user_status: IdentityStatus
  /** What they are. */
  user_type: InstallerType
  /** The requested type. */
  requested_type: InstallerType
  /** Refused as a sales installer, for good. */
  is_barred: boolean
  /** Null until an account is submitted. */
  approve_status: BankStatus | null
  id_verify_result: VerifyResult
  bank_verify_result: VerifyResult
  /** The viewer recorded the check on which the approval of the identity rests. */
  is_identity_checker: boolean
  /** The viewer checked the account; or, where two approvers are required, approved the identity. */
  is_same_approver: boolean
}

type Person = Pick<InstallerState, 'user_status' | 'user_type' | 'requested_type' | 'is_barred' | 'id_verify_result'>
type Account = Pick<InstallerState, 'approve_status' | 'bank_verify_result'>

type Viewed = Partial<Pick<InstallerState, 'is_identity_checker' | 'is_same_approver'>>

/** For the identity and, if there is one, the account. */
export const stateOf = (
  person: Person,
  account: Account | null | undefined,
  { is_identity_checker = false, is_same_approver = false }: Viewed = {},
): InstallerState => ({
  user_status: person.user_status,
  user_type: person.user_type,
  requested_type: person.requested_type,
  is_barred: person.is_barred,
  id_verify_result: person.id_verify_result,
  approve_status: account?.approve_status ?? null,
  bank_verify_result: account?.bank_verify_result ?? 'Unknown',
  is_identity_checker,
  is_same_approver,
})

/** An approved account grants the requested type, unless that was refused for good. */
export const grantedType = ({ requested_type, is_barred }: Pick<InstallerState, 'requested_type' | 'is_barred'>) =>
  is_barred ? 'Installer' : requested_type

export const reasonRequired = 'Reason field is required!'
export const remarkRequired = 'Remark field is required!'
export const userCodeMissing = 'User code is missing.'

/** The input an action requires. */
export type Writing = { field: 'reason' | 'remark'; most: 500 | 1000; missing: string }
const reason = (most: 500 | 1000): Writing => ({ field: 'reason', most, missing: reasonRequired })

/** Active or being approved: not a draft, refused or paused. */
const present: readonly IdentityStatus[] = ['Submitted', 'Modified', 'Withdrawn', 'Approved']
/** Said of the identity alone: who is missing the account hears of that first. */
const needsPresence = ({ user_status }: InstallerState) =>
  present.includes(user_status) ? undefined : needsStatus('user_status', present, 'installer')

/** The nine buttons of the detail, by the last part of their calls. Those that show the account's status are about the account. */
export const installer = workflow({
  entity: 'installer',
  status: 'user_status',
  state: (row: InstallerState, _viewer: WorkflowViewer) => stateOf(row, row, row),
  actions: {
    'approve-identity-information': {
      needs: 'Installer-Detail-Button-Approve-Identity',
      from: [{ user_status: ['Submitted', 'Modified'] }],
      to: { user_status: 'Approved' },
      guards: [
        ({ id_verify_result }) =>
          id_verify_result === 'Unknown' ? because('identity-data-not-checked-yet') : undefined,
        ({ id_verify_result }) => (id_verify_result === 'Invalid' ? because('identity-data-found-invalid') : undefined),
        ({ is_identity_checker }) =>
          is_identity_checker ? because('somebody-else-than-who-checked-identity') : undefined,
      ],
    },
    'approve-bank-account': {
      needs: 'Installer-Detail-Button-Approve-Bank-Account',
      from: [{ approve_status: ['Bank_Submitted', 'Bank_Modified'] }],
      to: (state) => ({ approve_status: 'Bank_Approved', user_type: grantedType(state) }),
      guards: [
        ({ user_status }) =>
          user_status === 'Approved' ? undefined : needsStatus('user_status', ['Approved'], 'installer'),
        ({ bank_verify_result }) =>
          bank_verify_result === 'Invalid' ? because('bank-account-found-invalid') : undefined,
        ({ bank_verify_result }) =>
          bank_verify_result === 'Unknown' ? because('bank-account-not-checked-yet') : undefined,
        ({ is_same_approver }) =>
          is_same_approver ? because('somebody-else-than-who-approved-identity-or') : undefined,
      ],
      shows: 'approve_status',
    },
    'reject-installer': {
      needs: 'Installer-Detail-Button-Reject-Installer',
      from: [{ user_status: ['Submitted', 'Modified', 'Withdrawn'] }],
      to: { user_status: 'Rejected' },
      reason: 'required',
    },
    'reject-to-upgrade-sales-installer': {
      needs: 'Installer-Detail-Button-Reject-Sales-Installer',
      from: [{ approve_status: ['Bank_Submitted', 'Bank_Modified', 'Bank_Withdrawn'] }],
      to: { user_type: 'Installer', approve_status: 'Bank_Rejected', is_barred: true },
      guards: [
        needsPresence,
        ({ requested_type }) =>
          requested_type === 'Sales_Installer' ? undefined : 'The installer does not ask to be a sales installer',
        ({ is_barred }) => (is_barred ? 'Already rejected as a sales installer' : undefined),
      ],
      reason: 'required',
      shows: 'approve_status',
    },
    'withdraw-back-modify-identity-information': {
      needs: 'Installer-Detail-Button-Withdraw-Identity-Information',
      from: [{ user_status: ['Submitted', 'Modified', 'Approved'] }],
      to: { user_status: 'Withdrawn' },
      reason: 'required',
    },
    'withdraw-back-modify-bank-account': {
      needs: 'Installer-Detail-Button-Withdraw-Bank-Account',
      from: [{ approve_status: ['Bank_Submitted', 'Bank_Modified', 'Bank_Approved'] }],
      to: { approve_status: 'Bank_Withdrawn' },
      guards: [needsPresence],
      reason: 'required',
      shows: 'approve_status',
    },
    'pause-cooperation': {
      needs: 'Installer-Detail-Button-Pause-Cooperation',
      from: [{ user_status: ['Approved'] }],
      to: { user_status: 'Paused' },
      reason: 'required',
    },
    'resume-cooperation': {
      needs: 'Installer-Detail-Button-Resume-Cooperation',
      from: [{ user_status: ['Paused'] }],
      to: { user_status: 'Approved' },
      reason: 'required',
    },
    'admin-remark': {
      needs: 'Installer-Detail-Button-Admin-Remark',
    },
  },
})

/** What must be written with an action. */
const writings: Partial<Record<InstallerActionName, Writing>> = {
  'reject-installer': reason(500),
  'reject-to-upgrade-sales-installer': reason(500),
  'withdraw-back-modify-identity-information': reason(1000),
  'withdraw-back-modify-bank-account': reason(1000),
  'pause-cooperation': reason(500),
  'resume-cooperation': reason(1000),
  'admin-remark': { field: 'remark', most: 1000, missing: remarkRequired },
}

/** What a person found out, recorded before an approval by somebody else. */
export const installerChecks = {
  identity: { needs: 'Installer-Detail-Button-Check-Identity', from: [{ user_status: ['Submitted', 'Modified'] }] },
  bank: {
    needs: 'Installer-Detail-Button-Check-Bank-Account',
    from: [{ approve_status: ['Bank_Submitted', 'Bank_Modified'] }],
  },
} as const satisfies Record<string, Action<InstallerState, ListedPermission>>
export type InstallerCheck = keyof typeof installerChecks
export const checkOf = (about: InstallerCheck): Action<InstallerState> => installerChecks[about]

export type InstallerActionName = keyof typeof installer.actions
export const installerActionNames = installer.names
export const actionOf = (name: InstallerActionName) => ({
  needs: installer.actions[name].needs,
  writes: writings[name],
})
/** Whose reason it becomes, as the installer reads it. */
export const isAboutBank = (name: InstallerActionName) => installer.action(name).shows === 'approve_status'

/** The state of an installer after an action; the gate decides whether it is allowed. */
export const afterAction = (name: InstallerActionName, state: InstallerState): InstallerState => ({
  ...state,
  ...installer.after(name, state),
})

/** The role of the type; only approved installers have one. */
export const roleOf = ({ user_status, user_type }: Pick<InstallerState, 'user_status' | 'user_type'>) => {
  if (user_status !== 'Approved') return undefined
  const role: RoleCode = user_type === 'Sales_Installer' ? 'Partner-Sales-Installer' : 'Partner-Common-Installer'
  return role
}

/** The tabs of the list: all, the seven statuses, and approved people whose account waits. */
export const installerTabs = [
  'All',
  'Submitted',
  'Modified',
  'Bank_Waiting',
  'Withdrawn',
  'Approved',
  'Paused',
  'Rejected',
  'Draft',
] as const
export type InstallerTab = (typeof installerTabs)[number]
export const waitingBankStatuses = ['Bank_Submitted', 'Bank_Modified'] as const satisfies readonly BankStatus[]

type Branch = { dept_code: string; city_code: string; province_code: string; branch_type: string }

/** An installer belongs to the branch of their city, else the first of the province, else the head office. */
export const branchOf = (place: { city_code: string; province_code: string }, branches: readonly Branch[]) => {
  const inOrder = branches.toSorted((one, other) => (one.dept_code < other.dept_code ? -1 : 1))
  const local = inOrder.filter(({ branch_type }) => branch_type === 'Branch')
  const found =
    local.find(({ city_code }) => city_code === place.city_code) ??
    local.find(({ province_code }) => province_code === place.province_code) ??
    inOrder.find(({ branch_type }) => branch_type === 'HO') ??
    inOrder[0]
  return found?.dept_code
}

/** Online transfers are for resident individuals; all others are paid by clearing. */
export const transferTypes = ['Online', 'Clearing'] as const
export type TransferType = (typeof transferTypes)[number]
export const transferTypeOf = (receiver_type: string, receiver_residency: string): TransferType =>
  receiver_type === '1' && receiver_residency === '1' ? 'Online' : 'Clearing'

/** Masked: the first and last four digits; the full number is shown on request. */
export const masked = (text: string) =>
  text.length <= 8 ? text : `${text.slice(0, 4)}${'•'.repeat(text.length - 8)}${text.slice(-4)}`
