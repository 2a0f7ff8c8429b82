import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { designFiles } from './design-tasks.ts'
import { designFileRights, projectFileRights } from './project-file-rights.ts'

const sees = ['Project-Log-View', 'Project-Map-View'] as const satisfies Codes
const seesFiles = projectFileRights('View', 'Download')
const logsProjects = [
  ...sees,
  'Project-Log-Create-Open',
  'Project-Log-Modify-Open',
  'Project-Log-Create',
  'Project-Log-Submit',
  'Project-Log-Withdraw',
  'Project-Follow-Up',
] as const satisfies Codes
const addsFiles = projectFileRights('View', 'Download', 'Upload', 'Delete')
const approvesProjects = [
  'Project-Submitted-Open',
  'Project-Submitted-Approve-Open',
  'Project-Replace-Salesman-Open',
  'Project-Replace-Salesman',
  'Project-Similarity-Judge',
  'Weekly-Report-View',
  'Weekly-Report-Comment',
] as const satisfies Codes
const asksForDesigns = ['Design-Task-View', 'Design-Task-Request'] as const satisfies Codes
/** Who asks gives drawings and gets what was released; who designs or approves sees every version. */
const designBriefs = [
  ...designFileRights(designFiles.brief, 'View', 'Download', 'Upload', 'Delete'),
  ...designFileRights(designFiles.release, 'View', 'Download'),
]
const seesVersions = designFileRights(designFiles.result, 'View', 'Download')
const addsVersions = designFileRights(designFiles.result, 'View', 'Download', 'Upload', 'Delete')

export const projectsRights: RoleRights = {
  'Branch-Manager': [...logsProjects, ...addsFiles, ...approvesProjects, 'Project-Log-Approve-BM'],
  Salesman: [...logsProjects, ...addsFiles, ...asksForDesigns, ...designBriefs],
  SPV: [
    ...logsProjects,
    ...addsFiles,
    ...approvesProjects,
    ...asksForDesigns,
    ...designBriefs,
    ...seesVersions,
    'Project-Log-Approve-BM',
    'Design-Task-Approve-SPV',
  ],
  Designer: [
    ...logsProjects,
    ...addsFiles,
    ...asksForDesigns,
    ...designBriefs,
    ...addsVersions,
    'Design-Task-Accept',
    'Design-Task-Upload',
    'Design-Task-Submit-SPV',
  ],
  'Project-HO': [
    ...logsProjects,
    ...addsFiles,
    ...approvesProjects,
    ...asksForDesigns,
    ...designBriefs,
    ...seesVersions,
    'Project-Log-Approve-HO',
    'Design-Task-Accept',
    'Design-Task-Approve-Manager',
    'Design-Task-Audit',
  ],
  'TS-Manager': [
    ...logsProjects,
    ...addsFiles,
    ...asksForDesigns,
    ...designBriefs,
    ...seesVersions,
    'Weekly-Report-View',
    'Weekly-Report-Comment',
    'Design-Task-Accept',
    'Design-Task-Approve-Manager',
    'Design-Task-Audit',
  ],
  Coordinator: [...sees, ...seesFiles],
  Director: [...sees, ...seesFiles, 'Weekly-Report-View'],
  'Project-Supervisor': [...sees, ...seesFiles],
}

export const projectsAttachments: readonly AttachmentRights[] = [
  projectFileRights,
  (...actions) => designFileRights(designFiles.brief, ...actions),
  (...actions) => designFileRights(designFiles.result, ...actions),
  (...actions) => designFileRights(designFiles.release, ...actions),
]
