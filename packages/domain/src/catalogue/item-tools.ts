import { because, type Message } from '../messages.ts'

export const itemTools = ['category', 'warranty', 'tax', 'merge'] as const
export type ItemTool = (typeof itemTools)[number]

export const toolRunStatuses = ['Checked', 'Running', 'Done', 'Failed', 'Undone'] as const
export type ToolRunStatus = (typeof toolRunStatuses)[number]

/** What becomes of a row: found out by the dry run, then done, then perhaps undone. */
export const toolOutcomes = ['will-change', 'same', 'refused', 'done', 'undone', 'followed'] as const
export type ToolOutcome = (typeof toolOutcomes)[number]

export const mostToolItems = 2000
const undoHours = 24

/** Typed by whoever starts it, so that nobody changes many items by a slip of the hand. */
export const confirmationOf = (count: number) => `CHANGE ${count}`

type Run = { status: ToolRunStatus; finished_date: string | null }

export const whyNotUndo = ({ status, finished_date }: Run, now: string): Message | undefined => {
  if (status !== 'Done' || !finished_date) return because('tool-run-not-done')
  const end = Date.parse(finished_date) + undoHours * 3_600_000
  return Date.parse(now) > end ? because('tool-undo-too-late') : undefined
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
