import { staffDropdown } from '@sejuk/contract/masters/staff'
import { loginStatuses, projectStages, projectStatuses, projectTypes } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'

/** The filters that every list of projects has. */
export const useProjectFilters = () => {
  const t = useWords(projectWords)
  const branch = useBranchFilter()
  const choice = <Field extends string, Value extends Parameters<typeof t>[0]>(
    field: Field,
    label: string,
    all: readonly Value[],
  ) => ({ field, label, kind: 'choice' as const, options: all.map((value) => ({ value, label: t(value) })) })
  return {
    search: { field: 'search', label: t('search'), kind: 'text' } as const,
    branch,
    salesman: { field: 'salesman_code', label: t('salesman_name'), kind: 'many', source: staffDropdown } as const,
    login: choice('login_status', t('login_status'), loginStatuses),
    project: choice('project_status', t('project_status'), projectStatuses),
    type: choice('project_type', t('project_type'), projectTypes),
    stage: choice('stage', t('stage'), projectStages),
  }
}
