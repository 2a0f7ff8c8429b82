import { listPhotos } from '@sejuk/contract/platform/attachments'
import * as contract from '@sejuk/contract/stock/goods-receipts'
import { pageTo } from '@sejuk/domain/pages'
import { receiptPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { goodsReceipt, missingOf, sumOf } from '@sejuk/domain/stock/goods-receipts'
import { arrivalWords } from '@sejuk/words/stock/arrivals'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { useState } from 'react'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { StoredRecord } from '../../../entities/field/stored-record.tsx'
import { useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { ReceiptChip } from '../../../entities/status/receipt-status.tsx'
import { ArrivalPhotos } from '../../../entities/stock/arrival-photos.tsx'
import { KeptArrival, useKept } from '../../../entities/stock/kept-arrival.tsx'
import { LineItem } from '../../../entities/stock/line-item.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

const LetterPanel = lazyPart(() => import('./letter-panel.tsx').then((panel) => panel.LetterPanel))
const ReceivePanel = lazyPart(() => import('./receive-panel.tsx').then((panel) => panel.ReceivePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const GoodsReceiptPage = () => {
  const t = useWords(goodsReceiptWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <StoredRecord
      endpoint={contract.getGoodsReceipt}
      input={{ receipt_code: code }}
      name={`goods-receipt ${code}`}
      title={t('title')}
    >
      {(receipt, opened) => <Detail receipt={receipt} {...opened} />}
    </StoredRecord>
  )
}

type Props = {
  receipt: contract.GoodsReceiptDetail
  storedAt: string | undefined
  refetch: () => Promise<boolean>
}

const Detail = ({ receipt, storedAt, refetch }: Props) => {
  const t = useWords(goodsReceiptWords)
  const dates = useDates()
  const navigate = useNavigate()
  const [isLogOpen, setLogOpen] = useState(false)
  const arrival = useWords(arrivalWords)
  const refreshPhotos = useRefresh(listPhotos)
  const work = useFieldQueue(async () => {
    refreshPhotos()
    return refetch()
  })
  const kept = { action: 'goods-receive', code: receipt.receipt_code } as const
  const isStillToCome = useKept(work, kept) === undefined
  const sum = sumOf(receipt.lines)
  return (
    <>
      <PageHead
        title={receipt.receipt_code}
        crumb={<Link {...pageTo('goodsReceipts')}>{t('title')}</Link>}
        sub={<ReceiptChip status={receipt.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="goodsReceipts" code={receipt.receipt_code} />
      <PageBody>
        <QueueBar work={work} />
        {storedAt && <Note>{arrival('asOf', { time: dates.dateTime(storedAt) })}</Note>}
        <KeptArrival work={work} arrival={kept} />
        {isStillToCome && (
          <RecordActions
            workflow={goodsReceipt}
            endpoints={contract.actOnGoodsReceipt}
            keyField="receipt_code"
            row={receipt}
            nameOf={(row) => row.receipt_code}
            label={(name) => t(name)}
            forms={{
              modify: ({ row, onClose }) => <LetterPanel receipt={row} onClose={onClose} />,
              receive: ({ row, onClose }) => <ReceivePanel receipt={row} work={work} onClose={onClose} />,
            }}
            onDone={(name) => name === 'remove' && void navigate(pageTo('goodsReceipts'))}
          />
        )}
        <Section title={receipt.warehouse_name} sub={`${t(receipt.source)}, ${receipt.letter_no}`}>
          <Facts
            facts={[
              [t('container_no'), receipt.container_no],
              [t('seal_no'), receipt.seal_no],
              [t('supplier'), receipt.supplier],
              [t('expected_date'), dates.day(receipt.expected_date)],
              [t('rest_until'), dates.day(receipt.rest_until)],
              [t('created_date'), `${receipt.create_user_name}, ${dates.dateTime(receipt.created_date)}`],
              [t('remark'), receipt.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <Section title={t('lines')}>
          <LineTable
            rows={receipt.lines}
            keyOf={(line) => line.line_no}
            columns={[
              [t('item'), (line) => <LineItem line={line} serials={t('serials', { n: line.serial_numbers.length })} />],
              [t('qty'), (line) => line.qty, 'number'],
              [t('received_qty'), (line) => line.received_qty, 'number'],
              [t('damaged_qty'), (line) => line.damaged_qty, 'number'],
              [t('short'), missingOf, 'number'],
            ]}
          />
          <Note tone={sum.short === 0 ? 'good' : undefined}>{t('sum', sum)}</Note>
        </Section>
        {receipt.status !== 'Draft' && (
          <ArrivalPhotos module_name={receiptPhotoModule} module_code={receipt.receipt_code} />
        )}
        {receipt.surplus.length > 0 && (
          <Section title={t('surplus')} sub={t('surplusText')}>
            <RowList>
              {receipt.surplus.map((one) => (
                <li key={one.serial_number}>
                  <span>
                    <b>{one.serial_number}</b> {one.item_code} {one.note}
                  </span>
                  <span>
                    {one.username}, {dates.dateTime(one.created_date)}
                  </span>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.goodsReceiptLog}
          code={receipt.receipt_code}
          sub={receipt.letter_no}
          labels={{ letter_no: t('letter_no'), rest_until: t('rest_until'), seal_no: t('seal_no') }}
          ownActions={{ receive: t('receive'), modify: t('modify'), close: t('close'), remove: t('remove') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
