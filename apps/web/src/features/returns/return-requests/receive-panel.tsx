import { actOnReturnRequest, type ReturnDetail, type ReturnLine } from '@sejuk/contract/returns/return-requests'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useState } from 'react'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { ScanSection } from '../../../entities/stock/scan-section.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'

const isScanned = ({ sub_items }: ReturnLine) => sub_items.some(({ has_serial }) => has_serial)
const unitsIn = ({ sub_items, approved_qty }: ReturnLine) =>
  sub_items.reduce((sum, { has_serial, per }) => sum + (has_serial ? per * (approved_qty ?? 0) : 0), 0)

/** What is accepted is scanned, or counted; the rest is refused and stays with the customer. */
export const ReceiveReturnPanel = ({ row, onClose }: { row: ReturnDetail; onClose: () => void }) => {
  const t = useWords(returnWords)
  const [surplus, setSurplus] = useState<readonly string[]>([])
  const open = row.lines.filter((line) => (line.approved_qty ?? 0) > 0)
  const initial = {
    warehouse_code: row.warehouse_code,
    lines: open.map((line) => ({
      ...{ line_no: line.line_no, accepted_qty: isScanned(line) ? '0' : String(line.approved_qty ?? 0) },
      ...{ accepted_serials: [] as string[], refused_serials: line.serial_numbers, inspection_result: '' },
    })),
  }
  return (
    <EndpointPanel
      title={t('receive')}
      sub={row.return_code}
      endpoint={actOnReturnRequest.receive}
      initial={initial}
      fixed={{ return_code: row.return_code, row_version: row.row_version }}
      labels={{ warehouse_code: t('warehouse_code'), lines: t('lines') }}
      draft={`return-request/${row.return_code}/receive`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const put = (n: number, part: Partial<(typeof values.lines)[number]>) =>
          change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
        const scanned = open.flatMap((line, n) =>
          isScanned(line)
            ? [
                {
                  ...{ line_no: line.line_no, left: unitsIn(line), mask: null, expected: line.serial_numbers },
                  ...{ serials: values.lines[n]?.accepted_serials ?? [], damaged_serials: [] },
                  ...{ name: line.item_code, text: line.invoice_code },
                },
              ]
            : [],
        )
        const read = (lines: readonly { line_no: number; serials: readonly string[] }[]) =>
          change((now) => ({
            lines: now.lines.map((one) => {
              const found = lines.find(({ line_no }) => line_no === one.line_no)
              const all = open.find(({ line_no }) => line_no === one.line_no)?.serial_numbers ?? []
              return found
                ? {
                    ...{ ...one, accepted_serials: [...found.serials] },
                    refused_serials: all.filter((serial) => !found.serials.includes(serial)),
                  }
                : one
            }),
          }))
        return (
          <>
            <WarehousePicker
              value={values.warehouse_code || undefined}
              onChange={(warehouse_code = '') => change({ warehouse_code })}
              error={errorOf('warehouse_code')}
            />
            {scanned.length > 0 && <Note>{t('scanHelp')}</Note>}
            {scanned.length > 0 && (
              <ScanSection
                lines={scanned}
                surplus={surplus}
                onChange={(lines, others) => {
                  setSurplus(others)
                  read(lines)
                }}
              />
            )}
            {open.map((line, n) => (
              <FieldGroup key={line.line_no} isFramed aria-label={`${line.item_code} ${line.invoice_code}`}>
                <b>
                  {line.item_code} · {line.invoice_code}
                </b>
                {!isScanned(line) && (
                  <NumberField
                    label={`${t('accepted_qty')} / ${line.approved_qty ?? 0}`}
                    value={values.lines[n]?.accepted_qty ?? ''}
                    onChange={(accepted_qty) => put(n, { accepted_qty })}
                    error={errorOf(`lines.${n}.accepted_qty`)}
                  />
                )}
                {(values.lines[n]?.refused_serials ?? []).length > 0 && isScanned(line) && (
                  <Note>{`${t('refused')}: ${(values.lines[n]?.refused_serials ?? []).join(', ')}`}</Note>
                )}
                {errorOf(`lines.${n}.accepted_serials`) && (
                  <FieldError>{errorOf(`lines.${n}.accepted_serials`)}</FieldError>
                )}
                <TextField
                  label={t('inspection_result')}
                  value={values.lines[n]?.inspection_result ?? ''}
                  onChange={(inspection_result) => put(n, { inspection_result })}
                  error={errorOf(`lines.${n}.inspection_result`)}
                  most={500}
                />
              </FieldGroup>
            ))}
            {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
          </>
        )
      }}
    </EndpointPanel>
  )
}
