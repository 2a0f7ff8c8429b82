import type { ManagementReport } from '@sejuk/contract/management-reports'
import type { ReportShape } from '@sejuk/domain/management-reports'
import type { PageLink } from '@sejuk/domain/pages'
import { written } from '@sejuk/domain/values/written-figures'
import { managementReportWords } from '@sejuk/words/management-reports'
import { saveFile } from '../../lib/files/save-file.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { Section, SectionBody, SectionText } from '../../ui/record/section.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { csvOf } from './csv.ts'
import style from './management-report.module.css'

type Row = ManagementReport['rows'][number]
type Props = {
  title: string
  rows: readonly Row[]
  shape: ReportShape
  group: string
  onGroup: (group: string) => void
  say: (name: string) => string
  /** How a row is called, where its name is a code. */
  nameOf?: (group: string, row: Row) => string
  /** The list that a row counts. */
  linkOf?: (group: string, code: string) => PageLink | undefined
}

/** The rows of the chosen group: a table whose bars are its picture. */
export const Comparison = ({ title, rows, shape, group, onGroup, say, nameOf, linkOf }: Props) => {
  const t = useWords(managementReportWords)
  const columns = Object.entries(shape.columns)
  const most = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0))
  const called = (row: Row) => nameOf?.(group, row) ?? row.name
  const save = () => {
    const head = [say(group), '', ...columns.map(([name]) => say(name))]
    const lines = rows.map((row) => [row.code, called(row), ...row.values.map((value) => value ?? '')])
    saveFile(csvOf([head, ...lines]), `${title} - ${say(group)}.csv`)
  }
  return (
    <Section
      title={t('comparison')}
      sub={t('first50')}
      actions={
        <Button size="small" disabled={rows.length === 0} onClick={save}>
          {t('download')}
        </Button>
      }
    >
      <SectionBody>
        <FieldGrid>
          <ChoiceField
            label={t('compareBy')}
            options={shape.groups.map((value) => ({ value, label: say(value) }))}
            value={group}
            onChange={(chosen) => chosen && onGroup(chosen)}
            isRequired
          />
        </FieldGrid>
      </SectionBody>
      {rows.length === 0 ? (
        <SectionText>{t('nothing')}</SectionText>
      ) : (
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{say(group)}</th>
              {columns.map(([name]) => (
                <th key={name} scope="col" data-number>
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const link = linkOf?.(group, row.code)
              return (
                <tr key={row.code}>
                  <th scope="row">
                    {link ? <Link {...link}>{called(row)}</Link> : called(row)}
                    <i
                      aria-hidden="true"
                      className={style.bar}
                      style={{ width: `${(100 * Math.max(0, row.values[0] ?? 0)) / most}%` }}
                    />
                  </th>
                  {columns.map(([name, unit], n) => (
                    <td key={name} data-number>
                      {written(row.values[n] ?? null, unit)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </PlainTable>
      )}
    </Section>
  )
}
