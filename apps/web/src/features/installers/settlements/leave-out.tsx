import { reasonRequired } from '@sejuk/domain/installers/installers'
import { settlementWords } from '@sejuk/words/installers/settlements'
import { useState } from 'react'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

type Props = { code: string; onClose: () => void; onDone: (reason: string) => void }

/** Nobody is left out without a word. */
export const LeaveOut = ({ code, onClose, onDone }: Props) => {
  const t = useWords(settlementWords)
  const say = useSay()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <Dialog
      title={t('reasonFor', { ticket: code })}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={() => (reason.trim() ? onDone(reason.trim()) : setTried(true))}>
          {t('leaveOut')}
        </Button>
      }
    >
      <TextField
        label={t('reason')}
        value={reason}
        onChange={setReason}
        most={500}
        isLong
        isRequired
        autoFocus
        error={isTried && !reason.trim() ? say(reasonRequired) : undefined}
      />
    </Dialog>
  )
}
