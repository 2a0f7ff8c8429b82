import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { settingFileRights } from './setting-files.ts'

const proposes = [
  'Legal-Entity-View',
  'Setting-Change-View',
  'Setting-Change-Propose',
  ...settingFileRights('View', 'Download', 'Upload', 'Delete'),
] as const
/** Above the author and above the amounts: the level is a rule of the change itself. */
const decides = [...proposes, 'Setting-Change-Decide'] as const

export const companyRights: RoleRights = {
  'Branch-Manager': proposes,
  Finance: decides,
  'Finance-Manager': decides,
  Director: decides,
}

export const companyAttachments: readonly AttachmentRights[] = [settingFileRights]
