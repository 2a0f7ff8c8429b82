import type { DesignTaskRow } from '@sejuk/contract/projects/design-tasks'
import { pageTo } from '@sejuk/domain/pages'

/** A task is shown in the design section of its project, and the way back leads to the list of tasks. */
export const designTarget = ({ log_code }: Pick<DesignTaskRow, 'log_code'>) =>
  pageTo('projectLog', { module: 'design-task-lists' }, { code: log_code, tab: 'design' })
