/** Transport cost by distance, there and back. */
export type TransportBand = { up_to_km: number; amount: number }

const step = 1000

/** Raised or lowered, in whole thousands. */
export const raisedPrice = (amount: number, percent: number) =>
  Math.round((amount * (100 + percent)) / 100 / step) * step
