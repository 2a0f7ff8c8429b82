import {
  actOnSparepartOrder,
  type SparepartOrderDetail,
  type SparepartShipment,
} from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import IconScan from '#icon/Scan'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { ShipmentChoice } from './shipment-choice.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Props = { found: SparepartOrderDetail; onClose: () => void }
type Picked = { line_no: number; qty: string }
const blank = (shipment?: SparepartShipment): Picked[] =>
  (shipment?.lines ?? []).map(({ line_no }) => ({ line_no, qty: '0' }))

/** Each piece is scanned, or its code typed; counting by hand stays possible. */
export const PickPanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const title = useWords(sparepartActionWords)('pick')
  const ready = found.shipments.filter(({ status }) => status === 'DO_Picking')
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <EndpointPanel
      title={title}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder.pick}
      initial={{ shipment_no: String(ready[0]?.shipment_no ?? ''), lines: blank(ready[0]) }}
      fixed={{ sparepart_order_code: found.sparepart_order_code, row_version: found.row_version }}
      labels={{ shipment_no: t('shipment_no'), lines: t('parts') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const shipment = ready.find(({ shipment_no }) => String(shipment_no) === values.shipment_no)
        const take = (text: string) => {
          const code = text.trim()
          if (!code) return
          setTyped('')
          const line = shipment?.lines.find(({ item_code }) => item_code.toLowerCase() === code.toLowerCase())
          if (!line) return setSaid(t('notInShipment', { code }))
          const now = Number(values.lines.find(({ line_no }) => line_no === line.line_no)?.qty ?? 0)
          if (now >= line.qty) return setSaid(t('enough', { code }))
          setSaid('')
          change((before) => ({
            lines: before.lines.map((one) =>
              one.line_no === line.line_no ? { ...one, qty: String(Number(one.qty) + 1) } : one,
            ),
          }))
        }
        return (
          <>
            <ShipmentChoice
              shipments={ready}
              value={values.shipment_no}
              error={errorOf('shipment_no')}
              onChange={(shipment_no, chosen) => change({ shipment_no, lines: blank(chosen) })}
            />
            <Row>
              <TextField label={t('scanToPick')} value={typed} onChange={setTyped} most={100} />
              <Button size="small" onClick={() => take(typed)}>
                {t('add')}
              </Button>
              <Button size="small" icon={<IconScan size={14} />} onClick={() => setScanning(true)}>
                {t('scanPart')}
              </Button>
            </Row>
            {said && (
              <Note tone="bad" role="status">
                {said}
              </Note>
            )}
            {shipment?.lines.map((line) => (
              <NumberField
                key={line.line_no}
                label={`${line.item_name} (${line.item_code}) / ${line.qty}`}
                value={values.lines.find(({ line_no }) => line_no === line.line_no)?.qty ?? ''}
                onChange={(qty) =>
                  change((now) => ({
                    lines: now.lines.map((one) => (one.line_no === line.line_no ? { ...one, qty } : one)),
                  }))
                }
              />
            ))}
            {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
            {isScanning && <Scanner staysOpen onFound={take} onClose={() => setScanning(false)} />}
          </>
        )
      }}
    </EndpointPanel>
  )
}
