import { useQuestion } from '../../lib/browser/confirm.ts'
import { lazyPart } from '../layout/lazy-part.tsx'

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog))

export const ConfirmHost = () => {
  const question = useQuestion()
  return question && <ConfirmDialog {...question} />
}
