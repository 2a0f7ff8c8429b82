import { staffDropdown } from '@sejuk/contract/masters/staff'
import { pickerWords } from '@sejuk/words/pickers'
import { rememberLabel } from '../../lib/api/options.ts'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look' | 'shut'> & {
  value: string | undefined
  onChange: (usercode: string | undefined) => void
  label?: string
  dept_code?: readonly string[]
  role_code?: readonly string[]
  /** The current value: the list may not contain it for this viewer. */
  known?: { code: string | null; name: string | null }
}

export const StaffPicker = ({ label, dept_code = [], role_code = [], known, ...props }: Props) => {
  const t = useWords(pickerWords)
  const { code, name } = known ?? {}
  if (code && name) rememberLabel(staffDropdown, { value: code, label: `(${code}) ${name}` })
  return (
    <PagedSelect
      {...props}
      label={label ?? t('staff')}
      none={t('choose')}
      source={staffDropdown}
      input={{ dept_code, role_code }}
    />
  )
}

/** Users who sell. */
export const SalesmanPicker = (props: Omit<Props, 'label' | 'role_code'>) => {
  const t = useWords(pickerWords)
  return <StaffPicker {...props} label={t('salesman')} role_code={['Salesman']} />
}
