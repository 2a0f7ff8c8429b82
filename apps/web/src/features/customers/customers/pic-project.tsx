import { type Customer, updatePicProject } from '@sejuk/contract/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'

/** Chosen at once: it is in force without approval. */
export const PicProject = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const send = useSend(updatePicProject)
  const { customer_code, pic_project_user_code } = customer
  return (
    <StaffPicker
      label={t('pic_project_user_code')}
      value={pic_project_user_code ?? undefined}
      onChange={(code) => send.mutate({ customer_code, pic_project_user_code: code ?? '' })}
    />
  )
}
