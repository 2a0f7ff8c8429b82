import { readInProcess } from './reader-process.ts'

/** The rows of the first sheet as text, for files whose columns are chosen elsewhere; or why it cannot be read. */
export const readPlainRows = async (
  file: File,
  maxRows: number,
): Promise<{ rows: string[][] } | { problem: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows: string[][] = []
  for await (const said of readInProcess(bytes, { sheet: '', columns: {}, maxRows, isPlain: true })) {
    if ('fault' in said) return { problem: said.fault.message }
    if ('first' in said) for (const { line, cells } of said.first) rows[line - 1] = cells
  }
  return { rows: Array.from(rows, (cells) => cells ?? []) }
}
