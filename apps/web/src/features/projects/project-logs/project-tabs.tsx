import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { createSupervision, listSupervisions } from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { projectFiles, projectFolder } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { SupervisionChip } from '../../../entities/status/supervision-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
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
  const { supervision_applied_date: applied, log_code } = row
  const mayRead = useGate(listSupervisions)
  const mayCreate = useGate(createSupervision)
  const found = useCall(listSupervisions, { log_code, limit: 100 }, { enabled: mayRead.enabled })
  return (
    <Section
      title={t('supervision')}
      actions={
        mayCreate.enabled &&
        row.project_status === 'Project_Goaled' && (
          <Link {...pageTo('supervisionCreate', { log_code })}>{t('newSupervision')}</Link>
        )
      }
    >
      <SectionText>
        {applied ? t('supervisionApplied', { day: dates.dateTime(applied) }) : t('supervisionText')}
      </SectionText>
      <RowList>
        {found.data?.data.map((one) => (
          <li key={one.supervision_code}>
            <span>
              <Link {...pageTo('supervision', { code: one.supervision_code })}>{one.supervision_code}</Link>{' '}
              {one.installer_name}
            </span>
            <SupervisionChip status={one.supervision_status} pause={one.pause_status} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}
