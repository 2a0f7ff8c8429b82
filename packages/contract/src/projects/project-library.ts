import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { buildingUses } from '@sejuk/domain/projects/project-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'
import { mapFilters, onMap } from './map-filters.ts'
import { mostRupiah } from './project-form.ts'
import { listProjectLogs } from './project-logs.ts'

/** Both keys of the library: what became a project, or every log. */
export const libraryKeys = ['project-library-project', 'project-library-log'] as const

export const listProjectLibrary = endpoint('GET /api/project-library', {
  needs: 'Project-Log-View',
  input: listProjectLogs.input.extend({
    list: z.enum(libraryKeys).default('project-library-project'),
    brand: z.string().trim().max(60).default(''),
    business_unit_code: z.enum(businessUnitCodes).optional(),
    building_use: z.enum(buildingUses).optional(),
    consultant: z.string().max(200).default(''),
    contractor: z.string().max(200).default(''),
    least: wholeNumber('estimate', 0, mostRupiah).optional(),
    most: wholeNumber('estimate', 0, mostRupiah).optional(),
    ...mapFilters,
    on_map: onMap,
  }),
  data: listProjectLogs.data,
})
export const projectLibraryData = downloadable(listProjectLibrary, {
  module_name: 'project-library',
  needs: 'Project-Log-View',
})
