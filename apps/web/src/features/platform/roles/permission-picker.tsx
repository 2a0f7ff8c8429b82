import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { fits } from './permission-checks.tsx'
import { usePermissionGroups, usePermissionName } from './permission-names.ts'
import style from './permission-picker.module.css'
import { SearchLine } from './search-line.tsx'

type Props = { without?: readonly string[]; onPick: (code: string) => void; onClose: () => void }

/** One permission out of all, found by its code or by what it allows. */
export const PermissionPicker = ({ without = [], onPick, onClose }: Props) => {
  const t = useWords(rolePageWords)
  const nameOf = usePermissionName()
  const [text, setText] = useState('')
  const groups = usePermissionGroups([])
    .map((group) => ({
      ...group,
      codes: group.codes.filter((code) => !without.includes(code) && fits(text, code, nameOf(code))),
    }))
    .filter(({ codes }) => codes.length > 0)
  return (
    <Dialog title={t('pickPermission')} onClose={onClose} size={620} isHigh>
      <SearchLine label={t('filterPermissions')} value={text} onChange={setText} />
      <div className={style.found}>
        {groups.length === 0 && <p>{t('noneFits', { text })}</p>}
        {groups.map(({ key, name, codes }) => (
          <section key={key} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {codes.map((code) => (
                <li key={code}>
                  <button type="button" onClick={() => onPick(code)}>
                    {nameOf(code)}
                    <small>{code}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
