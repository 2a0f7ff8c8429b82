import { rejectNoticeLetter, type SupervisionLetter } from '@sejuk/contract/supervision/letters'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { letter: SupervisionLetter; onClose: () => void }
export const RejectLetter = ({ letter, onClose }: Props) => {
  const t = useWords(letterWords)
  return (
    <EndpointPanel
      title={t('reject')}
      sub={letter.document_no}
      endpoint={rejectNoticeLetter}
      initial={{ reason: '' }}
      fixed={{ letter_id: letter.letter_id }}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('reason')}
          value={form.values.reason}
          most={500}
          isLong
          isRequired
          error={form.errorOf('reason')}
          onChange={(reason) => form.change({ reason })}
        />
      )}
    </EndpointPanel>
  )
}
