export const learningPermissions = [
  'Course-View',
  'Course-Create',
  'Course-Publish',
  'Course-Assign',
  'Student-List-View',
  'Brand-Page-Modify',
  'Lottery-View',
  'Lottery-Create',
  'Lottery-Approve',
  'Lottery-Draw',
  'Lottery-Redraw',
  'Lottery-Claim',
] as const
