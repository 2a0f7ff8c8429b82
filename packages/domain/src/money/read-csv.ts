const signs = [',', ';', '\t'] as const

/** The sign between the cells: the one that most often stands in the first lines. */
const separatorOf = (text: string) => {
  const head = text.slice(0, 4000)
  return signs.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}

/** The cells of a CSV, with quotes as spreadsheets write them; no more than `most` rows. */
export const readCsv = (source: string, most: number): string[][] => {
  const text = source.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endRow = () => {
    rows.push([...cells, cell])
    cells = []
    cell = ''
  }
  for (let n = 0; n < text.length && rows.length <= most; n++) {
    const sign = text[n]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[n + 1] === '"') cell += text[n++]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true]
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || cells.length) endRow()
  return rows
}
