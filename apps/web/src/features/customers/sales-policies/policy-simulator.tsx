import { simulateSalesPolicy } from '@sejuk/contract/customers/sales-policies'
import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { rupiah } from '@sejuk/domain/money'
import { writeNumber } from '@sejuk/domain/numbers'
import { salesPolicyWords } from '@sejuk/words/customers/sales-policies'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useLateValidator } from '../../../lib/form/schemas.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'

/** What an order would get, answered as it is typed. */
export const PolicySimulator = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(salesPolicyWords)
  const everyday = useWords(everydayWords)
  const validator = useLateValidator(simulateSalesPolicy)
  const today = useToday()
  const [asked, setAsked] = useState({ customer_code: '', business_unit_code: 'RAC', amount: '', day: today })
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part })
  const isWhole = validator !== undefined && Object.keys(validator.problemsOf(asked)).length === 0
  const found = useCall(simulateSalesPolicy, asked as never, { enabled: isWhole, keepPrevious: true })
  const seen = isWhole ? found.data?.data : undefined
  return (
    <SidePanel title={t('simulate')} onClose={onClose} footer={<Button onClick={onClose}>{everyday('close')}</Button>}>
      <CustomerPicker
        value={asked.customer_code || undefined}
        onChange={(code) => change({ customer_code: code ?? '' })}
      />
      <PagedSelect
        label={t('business_unit_code')}
        none={t('choose')}
        source={businessUnitDropdown}
        value={asked.business_unit_code || undefined}
        onChange={(code) => change({ business_unit_code: code ?? '' })}
      />
      <MoneyTextField label={t('amount')} value={asked.amount} onChange={(amount) => change({ amount })} />
      <DateField label={t('day')} value={asked.day} onChange={(day) => change({ day })} />
      {isWhole && found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {seen &&
        (seen.policy_code ? (
          <Facts
            facts={[
              [t('title'), `${seen.policy_code}, ${seen.policy_name}`],
              [t('discount'), `${writeNumber(seen.discount_percent, 2)}%, ${rupiah(seen.discount_amount)}`],
              [t('net'), rupiah(seen.net_amount)],
            ]}
          />
        ) : (
          <p role="status">{t('noPolicy')}</p>
        ))}
    </SidePanel>
  )
}
