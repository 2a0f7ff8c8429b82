import { mayGroupBy } from '@sejuk/domain/list-groups'

type Known = { key: string; group?: string }

/** The field behind a column: named by it, or the only one of a row that its key can mean. */
export const groupField = ({ key, group }: Known, row: unknown): string | undefined => {
  if (group) return group
  const fields = Object.keys(row ?? {}).filter(mayGroupBy)
  const meant = [key, `${key}_name`, `${key}_type`, `${key}_date`].find((one) => fields.includes(one))
  if (meant) return meant
  const ending = fields.filter((field) => field.endsWith(`_${key}`))
  if (key === 'branch' && fields.includes('dept_name')) return 'dept_name'
  return ending.length === 1 ? ending[0] : undefined
}
