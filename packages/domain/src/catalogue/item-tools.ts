import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'

export const itemTools = ['category', 'warranty', 'tax', 'photos', 'merge'] as const
export type ItemTool = (typeof itemTools)[number]

export const toolRunStatuses = ['Checked', 'Submitted', 'Running', 'Done', 'Failed', 'Rejected', 'Undone'] as const
export type ToolRunStatus = (typeof toolRunStatuses)[number]

/** What becomes of a row: found out by the dry run, then done, then perhaps undone. */
export const toolOutcomes = ['will-change', 'same', 'refused', 'done', 'undone', 'followed'] as const
export type ToolOutcome = (typeof toolOutcomes)[number]

export const mostToolItems = 2000
const undoHours = 24

/** Typed by whoever prepares it, so that nobody changes many items by a slip of the hand. */
export const confirmationOf = (count: number) => `CHANGE ${count}`

type ToolRunRow = {
  status: ToolRunStatus
  tool: ItemTool
  change_count: number
  refused_count: number
  authors: readonly string[]
}

/** Prepared by one user, who has seen the dry run; approved by another, who sees the same report. A merge is done whole or not. */
export const itemToolRun = workflow({
  entity: 'item-tool-run',
  status: 'status',
  state: ({ status, tool, change_count, refused_count }: ToolRunRow, _viewer: WorkflowViewer) => ({
    status,
    has_changes: change_count > 0 && !(tool === 'merge' && refused_count > 0),
  }),
  actions: {
    start: {
      needs: 'Item-Manage-Tools',
      from: ['Checked'],
      to: 'Submitted',
      guards: [({ has_changes }) => (has_changes ? undefined : because('tool-nothing-to-change'))],
      primary: true,
    },
    approve: {
      needs: 'Item-Manage-Tools-Approve',
      from: ['Submitted'],
      to: 'Running',
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Item-Manage-Tools-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
    },
  },
})

type Run = { status: ToolRunStatus; finished_date: string | null }

export const whyNotUndo = ({ status, finished_date }: Run, now: string): Message | undefined => {
  // What failed half-way has changed some items.
  if (!['Done', 'Failed'].includes(status) || !finished_date) return because('tool-run-not-done')
  const end = Date.parse(finished_date) + undoHours * 3_600_000
  return Date.parse(now) > end ? because('tool-undo-too-late') : undefined
}

/** Photos of one run. */
export const mostToolPhotos = 50

/** Codes of items that a file may be named after: its whole name, or without the number of the photo. */
export const codesOfPhoto = (fileName: string) => {
  const name = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .toUpperCase()
  return [...new Set([name, name.replace(/(?:[-_ ]\d{1,2}| \(\d{1,2}\))$/, '').trim()])].filter(Boolean)
}

/** The codes in pasted text, each once, in the order pasted. */
export const pastedCodes = (text: string) => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((code) => code.trim().toUpperCase())
      .filter(Boolean),
  ),
]
