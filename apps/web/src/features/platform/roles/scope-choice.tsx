import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useId } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import radio from '../../../ui/fields/radio.module.css'
import style from './roles.module.css'

type Props = { value: ViewData; onChange: (value: ViewData) => void; isLocked: boolean }

/** Which records the people of a role see. */
export const ScopeChoice = ({ value, onChange, isLocked }: Props) => {
  const t = useWords(rolePageWords)
  const id = useId()
  return (
    <fieldset className={style.scopes} disabled={isLocked}>
      <legend>{t('view_data')}</legend>
      <div>
        {viewDataScopes.map((scope) => (
          <label key={scope} data-on={scope === value || undefined}>
            <input
              type="radio"
              className={radio.dot}
              name={id}
              checked={scope === value}
              onChange={() => onChange(scope)}
            />
            <span>
              <b>{t(scope)}</b>
              <small>{t(`${scope}_text`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
