/**
 * What the order makes of pieces that did not arrive: expects them again, or gives them up. Of a set whose half arrived, the
 * missing unit is sent, or the half is taken back.
 */
export const adjustOutcomes = ['reopen', 'cancel'] as const
export type AdjustOutcome = (typeof adjustOutcomes)[number]
/** Where the units are that were short, or damaged: in the warehouse again, or gone. */
export const goodsWhereabouts = ['returned', 'lost'] as const
export type GoodsWhereabouts = (typeof goodsWhereabouts)[number]
