import type * as contract from '@sejuk/contract/catalogue/serial-batches'
import { labelSizeFor } from '@sejuk/domain/catalogue/serial-labels'
import { because } from '@sejuk/domain/messages'
import { serialBatchWords } from '@sejuk/words/catalogue/serial-batches'
import { eq } from 'drizzle-orm'
import { serialBatches as t } from '../../../db/tables/catalogue/serial-batches.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { serialsOfBatch } from './queries.ts'

type Size = ReturnType<typeof labelSizeFor>

/** QR beside the words, Code 128 below over the whole width. */
const labelOf = (serial: string, item: { item_code: string; item_name: string }, size: Size): PdfBlock[] => [
  {
    kind: 'columns',
    columns: [
      { width: size.qr, blocks: [{ kind: 'qr', text: serial, size: size.qr }] },
      {
        blocks: [
          { kind: 'text', text: { text: item.item_code, bold: true } },
          { kind: 'text', text: { text: item.item_name, small: true, muted: true } },
        ],
      },
    ],
  },
  { kind: 'space', height: 1 },
  { kind: 'barcode', text: serial, width: size.barcode, height: size.bars, wholeDots: true },
]

export const serialLabels = async ({ db, input }: RequestContext<typeof contract.serialLabels>) => {
  const [batch] = await db.select().from(t).where(eq(t.batch_code, input.batch_code))
  if (!batch) return refuse('notFound')
  if (batch.status === 'Undone') refuse('conflict', { because: because('batch-already-undone') })
  const serials = await serialsOfBatch(db, batch.batch_code)
  const size = labelSizeFor(Math.max(1, ...serials.map(({ serial_number }) => serial_number.length)))
  const word = await localizedWords(db, serialBatchWords)
  const document = await pdfDocument(db, {
    title: word('labels', input.language),
    code: batch.batch_code,
    language: input.language,
    name: `labels-${batch.batch_code}`,
    head: 'none',
    margin: size.margin,
    body: [
      {
        kind: 'labels',
        across: size.across,
        width: size.width,
        height: size.height,
        labels: serials.map(({ serial_number }) => labelOf(serial_number, batch, size)),
      },
    ],
  })
  return { data: document }
}
