import type { ListedFrom } from '../platform/page-rules.ts'

export const installersListedFrom: ListedFrom = [
  [/^\/installation-bonus\/detail$/, '/installation-bonus-list'],
  [/^\/my-installation-bonus-detail$/, '/my-installation-bonus-list'],
  [/^\/[^/]+\/personal-installer-detail$/, '/personal-installer-list'],
]
