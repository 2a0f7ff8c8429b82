import { mapLayers } from '@sejuk/domain/projects/project-lists'
import { z } from 'zod'
import { told } from '../told.ts'

const layer = mapLayers.join('|')
/** What the map narrows by, and the list that shows the same projects. */
export const mapFilters = {
  /** Corners as `lat,lng;lat,lng;…`. */
  polygon: z
    .string()
    .max(4000)
    .regex(/^(-?\d{1,3}(\.\d{1,10})?,-?\d{1,3}(\.\d{1,10})?(;|$)){0,100}$/, told('choice-missing'))
    .default(''),
  /** A brand that bids for the same project. */
  competitor: z.string().trim().max(60).default(''),
}
/** Layers of the map, separated by commas; without any, whatever the list shows. */
export const onMap = z
  .string()
  .max(200)
  .regex(new RegExp(`^((${layer})(,(${layer}))*)?$`), told('not-in-list'))
  .default('')
