import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { projectWords } from '@sejuk/words/projects/projects'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'

/** What one must know before anything else. */
export const ProjectNotes = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const isReviewed = row.reviewer_name && ['BM_Approving', 'BM_Approved'].includes(row.login_status)
  return (
    <>
      {row.reject_reason && (
        <Note tone="bad">
          {t(row.login_status)}: {row.reject_reason}
          {row.winner_code && ` (${t('keeps', { code: row.winner_code })})`}
        </Note>
      )}
      {row.close_reason && row.project_status && (
        <Note>
          {t(row.project_status)}: {row.close_reason}
          {row.lost_to_brand && ` (${row.lost_to_brand})`}
        </Note>
      )}
      {isReviewed && (
        <Note>
          {t('reviewer_name')}: {row.reviewer_name}, {dates.dateTime(row.review_date)}
        </Note>
      )}
    </>
  )
}
