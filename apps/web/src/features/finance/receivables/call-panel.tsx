import { logCall } from '@sejuk/contract/finance/receivables'
import { type CallResult, callResults } from '@sejuk/domain/finance/receivables'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

const initial = {
  result: 'promised' as CallResult,
  promise_date: '',
  promise_amount: null as number | null,
  note: '',
}

/** What came of a call; a promise says when and how much. */
export const CallPanel = ({ customer_code, onClose }: { customer_code: string; onClose: () => void }) => {
  const t = useWords(receivableWords)
  return (
    <EndpointPanel
      title={t('logCall')}
      sub={customer_code}
      endpoint={logCall}
      initial={initial}
      fixed={{ customer_code }}
      labels={{
        ...{ result: t('result'), promise_date: t('promise_date') },
        ...{ promise_amount: t('promise_amount'), note: t('note') },
      }}
      draft={`collection-call/${customer_code}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={t('result')}
            value={values.result}
            onChange={(chosen) => change({ result: callResults.find((one) => one === chosen) ?? 'promised' })}
            options={callResults.map((value) => ({ value, label: t(value) }))}
            error={errorOf('result')}
            isRequired
          />
          {values.result === 'promised' && (
            <>
              <DateField
                label={t('promise_date')}
                value={values.promise_date}
                onChange={(promise_date) => change({ promise_date })}
                error={errorOf('promise_date')}
                isRequired
              />
              <MoneyField
                label={t('promise_amount')}
                value={values.promise_amount}
                onChange={(promise_amount) => change({ promise_amount })}
                error={errorOf('promise_amount')}
              />
            </>
          )}
          <TextField
            label={t('note')}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}
