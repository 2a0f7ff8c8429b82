export const loginStatuses = [
  'Draft',
  'Submitted',
  'BM_Approving',
  'BM_Approved',
  'BM_Rejected',
  'Approved',
  'Rejected',
  'Withdrawn',
] as const
export type LoginStatus = (typeof loginStatuses)[number]
/** What the approval list shows before anybody filters: the name of the specification, and the status it stands for. */
export const defaultLoginStatus = { LOGIN_BM_APPROVED: 'BM_Approved' } as const satisfies Record<string, LoginStatus>

export const projectStatuses = [
  'Processing',
  'Project_Goaled',
  'Failed',
  'Givenup',
  'Paused',
  'On_Hold',
  'Cancelled',
  'Unknown',
] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const designTaskStatuses = [
  'No_Need',
  'Draft',
  'Submitted',
  'Accepted_By_Designer',
  'Rejected_By_Designer',
  'Start_To_Design',
  'Uploaded_By_Designer',
  'Submitted_To_SPV',
  'Approved_By_SPV',
  'Rejected_By_SPV',
  'Approved_By_Manager',
  'Rejected_By_Manager',
  'Audited_By_Manager',
] as const
export type DesignTaskStatus = (typeof designTaskStatuses)[number]

export const similarityStatuses = ['No_Need', 'Submitted', 'Processing', 'Finished'] as const
export type SimilarityStatus = (typeof similarityStatuses)[number]

export const projectLevels = ['View', 'FollowUp+View', 'Edit+View', 'Approve+View'] as const
export type ProjectLevel = (typeof projectLevels)[number]

export const projectTypes = ['Residential', 'Commercial'] as const
export const buildingUses = [
  ...(['office', 'hotel', 'hospital', 'school', 'mall'] as const),
  ...(['house', 'apartment', 'factory', 'government'] as const),
] as const
export const projectSources = ['visit', 'tender', 'consultant', 'referral', 'digital'] as const
export const projectStages = ['planning', 'design', 'tender', 'negotiation', 'construction'] as const
export type ProjectStage = (typeof projectStages)[number]
/** 'etc.' of the specification: any other brand is typed. */
export const brandFocuses = ['Gree', 'FLiFE', 'DunAn', 'etc.'] as const
export const productTypes = ['VRF', 'split duct', 'cassette', 'chiller', 'RAC'] as const
export const capacityUnits = ['HP', 'PK'] as const
export const branchScopes = ['Same_Branch', 'Cross_Branch'] as const
export type BranchScope = (typeof branchScopes)[number]
export const branchScopeOf = (one: string, other: string): BranchScope =>
  one === other ? 'Same_Branch' : 'Cross_Branch'

export const followUpKinds = ['visit', 'call', 'meeting', 'tender'] as const
export type FollowUpKind = (typeof followUpKinds)[number]
export const followUpFlags = [
  'No_Need_to_Follow_Up',
  'Optional_to_Follow_Up',
  'Required_to_Follow_Up',
  'Finished_Follow_Up',
] as const
export type FollowUpFlag = (typeof followUpFlags)[number]

/** Where the files of a project hang; the name of the folder type, and as what. */
export const projectFolder = 'Login Project'
export const projectFiles = {
  module: 'Login_Project',
  file: 'document',
  contract: 'contract',
  photo: 'follow_up',
} as const
