import type { Action } from '../workflow.ts'

/** Looked at and not yet taken, taken, taken back, or forgotten. */
export const importStatuses = ['Preview', 'Committed', 'RolledBack', 'Expired'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** `age` is how many hours ago it was taken. */
type Batch = { status: ImportStatus; age: number }

export const rollBackHours = 24
export const tooLateToRollBack = `An import can be taken back within ${rollBackHours} hours`

export const importActions: Record<'mend' | 'commit' | 'rollBack', Action<Batch>> = {
  mend: { needs: 'signed-in', from: [{ status: ['Preview'] }] },
  commit: { needs: 'signed-in', from: [{ status: ['Preview'] }], to: { status: 'Committed' } },
  rollBack: {
    needs: 'signed-in',
    from: [{ status: ['Committed'] }],
    to: { status: 'RolledBack' },
    guards: [({ age }) => (age < rollBackHours ? undefined : tooLateToRollBack)],
  },
}

const hourMs = 3_600_000

/** The state of a batch that its actions read. */
export const batchAt = (
  { status, committed_date }: { status: ImportStatus; committed_date: string | null },
  now: string,
): Batch => ({ status, age: committed_date ? (Date.parse(now) - Date.parse(committed_date)) / hourMs : 0 })

/** Days the rows are stored after the upload; the batch itself is stored longer. */
export const importRowsKeptDays = 7

/** The maximum number of cells corrected in one request. */
export const mostFixes = 2000

export const rowsTouched = (rows: number) => `${rows} of the imported rows were changed since and cannot be taken back`
export const nothingToImport = 'There is no row left to import'
