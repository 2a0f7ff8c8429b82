import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { projectFiles, projectFolder } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { CompetitorTable } from './competitor-table.tsx'
import { ContractFiles } from './contract-files.tsx'
import { SystemTable } from './system-table.tsx'

type Props = { row: ProjectLogDetail }

export const SystemsTab = ({ row }: Props) => (
  <>
    <SystemTable row={row} />
    <CompetitorTable row={row} />
  </>
)

export const ContactsTab = ({ row }: Props) => {
  const t = useWords(projectWords)
  return (
    <Section title={t('contacts')}>
      {row.contacts.length === 0 && <SectionText>-</SectionText>}
      <RowList>
        {row.contacts.map((one) => (
          <li key={one.line_no}>
            <span>
              <b>{one.contact_name}</b> {[one.job_title, one.company].filter(Boolean).join(', ')}
            </span>
            <span>{[one.phone && `+62${one.phone}`, one.email].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

export const FilesTab = ({ row }: Props) => {
  const t = useWords(projectWords)
  return (
    <>
      <RecordPhotos
        title={`${t('documents')} (${projectFolder})`}
        module_name={projectFiles.module}
        module_code={row.log_code}
        photos={[{ alias: projectFiles.photo, label: t('visitPhotos') }]}
        file={projectFiles.file}
      />
      <ContractFiles row={row} />
    </>
  )
}

export const SupervisionTab = ({ row }: Props) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const { supervision_applied_date: applied } = row
  return (
    <Section title={t('supervision')}>
      <SectionText>
        {applied ? t('supervisionApplied', { day: dates.dateTime(applied) }) : t('supervisionText')}
      </SectionText>
    </Section>
  )
}
