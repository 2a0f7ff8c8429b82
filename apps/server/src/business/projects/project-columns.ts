import { loginStatuses, projectStatuses } from '@sejuk/domain/projects/project-statuses'

/** Each status is its own word in the book. */
export const itself = <Status extends string>(all: readonly Status[]) =>
  Object.fromEntries(all.map((one) => [one, one])) as { [One in Status]: One }

/** What a downloaded list of projects shows. */
export const projectColumns = [
  { key: 'log_code', width: 20 },
  { key: 'project_code', width: 20 },
  { key: 'project_name', width: 36 },
  { key: 'owner_name', width: 30 },
  { key: 'dept_name', width: 20 },
  { key: 'salesman_name', width: 22 },
  { key: 'city_name', width: 22 },
  { key: 'est_total', type: 'number' },
  { key: 'probability', type: 'number' },
  { key: 'est_order_date', type: 'date' },
  { key: 'login_status', values: itself(loginStatuses) },
  { key: 'project_status', values: itself(projectStatuses) },
  { key: 'next_follow_up_date', type: 'date' },
  { key: 'created_date', type: 'datetime' },
] as const
