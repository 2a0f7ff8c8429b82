import type { supervisionMeasures, supervisionWaiting } from '@sejuk/domain/supervision/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof supervisionWaiting)[number], Pair>

export const supervisionWaitingNames = {
  supervisionTsAudits: ['Supervision papers for the TS audit', 'Dokumen supervisi untuk audit TS'],
  supervisionAssAudits: ['Supervision papers for the ASS audit', 'Dokumen supervisi untuk audit ASS'],
  supervisionDispatches: ['Supervisions to dispatch', 'Supervisi untuk ditugaskan'],
  supervisionAccepts: ['Supervisions to accept', 'Supervisi untuk diterima cabang'],
  supervisionReceives: ['Supervisions to receive', 'Supervisi untuk diterima koordinator'],
} satisfies Waiting

export const supervisionNextSteps = {
  supervisionTsAudits: ['Audit', 'Audit'],
  supervisionAssAudits: ['Audit', 'Audit'],
  supervisionDispatches: ['Dispatch', 'Tugaskan'],
  supervisionAccepts: ['Accept', 'Terima'],
  supervisionReceives: ['Receive', 'Terima'],
} satisfies Waiting

export const supervisionMeasureNames = {} satisfies Record<(typeof supervisionMeasures)[number], Pair>
