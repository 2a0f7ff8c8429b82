import type {
  DesignTaskStatus,
  FollowUpFlag,
  LoginStatus,
  ProjectStatus,
  SimilarityStatus,
} from '@sejuk/domain/projects/project-statuses'
import type { Pair } from '../words.ts'

const login = {
  Draft: ['Draft', 'Draf'],
  Submitted: ['Submitted', 'Diajukan'],
  BM_Approving: ['BM approving', 'Ditinjau BM'],
  BM_Approved: ['BM approved', 'Disetujui BM'],
  BM_Rejected: ['BM rejected', 'Ditolak BM'],
  Approved: ['Approved', 'Disetujui'],
  Rejected: ['Rejected', 'Ditolak'],
  Withdrawn: ['Withdrawn', 'Ditarik'],
} satisfies Record<LoginStatus, Pair>
const project = {
  Processing: ['Processing', 'Berjalan'],
  Project_Goaled: ['Project goaled', 'Proyek gol'],
  Failed: ['Failed', 'Gagal'],
  Givenup: ['Given up', 'Dilepas'],
  Paused: ['Paused', 'Dijeda'],
  On_Hold: ['On hold', 'Ditahan'],
  Cancelled: ['Cancelled', 'Dibatalkan'],
  Unknown: ['Unknown', 'Tidak diketahui'],
} satisfies Record<ProjectStatus, Pair>
const design = {
  No_Need: ['No need', 'Tidak perlu'],
  Draft: ['Draft', 'Draf'],
  Submitted: ['Submitted', 'Diajukan'],
  Accepted_By_Designer: ['Accepted by designer', 'Diterima desainer'],
  Rejected_By_Designer: ['Rejected by designer', 'Ditolak desainer'],
  Start_To_Design: ['Start to design', 'Mulai didesain'],
  Uploaded_By_Designer: ['Uploaded by designer', 'Diunggah desainer'],
  Submitted_To_SPV: ['Submitted to SPV', 'Diajukan ke SPV'],
  Approved_By_SPV: ['Approved by SPV', 'Disetujui SPV'],
  Rejected_By_SPV: ['Rejected by SPV', 'Ditolak SPV'],
  Approved_By_Manager: ['Approved by manager', 'Disetujui manajer'],
  Rejected_By_Manager: ['Rejected by manager', 'Ditolak manajer'],
  Audited_By_Manager: ['Audited by manager', 'Diaudit manajer'],
} satisfies Record<DesignTaskStatus, Pair>
const similarity = {
  No_Need: ['No need', 'Tidak perlu'],
  Submitted: ['Submitted', 'Diajukan'],
  Processing: ['Processing', 'Berjalan'],
  Finished: ['Finished', 'Selesai'],
} satisfies Record<SimilarityStatus, Pair>
const flags = {
  No_Need_to_Follow_Up: ['No need to follow up', 'Tidak perlu tindak lanjut'],
  Optional_to_Follow_Up: ['Optional to follow up', 'Tindak lanjut opsional'],
  Required_to_Follow_Up: ['Required to follow up', 'Wajib tindak lanjut'],
  Finished_Follow_Up: ['Finished follow up', 'Tindak lanjut selesai'],
} satisfies Record<FollowUpFlag, Pair>

export const designStatusPairs = design
export const projectStatusPairs = { ...design, ...login, ...project, ...similarity, ...flags }
export const projectStatusLists = [
  'project-log.login_status',
  'project-log.project_status',
  'project-log.requester_task_status',
  'project-log.login_task_status',
  'salesman-replacement.status',
]
