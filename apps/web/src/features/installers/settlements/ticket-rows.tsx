import { rupiah } from '@sejuk/domain/values/money'
import { settlementWords } from '@sejuk/words/installers/settlements'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SectionBody } from '../../../ui/record/section.tsx'
import style from './ticket-rows.module.css'

type TicketRow = { payable_code: string; user_name: string; branch_name: string; amount: number }
type Props<Row> = { rows: readonly Row[]; last: (row: Row) => ReactNode }

const atOnce = 50

/** Every ticket can be found, however many there are; shown are some at a time. */
export const TicketRows = <Row extends TicketRow>({ rows, last }: Props<Row>) => {
  const t = useWords(settlementWords)
  const [wanted, setWanted] = useState('')
  const [most, setMost] = useState(atOnce)
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(({ payable_code, user_name, branch_name }) => {
    const text = `${payable_code} ${user_name} ${branch_name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      {rows.length > atOnce && (
        <SectionBody>
          <TextField label={t('findTicket')} value={wanted} onChange={setWanted} />
        </SectionBody>
      )}
      <ul>
        {found.slice(0, most).map((row) => (
          <li key={row.payable_code} className={style.row}>
            <span>
              <b>{row.payable_code}</b>
              <small>
                {row.user_name} · {row.branch_name}
              </small>
            </span>
            <span className={style.amount}>{rupiah(row.amount)}</span>
            <span className={style.last}>{last(row)}</span>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <SectionBody>
          <Button onClick={() => setMost(most + atOnce)}>{t('moreTickets', { n: found.length - most })}</Button>
        </SectionBody>
      )}
    </>
  )
}
