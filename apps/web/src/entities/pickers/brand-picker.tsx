import { brandDropdown } from '@sejuk/contract/masters/brands'
import { brandWords } from '@sejuk/words/masters/brands'
import { useWords } from '../../lib/language/words.ts'
import { PagedMultiSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look'> & { value: string[]; onChange: (brand_codes: string[]) => void }

export const BrandPicker = (props: Props) => (
  <PagedMultiSelect {...props} label={useWords(brandWords)('brand')} source={brandDropdown} />
)
