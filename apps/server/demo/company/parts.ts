import type { Part } from '../part.ts'
import { loadSettingChanges } from './load-setting-changes.ts'

export const companyDemo: readonly Part[] = [{ name: 'setting-changes', load: loadSettingChanges }]
