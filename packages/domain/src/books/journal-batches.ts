import { workflow } from '../document-workflow.ts'

/** The sheet that Accurate brings in, or plain columns for any other books. */
export const batchFormats = ['Accurate', 'CSV'] as const
export type BatchFormat = (typeof batchFormats)[number]
export const batchStatuses = ['Made', 'Taken', 'Cancelled'] as const
export type BatchStatus = (typeof batchStatuses)[number]
/** A batch is read, hashed and written whole. */
export const mostJournals = 20_000

type Row = { status: BatchStatus; authors: readonly string[] }

/** Made from what is ready, taken into the books, or cancelled before: then its journals are ready again. */
export const journalBatch = workflow({
  entity: 'journal-batch',
  status: 'status',
  state: ({ status }: Row) => ({ status }),
  actions: {
    take: { needs: 'Journal-Export', from: ['Made'], to: 'Taken', writes: false, confirm: true, primary: true },
    cancel: {
      needs: 'Journal-Export',
      from: ['Made'],
      to: 'Cancelled',
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})
