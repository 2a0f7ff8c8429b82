import { listReturnable, type ReturnableLine } from '@sejuk/contract/returns/return-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

type Props = {
  customer_code: string
  delivery_code: string
  isChosen: (line: ReturnableLine) => boolean
  onAdd: (line: ReturnableLine, serial: string | undefined) => void
}

/** What was sold to the customer and may come back, found by any number on the paper or the plate. */
export const FoundLines = ({ customer_code, delivery_code, isChosen, onAdd }: Props) => {
  const t = useWords(returnWords)
  const dates = useDates()
  const [search, setSearch] = useState(delivery_code)
  const found = useCall(listReturnable, { customer_code, search: search.trim() }, { enabled: customer_code !== '' })
  const lines = found.data?.data ?? []
  const serialIn = (line: ReturnableLine) => line.serial_numbers.find((one) => one === search.trim().toUpperCase())
  return (
    <Section title={t('findLines')}>
      {customer_code === '' ? (
        <SectionText>{t('chooseCustomerFirst')}</SectionText>
      ) : (
        <>
          <SectionBody>
            <TextField label={t('findHelp')} value={search} onChange={setSearch} most={200} />
          </SectionBody>
          {found.isSuccess && lines.length === 0 && <SectionText>{t('nothingFound')}</SectionText>}
          <RowList>
            {lines
              .filter((line) => !isChosen(line))
              .slice(0, 12)
              .map((line) => (
                <li key={`${line.invoice_code}/${line.invoice_line_no}`}>
                  <span>
                    <b>{line.item_code}</b> {line.item_name}
                    <br />
                    <small>
                      {line.invoice_code} · {dates.day(line.invoice_date)} · {rupiah(line.unit_price)} ·{' '}
                      {t('mayReturn', { n: line.returnable_qty, all: line.qty })}
                    </small>
                  </span>
                  <Button
                    size="small"
                    aria-label={t('addLine', { item: line.item_code, invoice: line.invoice_code })}
                    onClick={() => onAdd(line, serialIn(line))}
                  >
                    {t('addThis')}
                  </Button>
                </li>
              ))}
          </RowList>
        </>
      )}
    </Section>
  )
}
