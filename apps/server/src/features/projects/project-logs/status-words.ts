import { loginStatuses, projectStatuses } from '@sejuk/domain/projects/project-statuses'

/** Each status is its own word in the book. */
const itself = <Status extends string>(all: readonly Status[]) =>
  Object.fromEntries(all.map((one) => [one, one])) as { [One in Status]: One }
export const loginStatusWords = itself(loginStatuses)
export const projectStatusWords = itself(projectStatuses)
