/** In seconds of the film: how far it was played without a gap, and where it played last. */
export type Watched = { furthest: number; at: number }

/** A player says where it is some four times a second; what is further away was not played. */
export const longestStep = 1.5
/** Players round. */
const rounding = 0.25

/** It plays: what follows what was seen counts, a jump does not. `rate`: how fast it plays. */
export const playedTo = ({ furthest, at }: Watched, now: number, rate = 1): Watched => {
  const isPlayed = at <= furthest && now >= at && now - at <= longestStep * Math.max(1, rate)
  return { furthest: isPlayed ? Math.max(furthest, now) : furthest, at: now }
}

/** It was moved to another place: behind what was seen it stays there, before it nothing is counted from there. */
export const movedTo = ({ furthest }: Watched, now: number): Watched => ({
  furthest,
  at: isAhead(furthest, now) ? now : Math.min(now, furthest),
})

/** Further than what was played: whoever may not skip is taken back to it. */
export const isAhead = (furthest: number, now: number) => now > furthest + rounding
