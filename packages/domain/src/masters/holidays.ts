export const holidayKinds = ['national', 'joint_leave', 'company'] as const
export type HolidayKind = (typeof holidayKinds)[number]

type Holiday = { holiday_date: string; dept_code: string | null }

/** Attendance and leave of past days were computed with their holidays, so these no longer change. */
export const whyKeepHoliday = ({ holiday_date }: Holiday, today: string) =>
  holiday_date < today ? 'A holiday that has passed cannot be deleted' : undefined

export const whyNotMoveHoliday = (from: Holiday, to: Holiday, today: string) => {
  const isMoved = from.holiday_date !== to.holiday_date || from.dept_code !== to.dept_code
  return isMoved && from.holiday_date < today ? 'A holiday that has passed cannot be moved' : undefined
}
