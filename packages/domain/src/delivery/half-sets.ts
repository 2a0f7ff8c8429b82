/** A unit of a line of a delivery: so many in one piece, so many sent here, so many received. */
type Unit = { item_code: string; per: number; qty: number; received_qty: number }
type Line = { qty: number; received_qty: number }

/**
 * Units that the customer has without the rest of their sets, once this line is received: those of this delivery, and those that
 * were left out of it since the customer had them before.
 */
export const halvesOf = (line: Line, units: readonly Unit[]) =>
  units.flatMap(({ item_code, per, qty, received_qty }) => {
    const half = received_qty + per * line.qty - qty - per * line.received_qty
    return half > 0 ? [{ item_code, qty: half }] : []
  })

type Held = { item_code: string; per: number; qty: number }
/** So many pieces of a line must still be delivered, so that every unit that the customer has can be billed. */
export const piecesForHalves = (held: readonly Held[]) =>
  held.reduce((most, { per, qty }) => Math.max(most, Math.ceil(qty / per)), 0)
