import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { FollowUps } from './follow-ups.tsx'

export const FollowUpsTab = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  return (
    <>
      <FollowUps row={row} />
      <RecordPhotos
        title={t('visitPhotos')}
        module_name={projectFiles.module}
        module_code={row.log_code}
        photos={[{ alias: projectFiles.photo, label: t('visitPhotos') }]}
      />
    </>
  )
}
