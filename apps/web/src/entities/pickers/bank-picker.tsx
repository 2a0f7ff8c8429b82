import { bankDropdown, partnerBankDropdown } from '@sejuk/contract/masters/banks'
import { bankWords } from '@sejuk/words/masters/banks'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look'> & {
  value: string | undefined
  onChange: (bank_code: string | undefined) => void
  /** Before sign-in, and where a partner is paid: only banks that can receive payments. */
  forPartners?: boolean
}

export const BankPicker = ({ forPartners, ...props }: Props) => {
  const t = useWords(bankWords)
  return (
    <PagedSelect
      {...props}
      label={t('bank')}
      none={t('choose')}
      source={forPartners ? partnerBankDropdown : bankDropdown}
    />
  )
}
