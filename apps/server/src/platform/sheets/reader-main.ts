import { buffer } from 'node:stream/consumers'
import { readWorkbook } from './read-workbook.ts'
import type { ReaderMessage, SheetSpec } from './sheet-spec.ts'

/** Runs in a separate process: whatever a file does to it, the server keeps running. */
const spec = JSON.parse(process.argv[2] ?? '') as SheetSpec
const tell = (said: ReaderMessage) => new Promise((sent) => process.send?.(said, sent))

for (const said of readWorkbook(await buffer(process.stdin), spec)) await tell(said)
process.disconnect()
