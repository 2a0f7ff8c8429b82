import { actOnTransfer, type TransferDetail } from '@sejuk/contract/stock/transfers'
import { transferPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { onWayOf } from '@sejuk/domain/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import type { FieldQueue } from '../../../entities/field/use-field-queue.ts'
import { TakeArrivalPhotos } from '../../../entities/stock/arrival-photos.tsx'
import { CountedLines } from '../../../entities/stock/counted-lines.tsx'
import { arrivalDraft, keepArrival } from '../../../entities/stock/kept-arrival.tsx'
import { blankReceipt, withRead } from '../../../entities/stock/received-values.ts'
import { ScanSection } from '../../../entities/stock/scan-section.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { found: TransferDetail; work: FieldQueue; onClose: () => void }

/** What has arrived: units by their numbers, the rest by counting. Without a network it waits on the device, and is sent once. */
export const ReceiveTransferPanel = ({ found, work, onClose }: Props) => {
  const t = useWords(transferWords)
  const arrival = { action: 'transfer-receive', code: found.transfer_code } as const
  const open = found.lines.filter((line) => onWayOf(line) > 0)
  return (
    <EndpointPanel
      title={t('receive')}
      sub={found.transfer_code}
      endpoint={actOnTransfer.receive}
      initial={blankReceipt(open)}
      fixed={{ transfer_code: found.transfer_code, row_version: found.row_version }}
      labels={{ lines: t('lines'), surplus: t('surplus') }}
      draft={arrivalDraft(arrival)}
      whenOffline={keepArrival(work, arrival)}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const byNumber = values.lines.flatMap((now) => {
          const line = open.find(({ line_no }) => line_no === now.line_no)
          if (!line?.has_serial) return []
          const expected = line.serial_numbers.filter((serial) => !line.received_serials.includes(serial))
          return [{ ...now, left: onWayOf(line), mask: null, expected, name: line.item_code, text: line.item_name }]
        })
        const arrived = values.lines.reduce((sum, { qty, damaged }) => sum + Number(qty) + Number(damaged), 0)
        return (
          <>
            {byNumber.length > 0 && (
              <ScanSection
                lines={byNumber}
                surplus={values.surplus.map(({ serial_number }) => serial_number)}
                takesDamaged
                asksSurplus
                onChange={(lines, surplus) => change(withRead(values, lines, surplus))}
              />
            )}
            <CountedLines
              lines={open.filter(({ has_serial }) => !has_serial).map((line) => ({ ...line, left: onWayOf(line) }))}
              values={values.lines}
              onChange={(lines) => change({ lines })}
              errorOf={errorOf}
            />
            {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
            <TakeArrivalPhotos
              module_name={transferPhotoModule}
              module_code={found.transfer_code}
              work={work}
              kinds={[
                ...(values.lines.some(({ damaged }) => Number(damaged) > 0) ? (['damage'] as const) : []),
                ...(values.surplus.length > 0 ? (['surplus'] as const) : []),
              ]}
            />
            <Note>{t('sum', { received: found.received_qty + arrived, sent: found.qty })}</Note>
          </>
        )
      }}
    </EndpointPanel>
  )
}
