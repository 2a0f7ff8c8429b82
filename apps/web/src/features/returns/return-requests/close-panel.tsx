import { actOnReturnRequest, type ReturnDetail } from '@sejuk/contract/returns/return-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'
import { Facts } from '../../../ui/record/facts.tsx'

/** For each invoice: how its tax is corrected; the credit is shown before it is given. */
export const CloseReturnPanel = ({ row, onClose }: { row: ReturnDetail; onClose: () => void }) => {
  const t = useWords(returnWords)
  const today = useToday()
  const initial = {
    invoices: row.proposals.map(({ invoice_code, tax_choices }) => ({
      ...{ invoice_code, tax_choice: tax_choices[0] ?? '', nota_retur_no: '', nota_retur_date: today },
    })),
  }
  return (
    <EndpointPanel
      title={t('close')}
      sub={row.return_code}
      endpoint={actOnReturnRequest.close}
      initial={initial}
      fixed={{ return_code: row.return_code, row_version: row.row_version }}
      labels={{ invoices: t('tax') }}
      draft={`return-request/${row.return_code}/close`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {row.proposals.length === 0 && <Note>{t('nothingToCredit')}</Note>}
          {row.proposals.map((proposal, n) => {
            const now = values.invoices[n]
            const put = (part: Partial<(typeof values.invoices)[number]>) =>
              change((all) => ({ invoices: all.invoices.map((one, at) => (at === n ? { ...one, ...part } : one)) }))
            return (
              <FieldGroup key={proposal.invoice_code} isFramed aria-label={proposal.invoice_code}>
                <Facts
                  facts={[
                    [t('invoice_code'), proposal.invoice_code],
                    [t('base'), rupiah(proposal.base)],
                    [t('vat'), rupiah(proposal.vat)],
                    [t('fee_amount'), proposal.fee_amount > 0 && rupiah(proposal.fee_amount)],
                    [t('toCredit'), <b key="sum">{rupiah(proposal.amount)}</b>],
                  ]}
                />
                <ChoiceField
                  label={t('tax_choice')}
                  options={proposal.tax_choices.map((value) => ({ value, label: t(value) }))}
                  value={now?.tax_choice ?? ''}
                  onChange={(tax_choice) => put({ tax_choice })}
                  error={errorOf(`invoices.${n}.tax_choice`)}
                />
                {now?.tax_choice === 'Nota_Retur' && (
                  <>
                    <TextField
                      label={t('nota_retur_no')}
                      value={now.nota_retur_no}
                      onChange={(nota_retur_no) => put({ nota_retur_no })}
                      error={errorOf(`invoices.${n}.nota_retur_no`)}
                      most={50}
                      isRequired
                    />
                    <DateField
                      label={t('nota_retur_date')}
                      value={now.nota_retur_date}
                      onChange={(nota_retur_date) => put({ nota_retur_date })}
                      error={errorOf(`invoices.${n}.nota_retur_date`)}
                    />
                  </>
                )}
              </FieldGroup>
            )
          })}
          {errorOf('invoices') && <FieldError>{errorOf('invoices')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
