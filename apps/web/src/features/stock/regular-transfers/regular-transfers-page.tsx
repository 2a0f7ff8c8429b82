import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import * as contract from '@sejuk/contract/stock/regular-transfers'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { regularTransferWords } from '@sejuk/words/stock/regular-transfers'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.TransferProposal

export const RegularTransfersPage = () => {
  const t = useWords(regularTransferWords)
  const navigate = useNavigate()
  const list = useList(contract.listTransferProposals)
  const make = useSend(contract.createRegularTransfers)
  const mayMake = useGate(contract.createRegularTransfers)
  const n = thousands
  const way = (row: Row) => `${row.from_warehouse_name} → ${row.to_warehouse_name}`
  const reason = (row: Row) =>
    t('why', { there: row.available, coming: row.incoming, min: row.min_qty }) +
    (row.available + row.incoming + row.qty < row.max_qty ? t('whyLess', { n: row.at_source }) : '')
  const makeOf = (rows: readonly Row[], clear: () => void) => () =>
    make.mutate(
      {
        lines: rows.map(({ from_warehouse, to_warehouse, item_code, qty }) => ({
          ...{ from_warehouse, to_warehouse, item_code, qty },
        })),
      },
      {
        onSuccess: () => {
          clear()
          void navigate(pageTo('transferOut'))
        },
      },
    )
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={<Note>{t('text')}</Note>}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'from_warehouse', label: t('from_warehouse'), kind: 'many', source: warehouseDropdown },
        { field: 'to_warehouse', label: t('to_warehouse'), kind: 'many', source: warehouseDropdown },
      ]}
      actions={[]}
      bulk={(rows, clear) => [
        {
          key: 'make',
          label: t('make'),
          gate:
            mayMake.enabled && !rows.every(({ is_sent_here }) => is_sent_here)
              ? { enabled: false, because: because('sent-by-the-other-warehouse') }
              : mayMake,
          isPrimary: true,
          isBusy: make.isPending,
          onPress: makeOf(rows, clear),
        },
      ]}
      keyOf={(row) => row.proposal_code}
      nameOf={(row) => `${row.item_code} ${row.to_warehouse_name}`}
      columns={[
        { key: 'to', title: t('to_warehouse'), sort: 'to_warehouse', show: (row) => row.to_warehouse_name },
        { key: 'from', title: t('from_warehouse'), show: (row) => row.from_warehouse_name },
        {
          key: 'item',
          title: t('item'),
          sort: 'item_code',
          wraps: true,
          show: (row) => (
            <>
              <b>{row.item_code}</b> {row.item_name}
            </>
          ),
        },
        { key: 'available', title: t('available'), sort: 'available', isNumber: true, show: (row) => n(row.available) },
        { key: 'incoming', title: t('incoming'), isNumber: true, show: (row) => n(row.incoming) },
        { key: 'wanted', title: t('wanted'), isNumber: true, show: (row) => `${row.min_qty} - ${row.max_qty}` },
        { key: 'source', title: t('at_source'), isNumber: true, show: (row) => n(row.at_source) },
        { key: 'qty', title: t('qty'), sort: 'qty', isNumber: true, show: (row) => <b>{n(row.qty)}</b> },
        { key: 'lead', title: t('lead_days'), isNumber: true, show: (row) => t('lead', { n: row.lead_days }) },
        { key: 'reason', title: t('reason'), wraps: true, show: reason },
      ]}
      card={(row) => ({
        code: row.item_code,
        name: way(row),
        text: reason(row),
        left: row.item_name,
        right: <b>{n(row.qty)}</b>,
      })}
    />
  )
}
