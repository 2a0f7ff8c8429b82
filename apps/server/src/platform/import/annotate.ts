import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@sejuk/domain/platform/languages'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { type Sentences, sentencesOf } from '@sejuk/words/sentences'
import { sheetWords } from '@sejuk/words/sheets'
import type { Book } from '@sejuk/words/words'
import type { ThreadOrder } from '../export/order.ts'
import { writeInThread } from '../export/write-workbook.ts'
import { refuse } from '../http/refuse.ts'
import type { Importable } from './importable.ts'

export type AnnotateOrder = ThreadOrder & {
  columns: { key: string; title: string }[]
  problemTitle: string
  /** For problem texts in the other language. */
  sentences?: Sentences
}

/** Each is a thread that computes for a second or two. */
const mostAtOnce = 2
let running = 0

/** The rows of a batch as a workbook with problems marked and described. It can be corrected and uploaded again. */
export const annotate = async (
  url: string,
  { sheet, columns, book, maxRows }: Importable,
  import_batch_code: string,
  language: Language,
): Promise<Uint8Array> => {
  if (running >= mostAtOnce) refuse('busy')
  running += 1
  const path = join(tmpdir(), `sejuk-annotated-${randomUUID()}.xlsx`)
  const side = language === 'local' ? 1 : 0
  const keys = Object.keys(columns)
  const cells = keys.map((_, n) => `cells->>$${n + 2}::text`)
  const from = 'from import_rows where import_batch_code = $1'
  const order: AnnotateOrder = {
    url,
    path,
    sheet,
    mostRows: maxRows,
    count: { sql: `select count(*) as n ${from}`, params: [import_batch_code] },
    rows: {
      sql: `select ${cells.join(', ')}, problems::text ${from} order by line`,
      params: [import_batch_code, ...keys],
    },
    columns: Object.entries(columns).map(([key, { titles }]) => ({ key, title: titles[side] })),
    problemTitle: importWords.words.problem[side],
    ...(side ? { sentences: sentencesOf(everydayWords, sheetWords, ...([book].flat() as Book[])) } : {}),
  }
  try {
    await writeInThread(new URL('./annotate-main.ts', import.meta.url), order)
    return await readFile(path)
  } finally {
    running -= 1
    await rm(path, { force: true })
  }
}
