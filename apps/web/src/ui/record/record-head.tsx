import type { ReactNode } from 'react'
import IconHistory from '#icon/History'
import { useNarrow } from '../../lib/browser/screen.ts'
import type { Action } from '../actions/action.ts'
import { ActionRow } from '../actions/action-row.tsx'
import { Button, IconButton } from '../actions/button.tsx'
import { PageHead } from '../layout/page-head.tsx'
import style from './record-head.module.css'

type Props = {
  title: string
  crumb?: ReactNode
  /** The status. */
  standing?: ReactNode
  actions: Action[]
}

/** The header of a record. On a phone the bar has room for name and menu only: the status is below. */
export const RecordHead = ({ title, crumb, standing, actions }: Props) => {
  const isNarrow = useNarrow()
  const log = actions.find(({ key }) => key === 'log')
  return (
    <>
      <PageHead title={title} crumb={crumb} sub={isNarrow ? undefined : standing}>
        {log && isNarrow && (
          <IconButton label={log.label} onBar onClick={log.onPress}>
            <IconHistory size={20} />
          </IconButton>
        )}
        {log && !isNarrow && (
          <Button icon={<IconHistory size={16} />} onClick={log.onPress}>
            {log.label}
          </Button>
        )}
      </PageHead>
      {isNarrow && standing && <div className={style.below}>{standing}</div>}
      <ActionRow name={title} actions={actions.filter((action) => action !== log)} />
    </>
  )
}
