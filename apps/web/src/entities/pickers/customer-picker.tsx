import { customerDropdown } from '@sejuk/contract/customers/customers'
import { pickerWords } from '@sejuk/words/pickers'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look' | 'shut'> & {
  value: string | undefined
  onChange: (customer_code: string | undefined) => void
  /** Only those of these branches. */
  dept_code?: readonly string[]
}

export const CustomerPicker = ({ dept_code = [], ...props }: Props) => {
  const t = useWords(pickerWords)
  return (
    <PagedSelect {...props} label={t('customer')} none={t('choose')} source={customerDropdown} input={{ dept_code }} />
  )
}
