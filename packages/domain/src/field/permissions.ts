export const fieldPermissions = ['Attendance-Open', 'Attendance-Check-In-Out-Open', 'Attendance-History-Open'] as const
