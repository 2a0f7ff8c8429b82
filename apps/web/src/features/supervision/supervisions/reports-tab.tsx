import { listLetters, previewNotice, type SupervisionLetter } from '@sejuk/contract/supervision/letters'
import type { SupervisionDetail, SupervisionReport } from '@sejuk/contract/supervision/supervisions'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { LetterChip } from '../../../entities/status/supervision-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

const isPerson = (one: unknown): one is { name: string; company: string } =>
  typeof one === 'object' && one !== null && 'name' in one && 'company' in one
const written = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((one) => (isPerson(one) ? `${one.name} (${one.company})` : String(one))).join(', ')
  return String(value)
}
const reportFields = [
  ...(['attendees', 'remark', 'measurements', 'suction_pressure', 'outlet_temperature'] as const),
  ...(['faults', 'receiver_name', 'receiver_title'] as const),
]

export const ReportsTab = ({ row }: { row: SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  return (
    <>
      <Letters supervision_code={row.supervision_code} />
      {row.reports.length === 0 && (
        <Section title={t('tabReports')}>
          <SectionText>{t('noReports')}</SectionText>
        </Section>
      )}
      {row.reports.map((report) => (
        <Report key={report.report_id} report={report} />
      ))}
    </>
  )
}

const Report = ({ report }: { report: SupervisionReport }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const { content } = report
  return (
    <Section title={t(report.kind)} sub={`${report.create_user_name}, ${dates.dateTime(report.created_date)}`}>
      <Facts
        facts={reportFields
          .filter((field) => content[field] !== undefined && content[field] !== null)
          .map((field) => [t(field), written(content[field]), { wide: 2 }] as const)}
      />
    </Section>
  )
}

const Letters = ({ supervision_code }: { supervision_code: string }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const found = useCall(listLetters, { supervision_code })
  const letters = found.data?.data ?? []
  return (
    <Section title={t('letters')}>
      {found.data && letters.length === 0 && <SectionText>{t('noLetters')}</SectionText>}
      <RowList>
        {letters.map((letter) => (
          <li key={letter.letter_id}>
            <span>
              <b>{letter.document_no}</b> v{letter.version} · {letter.responsible_party} ·{' '}
              {dates.day(letter.issue_date)}
            </span>
            <Row as="span">
              <LetterChip status={letter.service_status} />
              <Button
                size="small"
                onClick={() => void download(previewNotice, { supervision_code, ...partsOf(letter) })}
              >
                {t('openPaper')}
              </Button>
            </Row>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

const partsOf = ({ service_type, template_type, version }: SupervisionLetter) => ({
  service_type,
  template_type,
  version,
})
