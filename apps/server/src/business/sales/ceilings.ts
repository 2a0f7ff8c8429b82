import type { Simulation } from '@sejuk/contract/sales/order-simulations'
import type { Viewer } from '@sejuk/domain/viewers'

/** Who sells or decides sees how much may be given; a buyer never does. */
export const seesCeiling = ({ permission }: Pick<Viewer, 'permission'>) => permission.has('Sales-Order-View-Ceiling')

const ofCeiling: readonly string[] = ['ladder-discount-above-allowed']

/** A simulated order as a buyer sees it. The most that may be spent of the own cashback stays. */
export const withoutCeiling = ({ ladder, objections, ...simulated }: Simulation): Simulation => {
  const { max_allowed_discount_include_tax: _most, over_allowed_amount: _over, lines, ...prices } = ladder
  return {
    ...simulated,
    objections: objections.filter(({ code }) => !ofCeiling.includes(code)),
    ladder: { ...prices, lines: lines.map(({ max_total_percent: _percent, ...line }) => line) },
  }
}
