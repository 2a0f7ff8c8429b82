import { actOnGoodsReceipt, type GoodsReceiptDetail } from '@sejuk/contract/stock/goods-receipts'
import { receiptPhotoModule } from '@sejuk/domain/stock/arrival-photos'
import { missingOf, sumOf } from '@sejuk/domain/stock/goods-receipts'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import type { FieldQueue } from '../../../entities/field/use-field-queue.ts'
import { TakeArrivalPhotos } from '../../../entities/stock/arrival-photos.tsx'
import { CountedLines } from '../../../entities/stock/counted-lines.tsx'
import { arrivalDraft, keepArrival } from '../../../entities/stock/kept-arrival.tsx'
import { blankReceipt, withRead } from '../../../entities/stock/received-values.ts'
import { ScanSection } from '../../../entities/stock/scan-section.tsx'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const valuesOf = ({ lines }: GoodsReceiptDetail) => ({
  ...blankReceipt(lines.filter((line) => missingOf(line) > 0)),
  seal_no: '',
  rest_until: '',
})
type Values = ReturnType<typeof valuesOf>

type Props = { receipt: GoodsReceiptDetail; work: FieldQueue; onClose: () => void }

/** What has come: units by their numbers, the rest by counting. Without a network it waits on the device, and is sent once. */
export const ReceivePanel = ({ receipt, work, onClose }: Props) => {
  const t = useWords(goodsReceiptWords)
  const arrival = { action: 'goods-receive', code: receipt.receipt_code } as const
  return (
    <EndpointPanel
      title={t('receive')}
      sub={receipt.receipt_code}
      endpoint={actOnGoodsReceipt.receive}
      initial={valuesOf(receipt)}
      fixed={{ receipt_code: receipt.receipt_code, row_version: receipt.row_version }}
      labels={{ lines: t('lines'), surplus: t('surplus'), seal_no: t('seal_no'), rest_until: t('rest_until') }}
      draft={arrivalDraft(arrival)}
      whenOffline={keepArrival(work, arrival)}
      onClose={onClose}
    >
      {(form) => <Receiving receipt={receipt} work={work} form={form} />}
    </EndpointPanel>
  )
}

const Receiving = ({
  receipt,
  work,
  form,
}: {
  receipt: GoodsReceiptDetail
  work: FieldQueue
  form: EndpointForm<Values>
}) => {
  const t = useWords(goodsReceiptWords)
  const { values, change, errorOf } = form
  const lineOf = (line_no: number) => receipt.lines.find((line) => line.line_no === line_no)
  const after = receipt.lines.map((line) => {
    const now = values.lines.find(({ line_no }) => line_no === line.line_no)
    return {
      ...line,
      received_qty: line.received_qty + Number(now?.qty ?? 0),
      damaged_qty: line.damaged_qty + Number(now?.damaged ?? 0),
    }
  })
  const sum = sumOf(after)
  const isDamaged = values.lines.some(({ damaged }) => Number(damaged) > 0)
  const byNumber = values.lines.flatMap((now) => {
    const line = lineOf(now.line_no)
    return line?.has_serial
      ? [{ ...now, left: missingOf(line), mask: line.serial_mask, name: line.item_code, text: line.item_name }]
      : []
  })
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
        lines={receipt.lines
          .filter((line) => !line.has_serial && missingOf(line) > 0)
          .map((line) => ({ ...line, left: missingOf(line) }))}
        values={values.lines}
        onChange={(lines) => change({ lines })}
        errorOf={errorOf}
      />
      {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
      <Note tone={sum.short === 0 ? 'good' : undefined}>{t('sum', sum)}</Note>
      <TakeArrivalPhotos
        module_name={receiptPhotoModule}
        module_code={receipt.receipt_code}
        work={work}
        kinds={[
          ...(isDamaged ? (['damage'] as const) : []),
          ...(values.surplus.length > 0 ? (['surplus'] as const) : []),
        ]}
      />
      <TextField
        label={t('seal_no')}
        value={values.seal_no}
        most={60}
        onChange={(seal_no) => change({ seal_no })}
        error={errorOf('seal_no')}
      />
      {sum.short > 0 && (
        <DateField
          label={t('rest_until')}
          value={values.rest_until}
          onChange={(rest_until) => change({ rest_until })}
          error={errorOf('rest_until')}
        />
      )}
    </>
  )
}
