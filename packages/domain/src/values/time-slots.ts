/** Visit slots: all day, morning or afternoon. */
export const timeSlots = ['08:30~18:00', '08:30~12:00', '13:30~18:00'] as const
export type TimeSlot = (typeof timeSlots)[number]

export const isTimeSlot = (text: string): text is TimeSlot => (timeSlots as readonly string[]).includes(text)

/** Times of a day, '08:30'. */
export const hoursOf = (slot: TimeSlot) => ({ from: slot.slice(0, 5), to: slot.slice(6) })

/** Two overlapping visits on one day. */
export const slotsOverlap = (one: TimeSlot, other: TimeSlot) => {
  const [a, b] = [hoursOf(one), hoursOf(other)]
  return a.from < b.to && b.from < a.to
}

/** Today, a slot that has ended cannot be chosen. `time` is the branch's local time. */
export const hasEnded = (slot: TimeSlot, time: string) => hoursOf(slot).to <= time
