import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import type { Action } from '../actions/action.ts'
import { ActionButton } from '../actions/action-button.tsx'
import style from './bulk-bar.module.css'

type Props = { count: number; actions: Action[]; onClear: () => void }

/** What can be done with everything that is selected. */
export const BulkBar = ({ count, actions, onClear }: Props) => {
  const t = useWords(everydayWords)
  return (
    <div className={style.bar} role="toolbar" aria-label={t('selected', { n: count })}>
      <b>{t('selected', { n: count })}</b>
      <button type="button" className={style.clear} onClick={onClear}>
        {t('clear')}
      </button>
      <hr />
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} className={style.action} kind="plain" isReasonPrinted />
      ))}
    </div>
  )
}
