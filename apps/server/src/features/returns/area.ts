import type { Area } from '../../platform/area.ts'
import { returnPhotosOf } from './return-requests/attachments.ts'
import { returnExport } from './return-requests/export.ts'
import { returnRequestRoutes } from './return-requests/routes.ts'
import { returnSearch } from './return-requests/search.ts'
import { returnWaitingKinds } from './return-requests/waiting.ts'
import { rmaPhotosOf } from './rma-requests/attachments.ts'
import { closeCreditedExchange } from './rma-requests/commands.ts'
import { rmaExport } from './rma-requests/export.ts'
import { rmaLateUnits } from './rma-requests/late-units.ts'
import { rmaRequestRoutes } from './rma-requests/routes.ts'
import { rmaSearch } from './rma-requests/search.ts'
import { rmaWaiting } from './rma-requests/waiting.ts'
import { claimExport } from './vendor-claims/export.ts'
import { vendorClaimRoutes } from './vendor-claims/routes.ts'

export const returnsArea: Area = {
  features: [returnRequestRoutes, rmaRequestRoutes, vendorClaimRoutes],
  exports: [returnExport, rmaExport, claimExport],
  attachments: [returnPhotosOf, rmaPhotosOf],
  waiting: [...returnWaitingKinds, rmaWaiting],
  search: [returnSearch, rmaSearch],
  workers: [rmaLateUnits],
  effects: [closeCreditedExchange],
}
