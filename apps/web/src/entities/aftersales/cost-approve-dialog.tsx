import * as contract from '@sejuk/contract/aftersales/costs'
import { rupiah } from '@sejuk/domain/values/money'
import { costTypeWords, costWords } from '@sejuk/words/aftersales/costs'
import { useWords } from '../../lib/language/words.ts'
import { MoneyField } from '../../ui/fields/number-fields.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../ui/form/endpoint-modal.tsx'

type Decision = { line_no: number; approved_amount: number; refuse_reason: string }

/** Line by line: at most the requested amount; a refused line needs a reason. */
export const ApproveDialog = ({ sheet, onClose }: { sheet: contract.CostDetail; onClose: () => void }) => {
  const t = useWords(costWords)
  const kinds = useWords(costTypeWords)
  const { work_order_number, row_version } = sheet
  const initial = {
    decisions: sheet.sheet.map(
      ({ line_no, amount }): Decision => ({ line_no, approved_amount: amount, refuse_reason: '' }),
    ),
  }
  return (
    <EndpointModal
      title={t('approvePart')}
      sub={work_order_number}
      endpoint={contract.actOnCosts['approve-cost']}
      initial={initial}
      fixed={{ work_order_number, row_version }}
      labels={{ decisions: t('lines') }}
      verb={t('approve-cost')}
      onClose={onClose}
    >
      {({ values, change, errorOf }) =>
        sheet.sheet.map((line, n) => {
          const decision = values.decisions[n] as Decision
          const put = (part: Partial<Decision>) =>
            change({ decisions: values.decisions.map((one, at) => (at === n ? { ...one, ...part } : one)) })
          return (
            <fieldset key={line.line_no} style={{ border: 0, margin: 0, padding: 0 }}>
              <legend>
                {kinds(line.cost_type)}, {line.description}: {rupiah(line.amount)}
              </legend>
              <MoneyField
                label={t('approved')}
                value={decision.approved_amount}
                onChange={(amount) => put({ approved_amount: amount ?? 0 })}
                error={errorOf(`decisions.${n}.approved_amount`)}
              />
              {decision.approved_amount < line.amount && (
                <TextField
                  label={t('refuseReason')}
                  value={decision.refuse_reason}
                  onChange={(refuse_reason) => put({ refuse_reason })}
                  error={errorOf(`decisions.${n}.refuse_reason`)}
                  most={500}
                  isRequired
                />
              )}
            </fieldset>
          )
        })
      }
    </EndpointModal>
  )
}
