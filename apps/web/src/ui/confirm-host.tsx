import { useQuestion } from '../lib/confirm.ts'
import { later } from './later.tsx'

const ConfirmDialog = later(() => import('./confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog))

export const ConfirmHost = () => {
  const question = useQuestion()
  return question && <ConfirmDialog {...question} />
}
