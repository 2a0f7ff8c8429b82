import { convertTalenta, previewTalenta, type TalentaPreview } from '@sejuk/contract/field/talenta'
import { talentaWords } from '@sejuk/words/field/talenta'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SheetField, useSheet } from '../../../ui/import/sheet-field.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { TalentaColumns } from './talenta-columns.tsx'

/** A file of the device in, a file in Talenta's layout out: columns once, a look at what is wrong, then the download. */
export const TalentaPage = () => {
  const t = useWords(talentaWords)
  const say = useSay()
  const gate = useGate(previewTalenta)
  const preview = useSend(previewTalenta)
  const sheet = useSheet(previewTalenta, preview)
  const [found, setFound] = useState<TalentaPreview>()
  const { file } = sheet
  const look = () =>
    sheet.check({ file }, () => {
      if (file) preview.mutate({ file }, { onSuccess: ({ data }) => setFound(data) })
    })
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {gate.enabled && (
          <>
            <Section title={t('file')}>
              <SectionBody>
                <SheetField label={t('file')} sheet={sheet} accept=".xlsx,.xls,.csv" columnName={(column) => column} />
              </SectionBody>
            </Section>
            <TalentaColumns
              key={file ? `${file.name} ${file.size} ${file.lastModified}` : ''}
              file={file}
              onChanged={() => setFound(undefined)}
            >
              {(isSaved) => (
                <Button kind="primary" disabled={!file || !isSaved} isBusy={preview.isPending} onClick={look}>
                  {t('preview')}
                </Button>
              )}
            </TalentaColumns>
            {found && file && <Preview found={found} file={file} />}
          </>
        )}
      </PageBody>
    </>
  )
}

const Preview = ({ found, file }: { found: TalentaPreview; file: File }) => {
  const t = useWords(talentaWords)
  const say = useSay()
  const dates = useDates()
  const { ready, total, problems, problem_count, rows } = found
  return (
    <Section title={t('result')} sub={t('counts', { ready, total })}>
      <SectionBody>
        {problem_count > 0 && <Note role="alert">{t('problems', { n: problem_count })}</Note>}
        <Row>
          <Button
            kind="primary"
            disabled={ready === 0 || problem_count > 0}
            onClick={() => void download(convertTalenta, { file, skip_bad: false })}
          >
            {t('download')}
          </Button>
          {problem_count > 0 && ready > 0 && (
            <Button onClick={() => void download(convertTalenta, { file, skip_bad: true })}>
              {t('downloadReady')}
            </Button>
          )}
        </Row>
      </SectionBody>
      {problems.length > 0 && (
        <PlainTable>
          <thead>
            <tr>
              {(['line', 'column', 'value', 'problem'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map((one) => (
              <tr key={`${one.line} ${one.column} ${one.message}`}>
                <td>{one.line}</td>
                <td>{one.column}</td>
                <td>{one.value}</td>
                <td>{say(one.message)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {rows.length > 0 && (
        <>
          <SectionText>{t('first', { n: rows.length })}</SectionText>
          <PlainTable>
            <thead>
              <tr>
                <th scope="col">{t('employee_id')}</th>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('shift')}</th>
                <th scope="col">{t('check_in')}</th>
                <th scope="col">{t('check_out')}</th>
                <th scope="col">{t('code')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.employee_id} ${row.date}`}>
                  <td>{row.employee_id}</td>
                  <td>{row.name}</td>
                  <td>{dates.day(row.date)}</td>
                  <td>{row.shift}</td>
                  <td>{row.check_in}</td>
                  <td>{row.check_out}</td>
                  <td>{row.code}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </>
      )}
    </Section>
  )
}
