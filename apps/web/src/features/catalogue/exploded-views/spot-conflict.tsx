import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ChoiceRow } from './choice-row.tsx'

type Props = {
  who: string
  positions: readonly number[]
  nameOf: (position: number) => string | undefined
  onSettle: (takeTheirs: ReadonlySet<number>) => void
  onClose: () => void
}

/** Two editors changed the same spots: each is asked by itself, and closing it loses nothing. */
export const SpotConflict = ({ who, positions, nameOf, onSettle, onClose }: Props) => {
  const t = useWords(explodedViewWords)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const put = (position: number, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(position)
    else next.delete(position)
    setTheirs(next)
  }
  return (
    <Dialog
      title={t('conflictTitle', { who })}
      sub={t('conflictText')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={() => onSettle(theirs)}>
          {t('goOn')}
        </Button>
      }
    >
      {positions.map((position) => (
        <ChoiceRow
          key={position}
          legend={
            nameOf(position) ? t('spotOf', { n: position, name: nameOf(position) ?? '' }) : t('spotN', { n: position })
          }
          options={[t('mine'), t('theirs')]}
          chosen={theirs.has(position) ? 1 : 0}
          onChange={(n) => put(position, n === 1)}
        />
      ))}
    </Dialog>
  )
}
