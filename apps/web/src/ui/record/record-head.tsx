import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import IconDotsVertical from '#icon/DotsVertical'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import type { Action } from '../actions/action.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { MenuButton } from '../actions/menu-button.tsx'
import { PageHead } from '../layout/page-head.tsx'
import style from './record-head.module.css'

type Props = {
  title: string
  crumb?: ReactNode
  /** The status. */
  standing?: ReactNode
  actions: Action[]
}

/** The header of a record. On a phone the bar has room for name and menu only: status and next action are below. */
export const RecordHead = ({ title, crumb, standing, actions }: Props) => {
  const t = useWords(everydayWords)
  const isNarrow = useNarrow()
  if (!isNarrow)
    return (
      <PageHead title={title} crumb={crumb} sub={standing}>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </PageHead>
    )
  const next = actions.filter(({ isPrimary, gate }) => isPrimary && (!gate || gate.enabled))
  const rest = actions.filter((action) => !next.includes(action))
  return (
    <>
      <PageHead title={title} crumb={crumb}>
        {rest.length > 0 && (
          <MenuButton label={t('more')} actions={rest} onBar>
            <IconDotsVertical size={22} />
          </MenuButton>
        )}
      </PageHead>
      {(standing || next.length > 0) && (
        <div className={style.below}>
          {standing}
          {next.map((action) => (
            <ActionButton key={action.key} action={action} />
          ))}
        </div>
      )}
    </>
  )
}
