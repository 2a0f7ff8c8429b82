import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useId } from 'react'
import IconX from '#icon/X'
import { useWords } from '../../../../lib/language/words.ts'
import { IconButton } from '../../../../ui/actions/button.tsx'
import { DayInput } from '../../../../ui/fields/day-input.tsx'
import { StatusChip } from '../../../../ui/record/status-chip.tsx'
import { usePermissionName } from '../permission-names.ts'
import style from './overrides-editor.module.css'

export type Override = { permission_code: string; is_allowed: boolean; until_date: string | null }
type Props = {
  override: Override
  byRoles: readonly string[]
  isOver: boolean
  error?: string
  isLocked: boolean
  onChange: (part: Partial<Override>) => void
  onRemove: () => void
}

/** One permission for one person: allowed or denied, and until when. */
export const OverrideLine = ({ override, byRoles, isOver, error, isLocked, onChange, onRemove }: Props) => {
  const t = useWords(rolePageWords)
  const nameOf = usePermissionName()
  const untilId = useId()
  const { permission_code: code, is_allowed, until_date } = override
  const source = byRoles.length ? t('byRoles', { roles: byRoles.join(', ') }) : t('byNoRole')
  return (
    <li>
      <div className={style.name}>
        <b>{nameOf(code)}</b>
        <small>{`${code} · ${source}`}</small>
        {isOver && <StatusChip tone="neutral">{t('over')}</StatusChip>}
        {error && <p role="alert">{error}</p>}
      </div>
      <fieldset className={style.side} disabled={isLocked}>
        <legend className="sr-only">{nameOf(code)}</legend>
        {[true, false].map((side) => (
          <label key={String(side)} data-on={is_allowed === side || undefined}>
            <input type="radio" checked={is_allowed === side} onChange={() => onChange({ is_allowed: side })} />
            {t(side ? 'allowed' : 'denied')}
          </label>
        ))}
      </fieldset>
      <label className={style.until} htmlFor={untilId}>
        <span>{t('until')}</span>
        <DayInput
          id={untilId}
          value={until_date ?? ''}
          disabled={isLocked}
          onChange={(day) => onChange({ until_date: day || null })}
        />
      </label>
      {!isLocked && (
        <IconButton label={t('removeOf', { name: nameOf(code) })} onClick={onRemove}>
          <IconX size={16} />
        </IconButton>
      )}
    </li>
  )
}
