/** What of a unit is covered: everything but the compressor, and the compressor. */
export const warrantyParts = ['sparepart', 'compressor'] as const
export type WarrantyPart = (typeof warrantyParts)[number]

/** The day a warranty counts from. `delivery` and `production` add the policy's days. */
export const startBases = ['purchase', 'retail', 'install', 'invoice', 'delivery', 'production'] as const
export type StartBasis = (typeof startBases)[number]

export type WarrantyPolicy = {
  policy_code: string
  brand_code: string | null
  category_code: string | null
  item_code: string | null
  part: WarrantyPart
  months: number
  start_basis: StartBasis
  /** Days after the delivery or the production. */
  start_days: number
  needs_registration: boolean
  valid_from: string
  valid_to: string | null
}

type Reached = {
  brand_code: string | null
  category_code: string | null
  item_code: string | null
  /** The policy that the item itself names. */
  policy_code: string | null
}

/** How narrowly a policy reaches a unit, the higher the narrower; nothing where it does not. */
export const policyRank = (policy: WarrantyPolicy, unit: Reached): number | undefined => {
  if (policy.policy_code === unit.policy_code) return 5
  const meets = (wanted: string | null, is: string | null) => wanted === null || wanted === is
  if (
    !meets(policy.item_code, unit.item_code) ||
    !meets(policy.category_code, unit.category_code) ||
    !meets(policy.brand_code, unit.brand_code)
  )
    return undefined
  if (policy.item_code !== null) return 4
  return (policy.category_code === null ? 0 : 2) + (policy.brand_code === null ? 0 : 1)
}

type Key = Pick<WarrantyPolicy, 'policy_code' | 'brand_code' | 'category_code' | 'item_code' | 'part'> & {
  valid_from: string
  valid_to: string | null
}
const keyOf = ({ brand_code, category_code, item_code, part }: Key) =>
  JSON.stringify([brand_code, category_code, item_code, part])

/** Two policies for the same units, part and day would leave the warranty open. */
export const policiesOverlap = (a: Key, b: Key) =>
  a.policy_code !== b.policy_code &&
  keyOf(a) === keyOf(b) &&
  (a.valid_to === null || b.valid_from <= a.valid_to) &&
  (b.valid_to === null || a.valid_from <= b.valid_to)

export const policyCode = /^[A-Z0-9][A-Z0-9-]{2,29}$/
export const longestWarranty = 240
export const mostStartDays = 730

const standardMonths: readonly (readonly [category_code: string | null, sparepart: number, compressor: number])[] = [
  ['SPL', 36, 60],
  ['INV', 36, 120],
  ['MLT', 36, 120],
  ['CST', 24, 60],
  ['DCT', 24, 60],
  ['FLS', 24, 60],
  ['VRO', 24, 60],
  ['VRI', 24, 60],
  ['WPU', 12, 36],
  [null, 12, 12],
]

/** What the product begins with: months by category, counted from the proven purchase, else 90 days after the delivery. */
export const standardPolicies: readonly WarrantyPolicy[] = standardMonths.flatMap(
  ([category_code, sparepart, compressor]) =>
    (
      [
        ['sparepart', 'S', sparepart],
        ['compressor', 'C', compressor],
      ] as const
    ).map(([part, letter, months]) => ({
      policy_code: `WP-${category_code ?? 'ALL'}-${letter}`,
      brand_code: null,
      category_code,
      item_code: null,
      part,
      months,
      start_basis: 'purchase' as const,
      start_days: 90,
      needs_registration: false,
      valid_from: '2000-01-01',
      valid_to: null,
    })),
)
