import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/stock-card'
import { moveTypes } from '@sejuk/domain/stock/balances'
import { everydayWords } from '@sejuk/words/everyday'
import { moveTypeWords, stockWords } from '@sejuk/words/stock/stock'
import { useState } from 'react'
import { DocumentLink } from '../../../entities/catalogue/document-link.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { LevelSection } from './level-section.tsx'

type Row = contract.StockCardRow
const documentOf = ({ document_type, document_code }: Row) => <DocumentLink type={document_type} code={document_code} />
const dash = (n: number) => (n ? thousands(n) : '-')

export const StockCardPage = () => {
  const t = useWords(stockWords)
  const everyday = useWords(everydayWords)
  const types = useWords(moveTypeWords)
  const dates = useDates()
  const list = useList(contract.stockCard)
  const [open, setOpen] = useState<Row>()
  const { item_code, warehouse_code, from, to } = list.asked
  const serials = (row: Row) =>
    row.serial_numbers.length ? (
      <Button size="small" onClick={() => setOpen(row)}>
        {row.serial_numbers.length}
      </Button>
    ) : (
      '-'
    )
  const came = (row: Row) =>
    row.came || row.went || row.in_transit === 0 ? dash(row.came) : t('transitChange', { n: row.in_transit })
  return (
    <>
      <ListPage
        title={t('card')}
        list={list}
        download={contract.stockCardData}
        above={
          item_code && warehouse_code ? (
            <LevelSection item_code={item_code} warehouse_code={warehouse_code} from={from} to={to} />
          ) : (
            <Note>{t('choose')}</Note>
          )
        }
        filters={[
          { field: 'item_code', label: t('item'), kind: 'one', source: itemDropdown },
          { field: 'warehouse_code', label: t('warehouse'), kind: 'one', source: warehouseDropdown },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          {
            field: 'move_type',
            label: t('type'),
            kind: 'choice',
            options: moveTypes.map((value) => ({ value, label: types(value) })),
          },
        ]}
        actions={[]}
        keyOf={(row) => String(row.move_id)}
        nameOf={(row) => row.document_code}
        columns={[
          { key: 'date', title: t('moved_date'), sort: 'moved_date', show: (row) => dates.dateTime(row.moved_date) },
          { key: 'document', title: t('document_code'), show: documentOf },
          { key: 'type', title: t('move_type'), show: (row) => types(row.move_type) },
          { key: 'in', title: t('came'), isNumber: true, total: 'came', show: came },
          { key: 'out', title: t('went'), isNumber: true, total: 'went', show: (row) => dash(row.went) },
          {
            key: 'balance',
            title: t('on_hand_after'),
            isNumber: true,
            show: (row) => <b>{thousands(row.on_hand_after)}</b>,
          },
          { key: 'locked', title: t('locked_after'), isNumber: true, show: (row) => dash(row.locked_after) },
          { key: 'serials', title: t('serial_count'), isNumber: true, show: serials },
          { key: 'user', title: t('username'), show: (row) => row.username },
        ]}
        card={(row) => ({
          code: documentOf(row),
          name: types(row.move_type),
          text: (
            <>
              {t('came')} {came(row)} · {t('went')} {dash(row.went)} · {t('on_hand_after')}{' '}
              <b>{thousands(row.on_hand_after)}</b>
              <br />
              {row.username}
            </>
          ),
          left: dates.dateTime(row.moved_date),
          right: serials(row),
        })}
      />
      {open && (
        <SidePanel
          title={t('serials', { document: open.document_code })}
          onClose={() => setOpen(undefined)}
          footer={<Button onClick={() => setOpen(undefined)}>{everyday('close')}</Button>}
        >
          <RowList>
            {open.serial_numbers.map((serial) => (
              <li key={serial}>{serial}</li>
            ))}
          </RowList>
        </SidePanel>
      )}
    </>
  )
}
