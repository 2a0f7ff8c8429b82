import type { Staff } from '@sejuk/contract/masters/staff'
import { resetSecondFactor } from '@sejuk/contract/platform/second-factors'
import { everydayWords } from '@sejuk/words/everyday'
import { secondFactorWords } from '@sejuk/words/platform/second-factors'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

export const ResetSecondFactor = ({ who, onClose }: { who: Staff; onClose: () => void }) => {
  const t = useWords(secondFactorWords)
  const everyday = useWords(everydayWords)
  const reset = useSend(resetSecondFactor)
  const { usercode, username: name } = who
  return (
    <Dialog
      title={t('resetTitle')}
      sub={`(${usercode}) ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <Button
            kind="primary"
            isBusy={reset.isPending}
            onClick={() => reset.mutate({ usercode }, { onSuccess: onClose })}
          >
            {t('resetTitle')}
          </Button>
        </>
      }
    >
      <p>{t('resetAsk', { name })}</p>
    </Dialog>
  )
}
