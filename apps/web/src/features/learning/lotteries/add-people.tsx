import * as contract from '@sejuk/contract/learning/lotteries'
import { addDays } from '@sejuk/domain/values/dates'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { BranchesPicker } from '../../../entities/pickers/branch-picker.tsx'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { lottery_code: string; onClose: () => void }

export const AddPanel = ({ kind, ...props }: Props & { kind: 'one' | 'staff' | 'customers' }) => {
  if (kind === 'staff') return <StaffPanel {...props} />
  return kind === 'customers' ? <CustomersPanel {...props} /> : <OnePanel {...props} />
}

const OnePanel = ({ lottery_code, onClose }: Props) => {
  const t = useWords(lotteryWords)
  const labels = {
    participant_code: t('participant_code'),
    participant_name: t('participant_name'),
    place: t('place'),
    chances: t('chances'),
  }
  return (
    <EndpointPanel
      title={t('add')}
      endpoint={contract.addParticipant}
      initial={{ participant_code: '', participant_name: '', place: '', chances: '1' }}
      fixed={{ lottery_code }}
      labels={labels}
      draft={`lottery-participant/${lottery_code}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {(['participant_code', 'participant_name', 'place'] as const).map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              value={values[field]}
              onChange={(value) => change({ [field]: value })}
              error={errorOf(field)}
              most={field === 'participant_code' ? 40 : 150}
              isRequired={field !== 'place'}
            />
          ))}
          <NumberField
            label={labels.chances}
            value={values.chances}
            onChange={(chances) => change({ chances })}
            error={errorOf('chances')}
          />
        </>
      )}
    </EndpointPanel>
  )
}

const StaffPanel = ({ lottery_code, onClose }: Props) => {
  const t = useWords(lotteryWords)
  return (
    <EndpointPanel
      title={t('addStaff')}
      endpoint={contract.addStaff}
      initial={{ dept_code: [] as string[] }}
      fixed={{ lottery_code }}
      labels={{ dept_code: t('dept_code') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <p>{t('addStaffText')}</p>
          <BranchesPicker
            value={values.dept_code}
            onChange={(dept_code) => change({ dept_code })}
            error={errorOf('dept_code')}
          />
        </>
      )}
    </EndpointPanel>
  )
}

const usualAmount = '10000000'
const usualDays = 90

const CustomersPanel = ({ lottery_code, onClose }: Props) => {
  const t = useWords(lotteryWords)
  const today = companyToday()
  return (
    <EndpointPanel
      title={t('addCustomers')}
      endpoint={contract.addCustomers}
      initial={{
        dept_code: [] as string[],
        from: addDays(today, -usualDays),
        to: today,
        amount_per_chance: usualAmount,
      }}
      fixed={{ lottery_code }}
      labels={{
        dept_code: t('dept_code'),
        from: t('from'),
        to: t('to'),
        amount_per_chance: t('amount_per_chance'),
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <p>{t('addCustomersText')}</p>
          <BranchesPicker value={values.dept_code} onChange={(dept_code) => change({ dept_code })} />
          {(['from', 'to'] as const).map((field) => (
            <DateField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(value) => change({ [field]: value })}
              error={errorOf(field)}
              isRequired
            />
          ))}
          <MoneyTextField
            label={t('amount_per_chance')}
            value={values.amount_per_chance}
            onChange={(amount_per_chance) => change({ amount_per_chance })}
            error={errorOf('amount_per_chance')}
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
