import type { Part } from '../part.ts'
import { loadKwitansi } from './load-kwitansi.ts'
import { loadLegalEntities } from './load-legal-entities.ts'
import { loadSettingChanges } from './load-setting-changes.ts'

/** Who sells: tax invoices name them. */
export const companiesDemo: readonly Part[] = [{ name: 'legal-entities', load: loadLegalEntities }]
export const companyDemo: readonly Part[] = [
  { name: 'kwitansi', load: loadKwitansi },
  { name: 'setting-changes', load: loadSettingChanges },
]
