import { actOnRmaRequest, type RmaDetail } from '@sejuk/contract/returns/rma-requests'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import type { ItemFlag } from '@sejuk/domain/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

type Props = { row: RmaDetail; flag: ItemFlag; onClose: () => void }

/** One number for each unit, by the camera, a scanner or the keyboard. */
export const ScanUnitsPanel = ({ row, flag, onClose }: Props) => {
  const t = useWords(rmaWords)
  const [reading, setReading] = useState<number>()
  const own = row.lines.filter(({ item_flag }) => item_flag === flag)
  const name = flag === 'OUT' ? 'ship' : 'receive'
  return (
    <EndpointPanel
      title={t(name)}
      sub={row.rma_code}
      endpoint={actOnRmaRequest[name]}
      initial={{ lines: own.map(({ line_no }) => ({ line_no, serial_number: '' })) }}
      fixed={{ rma_code: row.rma_code, row_version: row.row_version }}
      labels={{ lines: t('serial_number') }}
      draft={`rma-request/${row.rma_code}/${name}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const put = (n: number, text: string) =>
          change((now) => ({
            lines: now.lines.map((one, at) => (at === n ? { ...one, serial_number: normalizeSerial(text) } : one)),
          }))
        return (
          <>
            {own.map((line, n) => (
              <FieldGroup key={line.line_no} isFramed aria-label={`${t(flag)} ${n + 1}`}>
                <TextField
                  label={t('scanFor', { item: line.item_code })}
                  hint={flag === 'IN' && line.serial_number ? t('expected', { serial: line.serial_number }) : undefined}
                  value={values.lines[n]?.serial_number ?? ''}
                  onChange={(text) => put(n, text)}
                  error={errorOf(`lines.${n}.serial_number`)}
                  most={60}
                  isRequired
                />
                <Button size="small" onClick={() => setReading(n)}>
                  {t('scan')}
                </Button>
              </FieldGroup>
            ))}
            {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
            {reading !== undefined && (
              <Scanner
                onFound={(text) => {
                  put(reading, text)
                  setReading(undefined)
                }}
                onClose={() => setReading(undefined)}
              />
            )}
          </>
        )
      }}
    </EndpointPanel>
  )
}
