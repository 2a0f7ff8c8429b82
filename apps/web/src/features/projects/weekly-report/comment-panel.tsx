import { commentOnWeek } from '@sejuk/contract/projects/weekly-report'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

export const CommentPanel = ({ week, onClose }: { week: string; onClose: () => void }) => {
  const t = useWords(weeklyWords)
  return (
    <EndpointPanel
      title={t('addComment')}
      endpoint={commentOnWeek}
      initial={{ comment: '' }}
      fixed={{ week }}
      labels={{ comment: t('comment') }}
      draft={`weekly-report/${week}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <TextField
          label={t('comment')}
          value={values.comment}
          onChange={(comment) => change({ comment })}
          error={errorOf('comment')}
          most={1000}
          isLong
          isRequired
        />
      )}
    </EndpointPanel>
  )
}
