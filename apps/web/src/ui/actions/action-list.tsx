import { everydayWords } from '@sejuk/words/everyday'
import IconChevronRight from '#icon/ChevronRight'
import IconLock from '#icon/Lock'
import { useSay, useWords } from '../../lib/language/words.ts'
import { Section } from '../record/section.tsx'
import type { Action } from './action.ts'
import style from './action-list.module.css'
import { splitActions } from './action-row.tsx'

/** What can be done with a record besides its next step, where a page has room to print it: `ActionRow` then leaves its menu out. */
export const ActionList = ({ actions }: { actions: readonly Action[] }) => {
  const t = useWords(everydayWords)
  const say = useSay()
  const { rest } = splitActions(actions, true)
  if (rest.length === 0) return null
  const open = actions.filter(({ gate }) => !gate || gate.enabled)
  return (
    <Section title={t('whatYouCanDo')} sub={t('placeInList', { n: open.length, of: actions.length })}>
      <ul className={style.list}>
        {rest.map(({ key, icon, label, gate, onPress, isDangerous, isBusy }) => {
          const isShut = gate !== undefined && !gate.enabled
          return (
            <li key={key}>
              <button
                type="button"
                aria-disabled={isShut || isBusy || undefined}
                data-dangerous={(isDangerous && !isShut) || undefined}
                onClick={isShut || isBusy ? undefined : onPress}
              >
                {isShut ? <IconLock size={16} /> : icon}
                <span>
                  {label}
                  {isShut && <small>{say(gate.because)}</small>}
                </span>
                {!isShut && <IconChevronRight size={16} />}
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
