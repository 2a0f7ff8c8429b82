import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { technicianWords } from '@sejuk/words/aftersales/technicians'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look' | 'shut'> & {
  value: string | undefined
  onChange: (asc_code: string | undefined) => void
}

/** One of the service centres the viewer sees. */
export const AscPicker = (props: Props) => (
  <PagedSelect
    {...props}
    label={useWords(technicianWords)('asc_code')}
    none={useWords(serviceCentreWords)('choose')}
    source={ascDropdown}
  />
)
