import { actOnSparepartOrder, type SparepartOrderDetail } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'

type Props = { found: SparepartOrderDetail; onClose: () => void }

/** How many of each part are approved; fewer than asked for with the reason. */
export const ApprovePanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const title = useWords(sparepartActionWords)('approve-sparepart')
  const lines = found.lines.map(({ line_no, quantity }) => ({
    ...{ line_no, approved_qty: String(quantity), decide_reason: '' },
  }))
  return (
    <EndpointPanel
      title={title}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder['approve-sparepart']}
      initial={{ lines }}
      fixed={{ sparepart_order_code: found.sparepart_order_code, row_version: found.row_version }}
      labels={{ lines: t('parts') }}
      draft={`sparepart-order/${found.sparepart_order_code}/approve`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const put = (n: number, part: Partial<(typeof lines)[number]>) =>
          change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
        return (
          <>
            {found.lines.map((line, n) => (
              <FieldGroup key={line.line_no} isFramed>
                <FieldLegend>
                  {line.item_name} ({line.item_code})
                </FieldLegend>
                {line.repeat_days !== null && <Note tone="bad">{t('repeat', { n: line.repeat_days })}</Note>}
                <NumberField
                  label={`${t('approved_qty')} / ${line.quantity}`}
                  value={values.lines[n]?.approved_qty ?? ''}
                  onChange={(approved_qty) => put(n, { approved_qty })}
                  error={errorOf(`lines.${n}.approved_qty`)}
                />
                {Number(values.lines[n]?.approved_qty) < line.quantity && (
                  <TextField
                    label={t('decide_reason')}
                    value={values.lines[n]?.decide_reason ?? ''}
                    onChange={(decide_reason) => put(n, { decide_reason })}
                    error={errorOf(`lines.${n}.decide_reason`)}
                    most={500}
                  />
                )}
              </FieldGroup>
            ))}
            {errorOf('lines') && <Note tone="bad">{errorOf('lines')}</Note>}
          </>
        )
      }}
    </EndpointPanel>
  )
}
