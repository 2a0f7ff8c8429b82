import type { Problem } from '@sejuk/domain/sheets'
import { everydayWords } from '@sejuk/words/everyday'
import IconDownload from '#icon/Download'
import { Refused } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/files/save-file.ts'
import { thousands } from '../../lib/language/money.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { StatusIcon } from '../record/status-icon.tsx'
import style from './import-report.module.css'

export type ImportRefusal = { problems: Problem[]; rows: number }
/** What a refused sheet brought back, if it was its rows that were refused. */
export const refusalIn = (error: Error | null): ImportRefusal | undefined => {
  const data = error instanceof Refused ? (error.data as Partial<ImportRefusal> | null) : null
  return data?.problems?.length ? { problems: data.problems, rows: data.rows ?? 0 } : undefined
}

type Props = ImportRefusal & { fileName: string; columnName: (column: string) => string }

/** The screen shows so many; the file has all of them. */
const shownAtMost = 200

/** A cell that begins like a formula would be run by a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Every invalid cell of the sheet, so that all can be corrected at once. */
export const ImportReport = ({ problems, rows, fileName, columnName }: Props) => {
  const t = useWords(everydayWords)
  const say = useSay()
  const bad = new Set(problems.map(({ line }) => line)).size
  const lines = problems.map(({ line, column, value, message }) => [
    line > 0 ? String(line) : '',
    column ? columnName(column) : '',
    value,
    say(message),
  ])
  const save = () => {
    const head = [t('row'), t('column'), t('value'), t('whatIsWrong')]
    const text = [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), `${fileName.replace(/\.\w+$/, '')}-errors.csv`)
  }
  return (
    <section className={style.report} aria-label={t('importFailed')}>
      <header>
        <StatusIcon tone="bad" size={16} />
        <h3>{t('importFailed')}</h3>
        <Button size="small" icon={<IconDownload size={16} />} onClick={save}>
          {t('rowsWithErrors')}
        </Button>
      </header>
      <p>
        {fileName}: {rows > 0 ? t('importCount', { bad: thousands(bad), all: thousands(rows) }) : t('importFile')}
      </p>
      <div className={style.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col" data-number>
                {t('row')}
              </th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('whatIsWrong')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shownAtMost).map(([line, column, value, message], n) => (
              <tr key={n}>
                <td data-number>{line || '-'}</td>
                <td>{column || '-'}</td>
                <td data-empty={!value || undefined}>{value || t('empty')}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
