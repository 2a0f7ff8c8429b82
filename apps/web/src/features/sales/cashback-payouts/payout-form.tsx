import { createPayout, previewPayout } from '@sejuk/contract/sales/cashback-payouts'
import { type PayoutMethod, payoutMethods } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackPayoutWords, payoutMethodWords, payoutObstacleWords } from '@sejuk/words/sales/cashback-payouts'
import { useCall } from '../../../lib/api/queries.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'

const initial = { method: 'bank' as PayoutMethod, remark: '' }

export const PayoutForm = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(cashbackPayoutWords)
  const methods = useWords(payoutMethodWords)
  const labels = { method: t('method'), remark: t('remark') }
  return (
    <EndpointPanel
      title={t('create')}
      endpoint={createPayout}
      initial={initial}
      labels={labels}
      draft="cashback-payout"
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={labels.method}
            value={values.method}
            onChange={(method) => change({ method: method as PayoutMethod })}
            options={payoutMethods.map((value) => ({ value, label: methods(value) }))}
            error={errorOf('method')}
            isRequired
          />
          <Preview method={values.method} />
          <TextField
            label={labels.remark}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark')}
            most={1000}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}

/** What it will take, and what not, and why. */
const Preview = ({ method }: { method: PayoutMethod }) => {
  const t = useWords(cashbackPayoutWords)
  const why = useWords(payoutObstacleWords)
  const { data, error } = useCall(previewPayout, { method }, { keepPrevious: true })
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data) return null
  const { lines, net_amount, candidates } = data.data
  const others = candidates.flatMap(({ obstacle, ...line }) => (obstacle ? [{ ...line, obstacle }] : []))
  return (
    <>
      <p role="status">{lines ? t('willPay', { n: lines, net: rupiah(net_amount) }) : t('nothing')}</p>
      {others.length > 0 && (
        <details>
          <summary>{t('notPaid', { n: others.length })}</summary>
          <RowList>
            {others.map((line) => (
              <li key={line.cashback_code}>
                <span>
                  <b>{line.cashback_code}</b> <small>{line.customer_name}</small>
                </span>
                <span>{why(line.obstacle)}</span>
              </li>
            ))}
          </RowList>
        </details>
      )}
    </>
  )
}
