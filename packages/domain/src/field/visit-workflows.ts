import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { countsAfterMinutes, type VisitStatus } from './visits.ts'

type VisitRow = { status: VisitStatus; usercode: string; minutes: number | null; authors: readonly string[] }
const visitState = ({ status, usercode, minutes }: VisitRow, viewer: WorkflowViewer) => ({
  status,
  isOwn: usercode === viewer.usercode,
  isShort: (minutes ?? 0) < countsAfterMinutes,
})
type VisitState = ReturnType<typeof visitState>
const isLongEnough = ({ isShort }: VisitState) =>
  isShort ? because('visit-too-short', { n: countsAfterMinutes }) : undefined

/** Away from the pin, too long or doubtful: a supervisor decides whether it counts. */
export const visit = workflow({
  entity: 'visit',
  status: 'status',
  state: visitState,
  actions: {
    approve: {
      needs: 'Visit-Customer-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [isLongEnough],
      approves: true,
      primary: true,
    },
    reject: {
      needs: 'Visit-Customer-Approve',
      from: ['Submitted', 'Approved'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    cancel: {
      needs: 'Visit-Customer-Mobile',
      appliesTo: ({ isOwn }) => isOwn,
      from: ['Draft'],
      to: 'Deleted',
      confirm: true,
    },
  },
})

export const decisionStatuses = ['Submitted', 'Approved', 'Rejected'] as const
export type DecisionStatus = (typeof decisionStatuses)[number]
type PinRow = { status: DecisionStatus; authors: readonly string[] }

type ProposedPin = PinRow & { note: string | null; has_photo: boolean }
const pinState = ({ status, note, has_photo }: ProposedPin, _viewer: WorkflowViewer) => ({
  status,
  isShown: has_photo || Boolean(note?.trim()),
})
const isShown = ({ isShown }: ReturnType<typeof pinState>) =>
  isShown ? undefined : because('pin-without-picture-or-note')

/** A better pin, proposed from where the shop really is. */
export const pinProposal = workflow({
  entity: 'pin-proposal',
  status: 'status',
  state: pinState,
  actions: {
    approve: {
      needs: 'Visit-Customer-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [isShown],
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Visit-Customer-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
  },
})

/** What somebody collected: finance confirms that it arrived. By itself it pays nothing. */
export const visitCollection = workflow({
  entity: 'visit-collection',
  status: 'status',
  state: ({ status }: PinRow, _viewer: WorkflowViewer) => ({ status }),
  actions: {
    receive: {
      needs: 'Visit-Collection-Receive',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      primary: true,
      confirm: true,
    },
    refuse: {
      needs: 'Visit-Collection-Receive',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
  },
})
