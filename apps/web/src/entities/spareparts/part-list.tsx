import type { OrderablePart } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import IconPlus from '#icon/Plus'
import { useLanguage, useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PartTerms } from './part-terms.tsx'
import style from './parts.module.css'

type Props = {
  name: string
  parts: readonly OrderablePart[]
  showsPrice?: boolean
  isWhole?: boolean
  onAdd: (part: OrderablePart) => void
}

/** Parts to choose from, each with its warranty and stock. */
export const PartList = ({ name, parts, showsPrice, isWhole, onAdd }: Props) => {
  const t = useWords(sparepartWords)
  const isLocal = useLanguage() === 'local'
  return (
    <ul className={style.list} aria-label={name} data-whole={isWhole || undefined}>
      {parts.map((part) => (
        <li key={part.item_code}>
          <span className={style.name}>
            <b>{isLocal ? (part.local_name ?? part.item_name) : part.item_name}</b>{' '}
            {part.often > 0 && t('oftenN', { n: part.often })}
            <PartTerms part={part} showsPrice={showsPrice} />
          </span>
          <Button size="small" icon={<IconPlus size={14} />} onClick={() => onAdd(part)}>
            {t('add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
