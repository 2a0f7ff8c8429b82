import type { StockCountStranger } from '@sejuk/contract/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { SerialChip } from '../../../entities/status/serial-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { Section } from '../../../ui/record/section.tsx'

const ways = { transfer: 'transfer', adjust: 'adjustUnit', leave: 'leave' } as const

/** Units that were scanned here while the books have them in another warehouse, lost or sold, and what becomes of each. */
export const Strangers = ({ strangers }: { strangers: readonly StockCountStranger[] }) => {
  const t = useWords(stockCountWords)
  if (strangers.length === 0) return null
  return (
    <Section title={t('strangers')} sub={t('strangersSub')}>
      <LineTable
        rows={strangers}
        keyOf={({ serial_number }) => serial_number}
        columns={[
          [
            t('serial_number'),
            (unit) => (
              <>
                <b>{unit.serial_number}</b> {unit.item_code}
              </>
            ),
          ],
          [
            t('booksSay'),
            (unit) => (
              <>
                <SerialChip status={unit.status} /> {unit.warehouse_name ?? unit.warehouse_code}
              </>
            ),
          ],
          [t('follows'), (unit) => t(ways[unit.way])],
        ]}
      />
    </Section>
  )
}
