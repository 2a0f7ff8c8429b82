import { workerData } from 'node:worker_threads'
import { translator } from '@sejuk/words/sentences'
import { textCell } from '../export/cells.ts'
import { writeInThisThread } from '../export/writing-thread.ts'
import type { AnnotateOrder } from './annotate.ts'

const order = workerData as AnnotateOrder
const say = order.sentences ? translator(order.sentences) : (sentence: string) => sentence
const places = new Map(order.columns.map(({ key }, n) => [key, n]))
const titleOf = (key: string) => order.columns[places.get(key) ?? -1]?.title

const noteOf = (problems: Record<string, string>) =>
  Object.entries(problems)
    .map(([key, message]) => [titleOf(key), say(message)].filter(Boolean).join(': '))
    .join('\n')

/** The last of the texts is what is wrong, by column. */
await writeInThisThread(order, {
  columns: [
    ...order.columns.map(({ title }) => ({ header: title, width: 22 })),
    { header: order.problemTitle, width: 60 },
  ],
  markStyle: {
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FDE2DE' } },
    font: { color: { rgb: '9B1C17' } },
  },
  rowOf: (texts) => {
    const problems: Record<string, string> = JSON.parse(texts.at(-1) ?? '{}')
    const cells = texts.slice(0, -1).map((text) => (text === null ? null : textCell(text)))
    const marked = new Set(Object.keys(problems).flatMap((key) => places.get(key) ?? []))
    return { cells: [...cells, textCell(noteOf(problems)) || null], marked }
  },
})
