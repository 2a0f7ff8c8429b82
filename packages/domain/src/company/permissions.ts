export const companyPermissions = [
  'Legal-Entity-View',
  'Setting-Change-View',
  'Setting-Change-Propose',
  'Setting-Change-Decide',
] as const
