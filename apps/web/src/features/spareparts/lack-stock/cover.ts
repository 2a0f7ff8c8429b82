import type { LackingDetail } from '@sejuk/contract/spareparts/lack-stock'

export type Cover = 'inHand' | 'asked' | 'incoming' | 'noPlan'

/** How each missing piece is covered, in the order of who waits: by stock, by an offered substitute, by what comes. */
export const coverOf = ({ orders, available, incoming }: Pick<LackingDetail, 'orders' | 'available' | 'incoming'>) => {
  let inHand = available
  let coming = incoming.reduce((sum, { qty }) => sum + qty, 0)
  return orders.flatMap(({ short, offered_item_code }) =>
    Array.from({ length: short }, (): Cover => {
      if (inHand > 0) {
        inHand -= 1
        return 'inHand'
      }
      if (offered_item_code) return 'asked'
      if (coming > 0) {
        coming -= 1
        return 'incoming'
      }
      return 'noPlan'
    }),
  )
}
