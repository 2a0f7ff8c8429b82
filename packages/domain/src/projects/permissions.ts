export const projectsPermissions = [
  'Project-Log-Create-Open',
  'Project-Log-Modify-Open',
  'Project-Submitted-Open',
  'Project-Submitted-Approve-Open',
  'Project-Replace-Salesman-Open',
] as const
