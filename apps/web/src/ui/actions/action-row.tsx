import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import IconDots from '#icon/Dots'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { headPlace } from '../layout/head-place.ts'
import type { Action } from './action.ts'
import { ActionButton } from './action-button.tsx'
import style from './action-row.module.css'
import { MenuButton } from './menu-button.tsx'

type Props = {
  name: string
  actions: readonly Action[]
  /** At a desk the page lists all but the next step itself, by `ActionList`. */
  isListed?: boolean
}

const isOpen = ({ gate }: Action) => !gate || gate.enabled
/** In the menu: what can be done now, what cannot with its reason, and last what destroys. */
const rank = (action: Action) => (action.isDangerous ? 2 : isOpen(action) ? 0 : 1)

/** The one next step of a record, and all else that can be done with it. Where there is room, what is harmless takes its place. */
export const splitActions = (actions: readonly Action[], hasRoom: boolean) => {
  const now = actions.filter(isOpen)
  const harmless = hasRoom ? now.find(({ isDangerous }) => !isDangerous) : undefined
  const next = now.find(({ isPrimary }) => isPrimary) ?? harmless
  const beside = hasRoom ? actions.filter((action) => action.isBeside && action !== next) : []
  const rest = actions.filter((action) => action !== next && !beside.includes(action))
  return { next, beside, rest: rest.toSorted((one, other) => rank(one) - rank(other)) }
}

/**
 * What can be done with a record, in the head of its page: the next step as a button, the rest in a menu that has room for reasons.
 * On a phone the next step is at the thumb.
 */
export const ActionRow = ({ name, actions, isListed }: Props) => {
  const t = useWords(everydayWords)
  const isNarrow = useNarrow()
  const place = headPlace.use()
  if (actions.length === 0) return null
  const { next, beside, rest } = splitActions(actions, !isNarrow)
  const label = t('actionsOf', { name })
  const menu = rest.length > 0 && (isNarrow || !isListed) && (
    <MenuButton label={label} actions={rest} onBar={isNarrow && place !== null}>
      <IconDots size={isNarrow ? 22 : 18} />
    </MenuButton>
  )
  const inHead = (shown: ReactNode) => (place ? createPortal(shown, place) : shown)
  return (
    <>
      {inHead(
        <section className={style.row} aria-label={label}>
          {beside.map((action) => (
            <ActionButton key={action.key} action={action} />
          ))}
          {!isNarrow && next && <ActionButton action={next} />}
          {menu}
        </section>,
      )}
      {isNarrow && next && (
        <div className={style.thumb} data-bottom-actions>
          <ActionButton action={next} />
        </div>
      )}
    </>
  )
}
