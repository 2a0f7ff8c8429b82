/** What a branch uses a warehouse for: goods to sell, spare parts, or returns. */
export const branchWarehousePurposes = ['sales', 'sparepart', 'return'] as const
export type BranchWarehousePurpose = (typeof branchWarehousePurposes)[number]

type Warehouse = { is_active: boolean; is_sparepart: boolean }

export const whyNotServe = (purpose: BranchWarehousePurpose, warehouse: Warehouse): string | undefined => {
  if (!warehouse.is_active) return 'An inactive warehouse serves no branch'
  if (purpose === 'sparepart' && !warehouse.is_sparepart) return 'This warehouse keeps no spare parts'
  return undefined
}

/** A changed warehouse must still serve the branches that use it. */
export const whyKeepServing = (
  next: Warehouse,
  purposes: readonly BranchWarehousePurpose[],
): { field: 'is_active' | 'is_sparepart'; message: string } | undefined => {
  if (!next.is_active && purposes.length > 0)
    return { field: 'is_active', message: 'Branches still use this warehouse' }
  if (!next.is_sparepart && purposes.includes('sparepart'))
    return { field: 'is_sparepart', message: 'Branches still take spare parts from this warehouse' }
  return undefined
}
