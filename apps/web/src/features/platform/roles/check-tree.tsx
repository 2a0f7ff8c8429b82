import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconChevronDown from '#icon/ChevronDown'
import { useWords } from '../../../lib/language/words.ts'
import box from '../../../ui/fields/checkbox.module.css'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import style from './check-tree.module.css'

export type CheckLine = { key: string; name: string; code?: string; level?: number }
export type CheckGroup = { key: string; name: string; lines: readonly CheckLine[] }
type Props = {
  groups: readonly CheckGroup[]
  chosen: ReadonlySet<string>
  onToggle: (keys: string[], isOn: boolean) => void
  isLocked?: boolean
  /** While somebody searches, everything found is in sight. */
  isOpen?: boolean
}

/** Groups that can be chosen whole, in part or not at all. */
export const CheckTree = ({ groups, chosen, onToggle, isLocked, isOpen }: Props) => (
  <ul className={style.tree}>
    {groups.map((group) => (
      <Group key={group.key} group={group} chosen={chosen} onToggle={onToggle} isLocked={isLocked} isOpen={isOpen} />
    ))}
  </ul>
)

type GroupProps = Omit<Props, 'groups'> & { group: CheckGroup }

const Group = ({ group, chosen, onToggle, isLocked, isOpen }: GroupProps) => {
  const t = useWords(rolePageWords)
  const [isUnfolded, setUnfolded] = useState(false)
  const { key, name, lines } = group
  const held = lines.filter((line) => chosen.has(line.key)).length
  const isShown = isOpen || isUnfolded
  return (
    <li>
      <div className={style.head}>
        <Checkbox
          label={t('allOfGroup', { name })}
          isOn={held === lines.length}
          isSome={held > 0}
          isLocked={isLocked}
          onChange={(isOn) =>
            onToggle(
              lines.map((line) => line.key),
              isOn,
            )
          }
        />
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={`group-${key}`}
          onClick={() => setUnfolded(!isShown)}
        >
          <b>{name}</b> <span>{t('someOf', { n: held, all: lines.length })}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      {isShown && (
        <ul id={`group-${key}`} className={style.lines}>
          {lines.map((line) => (
            <li key={line.key} style={line.level ? { paddingLeft: `${line.level * 20}px` } : undefined}>
              <label>
                <input
                  type="checkbox"
                  className={box.box}
                  checked={chosen.has(line.key)}
                  disabled={isLocked}
                  onChange={(event) => onToggle([line.key], event.currentTarget.checked)}
                />
                <span>
                  {line.name} {line.code && <small>{line.code}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
