import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { cassetteIndoor, ductedIndoor, floorIndoor, wallIndoor } from './drawing/indoor-layouts.ts'
import type { Layout } from './drawing/layout.ts'
import { splitOutdoor, vrfOutdoor } from './drawing/outdoor-layouts.ts'

type Named = { name: string; layout: Layout }
const wall: Named = { name: 'wall', layout: wallIndoor }
const cassette: Named = { name: 'cassette', layout: cassetteIndoor }
const ducted: Named = { name: 'ducted', layout: ductedIndoor }
const floor: Named = { name: 'floor', layout: floorIndoor }

const indoor: Readonly<Record<string, Named>> = {
  SPL: wall,
  INV: wall,
  MLT: wall,
  CST: cassette,
  DCT: ducted,
  FLS: floor,
}
const splitCategories = ['SPL', 'INV', 'MLT', 'CST', 'DCT', 'FLS']

/** How a unit is drawn; water purifiers and VRF wall units have no drawing yet. */
export const layoutOf = (category_code: string, item_code: string, bom_type: BomType): Named | undefined => {
  if (bom_type === 'Indoor') {
    if (category_code !== 'VRI') return indoor[category_code]
    return item_code.includes('T/C') ? cassette : item_code.includes('PLS/') ? ducted : undefined
  }
  if (bom_type !== 'Outdoor') return undefined
  if (category_code === 'VRO') return { name: 'vrf', layout: vrfOutdoor }
  return splitCategories.includes(category_code) ? { name: 'outdoor', layout: splitOutdoor } : undefined
}
