export const learningPermissions = [
  'Lottery-View',
  'Lottery-Create',
  'Lottery-Approve',
  'Lottery-Draw',
  'Lottery-Redraw',
  'Lottery-Claim',
] as const
