import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

/** Without the contract or purchase order a project is not goaled. */
export const ContractFiles = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const { permission } = useViewer()
  if (row.level === 'View' || !permission.has(filePermission(projectFiles.module, 'Upload'))) return null
  return (
    <Section title={t('contractFile')}>
      <SectionBody>
        <Uploader
          label={t('contractFile')}
          module_name={projectFiles.module}
          module_code={row.log_code}
          alias={projectFiles.contract}
          kind="file"
        />
      </SectionBody>
    </Section>
  )
}
