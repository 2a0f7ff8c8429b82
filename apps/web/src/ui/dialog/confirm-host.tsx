import { useQuestion } from '../../lib/browser/confirm.ts'
import { later } from '../layout/lazy-part.tsx'

const ConfirmDialog = later(() => import('./confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog))

export const ConfirmHost = () => {
  const question = useQuestion()
  return question && <ConfirmDialog {...question} />
}
