import type { Staff } from '@sejuk/contract/masters/staff'
import { resetPassword } from '@sejuk/contract/platform/accounts'
import { everydayWords } from '@sejuk/words/everyday'
import { staffWords } from '@sejuk/words/masters/staff'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import style from './reset-password.module.css'

/** The new password is shown once, here, and nowhere else. */
export const ResetPassword = ({ who, onClose }: { who: Staff; onClose: () => void }) => {
  const t = useWords(staffWords)
  const everyday = useWords(everydayWords)
  const reset = useSend(resetPassword)
  const password = reset.data?.data.one_time_password
  const { usercode, username: name } = who
  if (password)
    return (
      <Dialog
        title={t('oneTime')}
        sub={`(${usercode}) ${name}`}
        onClose={onClose}
        footer={
          <Button kind="primary" onClick={onClose}>
            {everyday('close')}
          </Button>
        }
      >
        <p className={style.password}>
          <CopyButton text={password} />
        </p>
        <p>{t('oneTimeText', { name })}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={t('resetPassword')}
      sub={`(${usercode}) ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <Button kind="primary" isBusy={reset.isPending} onClick={() => reset.mutate({ usercode })}>
            {t('resetPassword')}
          </Button>
        </>
      }
    >
      <p>{t('resetAsk', { name })}</p>
    </Dialog>
  )
}
