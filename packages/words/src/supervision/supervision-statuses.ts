import type { StepKey } from '@sejuk/domain/supervision/supervision-rail'
import type {
  assAuditStatuses,
  CardStatus,
  DocumentKind,
  documentStatuses,
  installerStatuses,
  LetterStatus,
  PauseStatus,
  SupervisionStatus,
  tsAuditStatuses,
} from '@sejuk/domain/supervision/supervision-statuses'
import type { Pair } from '../words.ts'

const process = {
  Draft: ['Draft', 'Draf'],
  Submitted: ['Submitted', 'Diajukan'],
  Document_Draft: ['Document draft', 'Draf dokumen'],
  TS_Dept_Audit_Required: ['TS audit required', 'Perlu audit TS'],
  TS_Dept_Audit_Approved: ['TS audit approved', 'Audit TS disetujui'],
  TS_Dept_Audit_Rejected: ['TS audit rejected', 'Audit TS ditolak'],
  ASS_Dept_Audit_Required: ['ASS audit required', 'Perlu audit ASS'],
  ASS_Dept_Audit_Rejected: ['ASS audit rejected', 'Audit ASS ditolak'],
  ASS_Dept_Audit_Approved: ['ASS audit approved', 'Audit ASS disetujui'],
  HO_Dispatched: ['Dispatched by HO', 'Ditugaskan Kantor Pusat'],
  HO_Rejected: ['Rejected by HO', 'Ditolak Kantor Pusat'],
  Branch_Accepted: ['Accepted by branch', 'Diterima Cabang'],
  Branch_Rejected: ['Rejected by branch', 'Ditolak Cabang'],
  Coordinator_Received: ['Received by coordinator', 'Diterima Koordinator'],
  Coordinator_Rejected: ['Rejected by coordinator', 'Ditolak Koordinator'],
  Technical_Training_Finished: ['Technical training finished', 'Pelatihan Teknis Selesai'],
  Inspection_Supervision_Submitted: ['Inspection submitted', 'Inspeksi diajukan'],
  Inspection_Supervision_Finished: ['Inspection finished', 'Inspeksi selesai'],
  Debug_Normal: ['Debug normal', 'Uji Coba Normal'],
  Debug_Abnormal: ['Debug abnormal', 'Uji Coba Tidak Normal'],
  Usage_Training_Finished: ['Usage training finished', 'Pelatihan Penggunaan Selesai'],
  Finish_Project_Finished: ['Finished', 'Selesai'],
  Installer_Changed: ['Installer changed', 'Installer Telah Diganti'],
  Paused: ['Paused', 'Dijeda'],
  Resumed: ['Resumed', 'Dilanjutkan'],
} satisfies Record<
  | SupervisionStatus
  | PauseStatus
  | (typeof tsAuditStatuses)[number]
  | (typeof assAuditStatuses)[number]
  | (typeof installerStatuses)[number],
  Pair
>
const cards = {
  Document_Draft: ['Document draft', 'Draf dokumen'],
  Warranty_Card_Submitted: ['Card submitted', 'Kartu diajukan'],
  Warranty_Card_Approved: ['Card approved', 'Kartu disetujui'],
  Warranty_Card_Issued: ['Card issued', 'Kartu terbit'],
  Warranty_Card_Signed: ['Card signed', 'Kartu ditandatangani'],
} satisfies Record<CardStatus, Pair>
const letters = {
  Revision_Notice_Pending: ['Pending', 'Draf'],
  Revision_Notice_Submitted: ['With the manager', 'Di manajer'],
  Revision_Notice_Approved: ['Approved', 'Disetujui'],
  Revision_Notice_Issued: ['Issued', 'Terbit'],
  Design_Revision_Notice_Pending: ['Pending', 'Draf'],
  Design_Revision_Notice_Submitted: ['With the manager', 'Di manajer'],
  Design_Revision_Notice_Approved: ['Approved', 'Disetujui'],
  Design_Revision_Notice_Issued: ['Issued', 'Terbit'],
  Disclaimer_Letter_Pending: ['Pending', 'Draf'],
  Disclaimer_Letter_Submitted: ['With the manager', 'Di manajer'],
  Disclaimer_Letter_Approved: ['Approved', 'Disetujui'],
  Disclaimer_Letter_Issued: ['Issued', 'Terbit'],
  Disclaimer_Letter_Signed: ['Signed', 'Ditandatangani'],
} satisfies Record<LetterStatus, Pair>
const documents = {
  TS_Approved: ['TS approved', 'Disetujui TS'],
  Audited: ['Audited', 'Diaudit'],
  Rejected: ['Rejected', 'Ditolak'],
  sales_contract: ['Sales contract', 'Kontrak penjualan'],
  delivery_order: ['Delivery orders', 'Surat jalan'],
  as_built_drawing: ['As-built drawing', 'Gambar as-built'],
  system_schematic: ['System schematic', 'Skema sistem'],
  installer_certificate: ['Installer certificate', 'Sertifikat installer'],
  pressure_test_sheet: ['Pressure test sheet', 'Lembar uji tekanan'],
  debug_measurement_sheet: ['Debug measurement sheet', 'Lembar pengukuran uji coba'],
} satisfies Record<DocumentKind | Exclude<(typeof documentStatuses)[number], 'Document_Draft' | 'Submitted'>, Pair>
const steps = {
  submitted: ['Submitted', 'Diajukan'],
  documents: ['Documents', 'Dokumen'],
  tsAudit: ['TS audit', 'Audit TS'],
  assAudit: ['ASS audit', 'Audit ASS'],
  dispatched: ['Dispatched', 'Ditugaskan'],
  accepted: ['Branch accepted', 'Diterima cabang'],
  received: ['Coordinator received', 'Diterima koordinator'],
  certified: ['Installer certified', 'Installer bersertifikat'],
  scheduled: ['First schedule', 'Jadwal pertama'],
  training: ['Technical training', 'Pelatihan teknis'],
  devices: ['Devices arrived, installed', 'Perangkat tiba, terpasang'],
  inspection: ['Inspection', 'Inspeksi'],
  revisionNotice: ['Revision notice', 'Surat revisi'],
  designNotice: ['Design revision notice', 'Surat revisi desain'],
  disclaimer: ['Disclaimer letter', 'Surat penafian'],
  debug: ['Debug', 'Uji coba'],
  usageTraining: ['Usage training', 'Pelatihan penggunaan'],
  warrantyCard: ['Warranty card', 'Kartu garansi'],
  finish: ['Finish project', 'Selesaikan proyek'],
} satisfies Record<StepKey, Pair>

export const supervisionStatusPairs = { ...process, ...cards, ...letters, ...documents }
export const supervisionStepPairs = steps
export const supervisionStatusLists = ['supervision.supervision_status', 'supervision.pause_status']
