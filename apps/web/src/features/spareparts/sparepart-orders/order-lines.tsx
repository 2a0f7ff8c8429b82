import type { SparepartLine, SparepartOrderDetail } from '@sejuk/contract/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

/** What was asked for, what of it is free, and what is there. */
export const OrderLines = ({ row }: { row: SparepartOrderDetail }) => {
  const t = useWords(sparepartWords)
  return (
    <Section title={t('parts')}>
      <LineTable
        rows={row.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [
            t('part'),
            (line) => (
              <>
                <b>{line.item_name}</b> {line.item_code}
                <Remarks line={line} />
              </>
            ),
          ],
          [t('warranty'), (line) => <Warranty line={line} />],
          [t('asked'), (line) => line.quantity, 'number'],
          [t('approved_qty'), (line) => line.approved_qty ?? '-', 'number'],
          [t('available'), (line) => line.available, 'number'],
          [t('price'), (line) => (line.is_free ? t('free') : rupiah(line.price)), 'number'],
        ]}
      />
    </Section>
  )
}

const Warranty = ({ line }: { line: SparepartLine }) => {
  const t = useWords(sparepartWords)
  const dates = useDates()
  const today = useToday()
  if (!line.warranty_until) return t('noWarranty')
  const day = dates.day(line.warranty_until)
  const text = line.is_free && line.warranty_until >= today ? t('freeUntil', { day }) : t('warrantyEnded', { day })
  return (
    <>
      {text}
      {line.warranty_part === 'compressor' && ` (${t('compressor')})`}
    </>
  )
}

const Remarks = ({ line }: { line: SparepartLine }) => {
  const t = useWords(sparepartWords)
  const said = [
    line.is_outside_model && t('outside', { reason: line.override_reason ?? '-' }),
    line.quantity_reason,
    line.decide_reason,
    line.replacement_item_code &&
      t('replacedBy', { part: `${line.replacement_item_code} ${line.replacement_item_name ?? ''}` }),
    line.is_returnable && t('oldPart'),
  ].filter(Boolean)
  return (
    <>
      {said.map((text) => (
        <div key={String(text)}>
          <small>{text}</small>
        </div>
      ))}
      {line.repeat_days !== null && (
        <div>
          <StatusChip tone="attention">{t('repeat', { n: line.repeat_days })}</StatusChip>
        </div>
      )}
      {line.offered_item_code && (
        <div>
          <StatusChip tone="waiting">
            {t('offeredInstead', { part: `${line.offered_item_code} ${line.offered_item_name ?? ''}` })}
          </StatusChip>
        </div>
      )}
    </>
  )
}
