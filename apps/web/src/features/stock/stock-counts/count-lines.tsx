import type { StockCountDetail, StockCountLine } from '@sejuk/contract/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { useState } from 'react'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './count-lines.module.css'

/** More than a thumb scrolls through; the rest is found by typing. */
const shownAtOnce = 40

type Set = (line: StockCountLine, wanted: number) => void

/** What is still to be counted first; of items without numbers one types how many lie there. */
export const CountLines = ({ count, onSet }: { count: StockCountDetail; onSet: Set }) => {
  const t = useWords(stockCountWords)
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const lines = count.lines
    .filter(({ item_code, item_name }) => `${item_code} ${item_name}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(one.counted !== null) - Number(other.counted !== null))
    .slice(0, shownAtOnce)
  return (
    <Section title={t('item')}>
      <SectionBody>
        <TextField label={t('find')} value={text} onChange={setText} />
      </SectionBody>
      {lines.length === 0 && <SectionText>{t('nothingFound')}</SectionText>}
      <RowList>
        {lines.map((line) => (
          <Line key={line.item_code} line={line} onSet={onSet} />
        ))}
      </RowList>
    </Section>
  )
}

const Line = ({ line, onSet }: { line: StockCountLine; onSet: Set }) => {
  const t = useWords(stockCountWords)
  const [typed, setTyped] = useState('')
  const { item_code, item_name, has_serial, expected, counted } = line
  const isWhole = /^\d{1,4}$/.test(typed)
  const set = () => {
    onSet(line, Number(typed))
    setTyped('')
  }
  return (
    <li className={style.line}>
      <span>
        <b>{item_code}</b> <small>{item_name}</small>
        <br />
        {counted === null ? t('notCounted') : thousands(counted)}
        {expected !== null && ` / ${thousands(expected)}`}
      </span>
      {!has_serial && (
        <div className={style.units}>
          <NumberField label={t('units')} value={typed} onChange={setTyped} />
          <Button disabled={!isWhole} onClick={set}>
            {t('set')}
          </Button>
        </div>
      )}
    </li>
  )
}
