type Cell = string | number

/** A text that a spreadsheet would read as a formula is written as text. */
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cell = (value: Cell) => (typeof value === 'number' ? String(value) : `"${safe(value).replaceAll('"', '""')}"`)

/** With the mark by which spreadsheets know the letters. */
export const csvOf = (rows: readonly (readonly Cell[])[]) =>
  new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
