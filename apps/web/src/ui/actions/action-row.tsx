import { everydayWords } from '@sejuk/words/everyday'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { Row } from '../layout/page-body.tsx'
import type { Action } from './action.ts'
import { ActionButton } from './action-button.tsx'
import { RowMenu } from './row-menu.tsx'

type Props = { name: string; actions: Action[] }

/** What can be done with a record. On a phone what is shut waits in a menu, where there is room for its reason. */
export const ActionRow = ({ name, actions }: Props) => {
  const t = useWords(everydayWords)
  const isNarrow = useNarrow()
  if (actions.length === 0) return null
  const isOpen = ({ gate }: Action) => !gate || gate.enabled
  // Where nothing else can be done, the reason is the news.
  const shut = isNarrow && actions.some(isOpen) ? actions.filter((action) => !isOpen(action)) : []
  return (
    <Row as="section" aria-label={t('actionsOf', { name })}>
      {actions
        .filter((action) => !shut.includes(action))
        .map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      {shut.length > 0 && <RowMenu name={name} actions={shut} />}
    </Row>
  )
}
