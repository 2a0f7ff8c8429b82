import { everydayWords } from '@sejuk/words/everyday'
import IconDotsVertical from '#icon/DotsVertical'
import { useWords } from '../../lib/language/words.ts'
import type { Action } from './action.ts'
import { MenuButton } from './menu-button.tsx'

export const RowMenu = ({ name, actions }: { name: string; actions: Action[] }) => {
  const t = useWords(everydayWords)
  return (
    <MenuButton label={t('actionsOf', { name })} actions={actions}>
      <IconDotsVertical size={18} />
    </MenuButton>
  )
}
