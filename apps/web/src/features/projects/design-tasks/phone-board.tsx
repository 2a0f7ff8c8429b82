import type { BoardDesigner, DesignTaskRow } from '@sejuk/contract/projects/design-tasks'
import { designWords } from '@sejuk/words/projects/designs'
import { Fragment, type ReactNode, useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { BoardPerson } from './board-person.tsx'
import style from './design-board.module.css'

type Props = {
  rows: readonly (BoardDesigner | undefined)[]
  columns: readonly string[]
  inCell: (designer_code: string | null, column: string) => readonly DesignTaskRow[]
  nameOf: (column: string) => string
  card: (task: DesignTaskRow) => ReactNode
}

/** On a phone one designer at a time, the days as a list; first what waits for somebody. */
export const PhoneBoard = ({ rows, columns, inCell, nameOf, card }: Props) => {
  const t = useWords(designWords)
  const countOf = (usercode: string | null) => columns.reduce((sum, column) => sum + inCell(usercode, column).length, 0)
  const busy = rows.find((one) => countOf(one?.usercode ?? null) > 0)
  const [chosen, setChosen] = useState<string>()
  const usercode = chosen ?? busy?.usercode ?? ''
  const designer = rows.find((one) => one?.usercode === (usercode || undefined))
  return (
    <>
      <ChoiceField
        label={t('designer_name')}
        value={usercode}
        none={`${t('waiting')} (${countOf(null)})`}
        options={rows.flatMap((one) =>
          one ? [{ value: one.usercode, label: `${one.username} (${countOf(one.usercode)})` }] : [],
        )}
        onChange={setChosen}
      />
      <section className={style.phone}>
        <BoardPerson designer={designer} />
        {countOf(designer?.usercode ?? null) === 0 && <p>{t('nothingHere')}</p>}
        {columns.map((column) => {
          const shown = inCell(designer?.usercode ?? null, column)
          return shown.length === 0 ? null : (
            <Fragment key={column}>
              <b>{nameOf(column)}</b>
              {shown.map(card)}
            </Fragment>
          )
        })}
      </section>
    </>
  )
}
