import type { Shortcut } from '@sejuk/contract/platform/shortcuts'
import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import IconPencil from '#icon/Pencil'
import IconTrash from '#icon/Trash'
import { useWords } from '../../../lib/language/words.ts'
import { addressParts } from '../../../lib/navigation/address-parts.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { IconButton } from '../../../ui/actions/button.tsx'
import style from './shortcuts.module.css'

type Props = {
  shortcut: Shortcut
  /** Whether its page can be opened now. */
  leads: boolean
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
}

export const ShortcutRow = ({ shortcut, leads, isFirst, isLast, isBusy, onMove, onEdit, onDelete }: Props) => {
  const t = useWords(shortcutWords)
  const { label, url } = shortcut
  return (
    <li className={style.row}>
      <div className={style.what}>
        {leads ? <Link {...addressParts(url)}>{label}</Link> : <b>{label}</b>}
        <small>{leads ? url : t('gone')}</small>
      </div>
      <IconButton label={t('up', { label })} disabled={isFirst || isBusy} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} />
      </IconButton>
      <IconButton label={t('down', { label })} disabled={isLast || isBusy} onClick={() => onMove(1)}>
        <IconArrowDown size={18} />
      </IconButton>
      <IconButton label={t('edit', { label })} onClick={onEdit}>
        <IconPencil size={18} />
      </IconButton>
      <IconButton label={t('remove', { label })} onClick={onDelete}>
        <IconTrash size={18} />
      </IconButton>
    </li>
  )
}
