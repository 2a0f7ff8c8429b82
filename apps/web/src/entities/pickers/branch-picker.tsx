import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { branchReach } from '@sejuk/domain/viewers'
import { everydayWords } from '@sejuk/words/everyday'
import { pickerWords } from '@sejuk/words/pickers'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { PagedMultiSelect, PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Look = Pick<PickerProps, 'error' | 'look'>

/** A user of one branch sees it and has nothing to choose. */
const useOwnBranch = () => {
  const { viewData, department_name } = useViewer()
  return branchReach(viewData) === 'single' ? department_name : undefined
}

/** The branch filter: all branches, several of the user's, or their own. */
export const BranchesPicker = (props: Look & { value: string[]; onChange: (dept_codes: string[]) => void }) => {
  const t = useWords(pickerWords)
  const none = useWords(everydayWords)('all')
  return (
    <PagedMultiSelect {...props} label={t('branch')} none={none} source={departmentDropdown} shut={useOwnBranch()} />
  )
}

type One = Look & { value: string | undefined; onChange: (dept_code: string | undefined) => void }
/** The branch something belongs to. */
export const BranchPicker = (props: One) => {
  const t = useWords(pickerWords)
  const { department } = useViewer()
  const own = useOwnBranch()
  // A record of another branch is still shown by its own.
  const shut = !props.value || props.value === department ? own : undefined
  return <PagedSelect {...props} label={t('branch')} none={t('choose')} source={departmentDropdown} shut={shut} />
}

/** The same, above a list. */
export const useBranchFilter = () => {
  const label = useWords(pickerWords)('branch')
  const shut = useOwnBranch()
  return { field: 'dept_code', label, kind: 'many', source: departmentDropdown, shut } as const
}
