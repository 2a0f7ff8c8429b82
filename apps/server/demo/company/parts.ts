import type { Part } from '../part.ts'
import { loadKwitansi } from './load-kwitansi.ts'
import { loadLegalEntities } from './load-legal-entities.ts'
import { loadSettingChanges } from './load-setting-changes.ts'

export const companyDemo: readonly Part[] = [
  { name: 'legal-entities', load: loadLegalEntities },
  { name: 'kwitansi', load: loadKwitansi },
  { name: 'setting-changes', load: loadSettingChanges },
]
