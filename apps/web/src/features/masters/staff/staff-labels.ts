import { staffWords } from '@sejuk/words/masters/staff'
import { useWords } from '../../../lib/language/words.ts'

/** What the fields of a person are called, in the form, in the log and where two versions meet. */
export const useStaffLabels = () => {
  const t = useWords(staffWords)
  return {
    username: t('username'),
    login_name: t('login_name'),
    title: t('title_'),
    email: t('email'),
    phone: t('phone'),
    department: t('department'),
    allow_visit_customer: t('allow_visit_customer'),
    join_date: t('join_date'),
    resign_date: t('resign_date'),
    roles: t('roles'),
    departmentlist: t('departmentlist'),
    view_data: t('view_data'),
    asc_code: t('asc_code'),
  }
}
