import type { getExplodedView } from '@sejuk/contract/catalogue/exploded-views'
import type { Data } from '@sejuk/contract/endpoint'
import { type BomType, bomTypes } from '@sejuk/domain/catalogue/parts-lists'

export type ViewDetail = Data<typeof getExplodedView>

export const isBomType = (text: string | undefined): text is BomType => bomTypes.some((type) => type === text)
