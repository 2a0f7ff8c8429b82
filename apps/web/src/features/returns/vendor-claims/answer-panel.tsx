import * as contract from '@sejuk/contract/returns/vendor-claims'
import { type ClaimResult, claimResults } from '@sejuk/domain/returns/vendor-claims'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'

type Line = { line_no: number; result: ClaimResult; accepted_amount: string; answer_reason: string }
type Props = { row: contract.VendorClaimDetail; onClose: () => void }
const isResult = (value: string): value is ClaimResult => claimResults.some((one) => one === value)

/** Unit by unit, as far as the factory has answered; the rest may follow. */
export const AnswerPanel = ({ row, onClose }: Props) => {
  const t = useWords(claimWords)
  const open = row.lines.filter(({ result }) => result === null)
  return (
    <EndpointPanel
      title={t('answer')}
      sub={row.claim_code}
      endpoint={contract.actOnVendorClaim.answer}
      initial={{ factory_reference: row.factory_reference ?? '', lines: [] as Line[] }}
      fixed={{ claim_code: row.claim_code, row_version: row.row_version }}
      labels={{ factory_reference: t('factory_reference'), lines: t('lines') }}
      draft={`vendor-claim/${row.claim_code}/answer`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('factory_reference')}
            value={values.factory_reference}
            onChange={(factory_reference) => change({ factory_reference })}
            error={errorOf('factory_reference')}
            most={100}
          />
          {open.map(({ line_no, serial_number, item_code, claim_amount }) => {
            const n = values.lines.findIndex((one) => one.line_no === line_no)
            const line = values.lines[n]
            const put = (part: Partial<Line>) =>
              change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
            const choose = (value: string) =>
              change((now) => {
                const others = now.lines.filter((one) => one.line_no !== line_no)
                if (!isResult(value)) return { lines: others }
                const accepted_amount = value === 'Accepted' ? String(claim_amount) : '0'
                return { lines: [...others, { line_no, result: value, accepted_amount, answer_reason: '' }] }
              })
            const about = { serial: serial_number }
            return (
              <FieldGroup key={line_no} isFramed aria-label={serial_number}>
                <ChoiceField
                  label={t('resultOf', about)}
                  hint={item_code}
                  options={claimResults.map((value) => ({ value, label: t(value) }))}
                  value={line?.result ?? ''}
                  onChange={choose}
                  error={line && errorOf(`lines.${n}.result`)}
                />
                {line?.result === 'Accepted' && (
                  <NumberField
                    label={t('acceptedOf', about)}
                    value={line.accepted_amount}
                    onChange={(accepted_amount) => put({ accepted_amount })}
                    error={errorOf(`lines.${n}.accepted_amount`)}
                  />
                )}
                {line && (
                  <TextField
                    label={t('reasonOf', about)}
                    value={line.answer_reason}
                    onChange={(answer_reason) => put({ answer_reason })}
                    error={errorOf(`lines.${n}.answer_reason`)}
                    most={500}
                    isRequired={line.result === 'Rejected'}
                  />
                )}
              </FieldGroup>
            )
          })}
          {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
