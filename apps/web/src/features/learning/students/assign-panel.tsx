import { courseDropdown } from '@sejuk/contract/learning/courses'
import { assignCourse } from '@sejuk/contract/learning/students'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { studentWords } from '@sejuk/words/learning/students'
import { useWords } from '../../../lib/language/words.ts'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'

type Props = { course_code?: string; usercodes?: string[]; onClose: () => void }

/** A course for several learners at once, or for whole branches. */
export const AssignPanel = ({ course_code = '', usercodes = [], onClose }: Props) => {
  const t = useWords(studentWords)
  return (
    <EndpointPanel
      title={t('assign')}
      endpoint={assignCourse}
      initial={{ course_code, usercodes, dept_code: [] as string[] }}
      labels={{ course_code: t('course'), usercodes: t('learners'), dept_code: t('branches') }}
      draft="student/assign"
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <p>{t('assignText')}</p>
          <PagedSelect
            label={t('course')}
            source={courseDropdown}
            value={values.course_code || undefined}
            onChange={(code) => change({ course_code: code ?? '' })}
            error={errorOf('course_code')}
          />
          <PagedMultiSelect
            label={t('learners')}
            source={staffDropdown}
            value={values.usercodes}
            onChange={(codes) => change({ usercodes: codes })}
          />
          {errorOf('usercodes') && <FieldError>{errorOf('usercodes')}</FieldError>}
          <PagedMultiSelect
            label={t('branches')}
            source={departmentDropdown}
            value={values.dept_code}
            onChange={(dept_code) => change({ dept_code })}
          />
          {errorOf('dept_code') && <FieldError>{errorOf('dept_code')}</FieldError>}
        </>
      )}
    </EndpointPanel>
  )
}
