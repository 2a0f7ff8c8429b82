import * as contract from '@sejuk/contract/field/leaves'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { balancedTypes } from '@sejuk/domain/field/leave-days'
import { leaveWords } from '@sejuk/words/field/leaves'
import { Figures } from '../../../entities/field/chips.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { LedgerLines } from './ledger-lines.tsx'

type Values = { usercode: string; leave_type: string; days: string; note: string }
const blank: Values = { usercode: '', leave_type: 'comp_off', days: '', note: '' }

/** Days in lieu, or what was granted wrongly: a line of the ledger with its reason. */
export const AdjustPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(leaveWords)
  const labels = { usercode: t('staff'), leave_type: t('leave_type'), days: t('days'), note: t('reason') }
  return (
    <EndpointPanel<typeof contract.adjustBalance, Values>
      title={t('adjustTitle')}
      endpoint={contract.adjustBalance}
      initial={blank}
      labels={labels}
      draft="leave-adjust"
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <PagedSelect
            label={t('staff')}
            none={t('chooseStaff')}
            source={staffDropdown}
            value={values.usercode || undefined}
            onChange={(usercode) => change({ usercode: usercode ?? '' })}
            error={errorOf('usercode')}
          />
          {values.usercode && <Balances usercode={values.usercode} />}
          <ChoiceField
            label={t('leave_type')}
            options={balancedTypes.map((value) => ({ value, label: t(value) }))}
            value={values.leave_type}
            onChange={(leave_type) => change({ leave_type })}
            error={errorOf('leave_type')}
            isRequired
          />
          <TextField
            label={t('days')}
            hint={t('adjustHint')}
            value={values.days}
            onChange={(days) => change({ days })}
            error={errorOf('days')}
            most={5}
            isRequired
          />
          <TextField
            label={t('reason')}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            most={300}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}

const Balances = ({ usercode }: { usercode: string }) => {
  const t = useWords(leaveWords)
  const found = useCall(contract.staffBalances, { usercode }).data?.data
  if (!found) return null
  return (
    <section>
      <Figures figures={found.balances.map((one) => [t(one.leave_type), t('nDays', { n: one.balance })] as const)} />
      <LedgerLines lines={found.lines} />
    </section>
  )
}
