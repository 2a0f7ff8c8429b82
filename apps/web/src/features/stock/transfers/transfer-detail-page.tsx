import { listPhotos } from '@sejuk/contract/platform/attachments'
import * as contract from '@sejuk/contract/stock/transfers'
import { pageTo } from '@sejuk/domain/pages'
import { transferPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { onWayOf, transfer } from '@sejuk/domain/stock/transfers'
import { arrivalWords } from '@sejuk/words/stock/arrivals'
import { transferWords } from '@sejuk/words/stock/transfers'
import { useState } from 'react'
import IconPrinter from '#icon/Printer'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { StoredRecord } from '../../../entities/field/stored-record.tsx'
import { useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { TransferChip } from '../../../entities/status/transfer-status.tsx'
import { ArrivalPhotos } from '../../../entities/stock/arrival-photos.tsx'
import { KeptArrival, useKept } from '../../../entities/stock/kept-arrival.tsx'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { DifferenceReport } from './difference-report.tsx'
import { TransferLines } from './transfer-lines.tsx'

const TransferPanel = lazyPart(() => import('./transfer-panel.tsx').then((panel) => panel.TransferPanel))
const ReceivePanel = lazyPart(() => import('./receive-panel.tsx').then((panel) => panel.ReceiveTransferPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const TransferDetailPage = () => {
  const t = useWords(transferWords)
  const { menu = '', order_code = '' }: Record<string, string> = useParams()
  const side = menu === 'transfer-in' ? 'in' : 'out'
  return (
    <StoredRecord
      endpoint={contract.getTransfer}
      input={{ transfer_code: order_code }}
      name={`transfer ${order_code}`}
      title={t(side)}
    >
      {(row, opened) => <Detail row={row} side={side} {...opened} />}
    </StoredRecord>
  )
}

type Props = {
  row: contract.TransferDetail
  side: 'out' | 'in'
  storedAt: string | undefined
  refetch: () => Promise<boolean>
}

const Detail = ({ row, side, storedAt, refetch }: Props) => {
  const t = useWords(transferWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  const language = useLanguage()
  const arrival = useWords(arrivalWords)
  const refreshPhotos = useRefresh(listPhotos)
  const work = useFieldQueue(async () => {
    refreshPhotos()
    return refetch()
  })
  const kept = { action: 'transfer-receive', code: row.transfer_code } as const
  const isStillToCome = useKept(work, kept) === undefined
  const print = () => void download(contract.transferLetter, { transfer_code: row.transfer_code, language })
  return (
    <>
      <PageHead
        title={row.transfer_code}
        crumb={<Link {...pageTo(side === 'in' ? 'transferIn' : 'transferOut')}>{t(side)}</Link>}
        sub={<TransferChip row={row} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="transfers" code={row.transfer_code} />
      <PageBody>
        <QueueBar work={work} />
        {storedAt && <Note>{arrival('asOf', { time: dates.dateTime(storedAt) })}</Note>}
        <KeptArrival work={work} arrival={kept} />
        {isStillToCome && (
          <RecordActions
            workflow={transfer}
            endpoints={contract.actOnTransfer}
            keyField="transfer_code"
            row={row}
            nameOf={(one) => one.transfer_code}
            label={(name) => t(name)}
            forms={{
              modify: (open) => <TransferPanel found={open.row} onClose={open.onClose} />,
              receive: (open) => <ReceivePanel found={open.row} work={work} onClose={open.onClose} />,
              settle: [
                {
                  field: 'outcome',
                  label: t('outcome'),
                  kind: 'choice',
                  options: [
                    { value: 'lost', label: t('lost') },
                    { value: 'returned', label: t('returned') },
                  ],
                  isRequired: true,
                },
              ],
            }}
            more={[{ key: 'print', label: t('print'), icon: <IconPrinter size={16} />, onPress: print }]}
          />
        )}
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        <Section title={`${row.from_warehouse_name} → ${row.to_warehouse_name}`} sub={t(row.transfer_reason)}>
          <Facts
            facts={[
              [t('approved_date'), row.approved_date && dates.dateTime(row.approved_date)],
              [t('sentBy'), row.approved_user_name],
              [t('eta'), dates.day(row.eta)],
              [t('received_date'), row.received_date && dates.dateTime(row.received_date)],
              [t('vendor'), row.vendor],
              [t('driver_name'), row.driver_name],
              [t('truck_no'), row.truck_no],
              [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('remark'), row.remark, { wide: 2 }],
            ]}
          />
        </Section>
        <TransferLines row={row} />
        {(row.surplus.length > 0 || (row.received_date && row.lines.some((line) => onWayOf(line) > 0))) && (
          <DifferenceReport row={row} />
        )}
        {row.approved_date && <ArrivalPhotos module_name={transferPhotoModule} module_code={row.transfer_code} />}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.transferLog}
          code={row.transfer_code}
          sub={row.transfer_code}
          labels={{ eta: t('eta'), vendor: t('vendor'), driver_name: t('driver_name') }}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            receive: t('receive'),
            settle: t('settle'),
            modify: t('modify'),
            remove: t('remove'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
